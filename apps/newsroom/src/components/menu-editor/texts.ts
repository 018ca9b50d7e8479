import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { Problem } from '../../menu-editor/drawn-menu.ts'

export const texts = {
  choose: bilingual('Válassz képernyőt…', 'Choose a screen…'),
  screens: bilingual('Az oldal képernyői', 'Screens of the site'),
  teams: bilingual('Csapataink', 'Our teams'),
  typed: bilingual('Más cím az oldalon…', 'Another address of the site…'),
  typedHint: bilingual(
    'Nyisd meg az oldalon, amire gondolsz, és másold ide a címéből azt, ami a klub címe után áll.',
    'Open the page that you mean on the site, and copy here what stands after the club’s address.',
  ),
  unnamed: bilingual('Felirat nélkül', 'Without a label'),
  leadsTo: bilingual('ide vezet:', 'leads to:'),
  page: bilingual('oldal', 'page'),
  looking: bilingual('keresem…', 'looking…'),
  preview: bilingual('Így látszik az oldalon', 'How it looks on the site'),
  languages: {
    hu: bilingual('Magyarul', 'In Hungarian'),
    en: bilingual('Angolul', 'In English'),
  },
  nothing: bilingual(
    'Ezen a nyelven még üres. Vegyél fel egy menüpontot felirattal, és válaszd ki, hová vezessen.',
    'Still empty in this language. Add an item with a label, and choose where it leads to.',
  ),
  loading: bilingual('Betöltöm…', 'Loading…'),
  leftOut: bilingual('Kimarad', 'Left out'),
  broken: bilingual('Elromlott', 'Broken'),
  afterSave: bilingual(
    'A másik nyelv a mentés után frissül.',
    'The other language is updated when you save.',
  ),
}

/** The places of menus, and what stands there without one. */
export const placeTexts: { place: string; name: Bilingual; empty: Bilingual }[] = [
  {
    place: 'main',
    name: bilingual('Főmenü', 'Main menu'),
    empty: bilingual(
      'Most az oldal saját részei állnak a fejlécben. Készíts menüt, ha mást szeretnél.',
      'The site’s own sections stand in the header now. Make a menu if you want something else.',
    ),
  },
  {
    place: 'header-extension',
    name: bilingual('Fejléc kiegészítő menüje', 'Header extension'),
    empty: bilingual('Most semmi sem áll itt.', 'Nothing stands here now.'),
  },
  {
    place: 'footer',
    name: bilingual('Lábléc', 'Footer'),
    empty: bilingual('Ebben az oszlopban most nincs saját menü.', 'This column has no menu of its own now.'),
  },
  {
    place: 'footer-2',
    name: bilingual('Lábléc, második oszlop', 'Footer, second column'),
    empty: bilingual('Ebben az oszlopban most nincs saját menü.', 'This column has no menu of its own now.'),
  },
  {
    place: 'footer-3',
    name: bilingual('Lábléc, harmadik oszlop', 'Footer, third column'),
    empty: bilingual('Ebben az oszlopban most nincs saját menü.', 'This column has no menu of its own now.'),
  },
]

export const listTexts = {
  title: bilingual('Menük', 'Menus'),
  lead: bilingual('Helyenként, ahogy az oldalon állnak.', 'By their places, as they stand on the site.'),
  create: bilingual('Új menü', 'New menu'),
  createHere: bilingual('Menü készítése', 'Make a menu'),
}

export const itemCount = (count: number): Bilingual =>
  bilingual(`${count} menüpont`, count === 1 ? '1 item' : `${count} items`)

export const problemTexts: Record<Problem, Bilingual> = {
  no_label: bilingual('nincs felirata ezen a nyelven', 'it has no label in this language'),
  no_target: bilingual('nem vezet sehová: válaszd ki, hová', 'it leads nowhere: choose where'),
  no_page: bilingual('nincs kiválasztva, melyik oldal', 'no page is chosen'),
  page_gone: bilingual('az oldala már nincs meg: válassz másikat', 'its page is gone: choose another one'),
  page_hidden: bilingual(
    'az oldala nincs kint: előbb tedd közzé',
    'its page is not public: publish it first',
  ),
  nowhere: bilingual(
    'ezen a címen nincs semmi: válassz a listából',
    'nothing is at this address: choose from the list',
  ),
  hidden_document: bilingual(
    'amire mutat, nincs kint vagy már nincs meg',
    'what it points to is not public or is gone',
  ),
  other_language: bilingual('a másik nyelv oldalára visz', 'it leads to the other language’s page'),
}

/** Short enough for a chip in a row. */
export const problemChips: Record<Problem, Bilingual> = {
  no_label: bilingual('nincs felirat', 'no label'),
  no_target: bilingual('nincs cél', 'no target'),
  no_page: bilingual('nincs cél', 'no target'),
  page_gone: bilingual('már nincs meg', 'gone'),
  page_hidden: bilingual('nincs kint', 'not public'),
  nowhere: bilingual('rossz cím', 'wrong address'),
  hidden_document: bilingual('nincs kint', 'not public'),
  other_language: bilingual('másik nyelv', 'other language'),
}
