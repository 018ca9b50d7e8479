import { type Bilingual, bilingual } from '../../bilingual.ts'
import type { BoardCollection, Reason, Standing } from '../../boards/standing.ts'

type BoardTexts = { title: Bilingual; lead: Bilingual; create: Bilingual; empty: Bilingual }

export const boardTexts: Record<BoardCollection, BoardTexts> = {
  sponsors: {
    title: bilingual('Szponzorok', 'Sponsors'),
    lead: bilingual(
      'Ebben a sorrendben állnak az oldalon. Húzd a számánál fogva, vagy lépj a nyilakkal; azonnal mentem.',
      'They stand on the site in this order. Drag by the number, or step with the arrows; it is saved at once.',
    ),
    create: bilingual('Új szponzor', 'New sponsor'),
    empty: bilingual(
      'Még nincs szponzor. Az első logója a kezdőlapra és a láblécbe kerül.',
      'No sponsor yet. The mark of the first one goes to the home page and the footer.',
    ),
  },
  banners: {
    title: bilingual('Bannerek', 'Banners'),
    lead: bilingual(
      'Helyenként, az oldal sorrendjében. Húzd a számánál fogva, vagy lépj a nyilakkal; azonnal mentem.',
      'By their places, in the order of the site. Drag by the number, or step with the arrows; it is saved at once.',
    ),
    create: bilingual('Új banner', 'New banner'),
    empty: bilingual(
      'Még nincs banner. Egy fekvő kép kell hozzá, és hogy hová vezessen.',
      'No banner yet. It needs a landscape picture, and where it leads to.',
    ),
  },
  popups: {
    title: bilingual('Üdvözlő ablakok', 'Welcome popups'),
    lead: bilingual(
      'Egy látogató naponta egyszer látja. Egyszerre egy van kint: a legutóbb mentett.',
      'A visitor sees it once a day. One is out at a time: the one saved last.',
    ),
    create: bilingual('Új üdvözlő ablak', 'New welcome popup'),
    empty: bilingual(
      'Még nincs üdvözlő ablak. Egy álló kép kell hozzá, és hogy mikor látsszon.',
      'No welcome popup yet. It needs a portrait picture, and when to show it.',
    ),
  },
}

export const placeTexts: Record<string, { name: Bilingual; shows: Bilingual }> = {
  'home-below-prev-matches': {
    name: bilingual('Kezdőlap', 'Home page'),
    shows: bilingual(
      'a lejátszott meccsek alatt, egyszerre egy látszik',
      'below the previous matches, one is shown at a time',
    ),
  },
  'news-list-side': {
    name: bilingual('Hírlista', 'News list'),
    shows: bilingual('a hírek mellett, mindegyik látszik', 'beside the news, all of them are shown'),
  },
  schedule: {
    name: bilingual('Mérkőzések', 'Matches'),
    shows: bilingual('a meccsek alatt, egyszerre egy látszik', 'below the matches, one is shown at a time'),
  },
  'page-bottom': {
    name: bilingual('Oldalak alja', 'Bottom of pages'),
    shows: bilingual('egyszerre egy látszik', 'one is shown at a time'),
  },
}

export const texts = {
  table: bilingual('Táblázat', 'Table'),
  cards: bilingual('Kártyák', 'Cards'),
  trash: bilingual('Kuka', 'Trash'),
  nothingHere: bilingual('Ezen a helyen még nincs semmi.', 'Nothing at this place yet.'),
  without: bilingual('nincs kép', 'no picture'),
  notAll: bilingual(
    'Ennyi nem fér ide: itt csak az eleje látszik, és nem rendezhető. A többit a táblázatban találod.',
    'There are too many: these are the first ones, and they cannot be sorted here. The table has the rest.',
  ),
  saving: bilingual('Mentem a sorrendet…', 'Saving the order…'),
  failed: bilingual(
    'Nem sikerült menteni, a régi sorrend maradt. Próbáld újra.',
    'Saving failed, the old order stays. Try again.',
  ),
  earlier: bilingual('Előrébb', 'Earlier'),
  later: bilingual('Hátrébb', 'Later'),
  written: bilingual('magyarul kész', 'Hungarian is ready'),
  englishReady: bilingual('angolul kész', 'English is ready'),
  englishMissing: bilingual('angolul nincs, a magyar látszik', 'no English, the Hungarian is shown'),
  noLink: bilingual('Nem vezet sehová.', 'It leads nowhere.'),
  noTitle: bilingual('Felirat nélkül', 'Without a title'),
  afterSave: bilingual('Mentés után így lesz:', 'After saving it will be so:'),
}

export const placeSaved = (title: string, place: number, count: number): Bilingual =>
  bilingual(`Mentve. ${title}: ${place}. hely, összesen ${count}.`, `Saved. ${title}: ${place} of ${count}.`)

export const handleLabel = (title: string, place: number): Bilingual =>
  bilingual(
    `${place}. hely: ${title}. Húzd, vagy lépj az Alt és a nyilak billentyűivel.`,
    `Place ${place}: ${title}. Drag it, or step with Alt and the arrow keys.`,
  )

export const stepLabel = (direction: 'earlier' | 'later', title: string): Bilingual =>
  bilingual(`${texts[direction].hu}: ${title}`, `${texts[direction].en}: ${title}`)

export const stateTexts: Record<Standing['state'], Bilingual> = {
  shown: bilingual('Kint van', 'Live'),
  behind: bilingual('Sorra vár', 'In line'),
  waiting: bilingual('Időzítve', 'Scheduled'),
  hidden: bilingual('Nem látszik', 'Not shown'),
}

type Times = { from: string; until: string }

const reasonTexts: Record<Reason, (times: Times) => Bilingual> = {
  off: () => bilingual('Ki van kapcsolva: pipáld be, hogy „Látható”.', 'It is switched off: tick “Visible”.'),
  not_begun: ({ from }) => bilingual(`Magától jelenik meg: ${from}.`, `It appears by itself: ${from}.`),
  over: ({ until }) =>
    bilingual(
      `Lejárt: ${until}. Adj meg későbbi véget, vagy töröld a dátumot.`,
      `It is over: ${until}. Give a later end, or clear the date.`,
    ),
  dates_crossed: () =>
    bilingual(
      'Előbb ér véget, mint ahogy elkezdődik. Javítsd a két dátumot.',
      'It ends before it begins. Correct the two dates.',
    ),
  no_picture: () =>
    bilingual('Nincs képe. Válassz vagy tölts fel egyet.', 'It has no picture. Choose or upload one.'),
  picture_gone: () =>
    bilingual(
      'A képe a kukában van, vagy már nincs meg. Válassz másikat.',
      'Its picture is in the trash or gone. Choose another one.',
    ),
  not_cleared: () =>
    bilingual(
      'A képén felismerhető gyermek van, és még nem közölhető. Ha megvan az engedély, jelöld közölhetőnek a Képtárban.',
      'A child can be recognised on its picture, which is not cleared yet. If you have permission, mark it as cleared under Pictures.',
    ),
  no_consent: () =>
    bilingual(
      'A képén kiskorú játékos van, akinek nincs hozzájárulása a képeihez. Válassz másik képet, vagy kérj hozzájárulást a gyermekvédelmi felelőstől.',
      'Its picture shows a minor without consent for pictures. Choose another one, or ask the child protection officer for a consent.',
    ),
}

export const reasonText = (reason: Reason, times: Times): Bilingual => reasonTexts[reason](times)

export const behindText = (collection: BoardCollection, title: string): Bilingual =>
  collection === 'popups'
    ? bilingual(
        `Most ez van kint: ${title}. Ha ezt szeretnéd, nyisd meg és mentsd el újra.`,
        `This one is out now: ${title}. If you want this one, open it and save it again.`,
      )
    : bilingual(
        `Itt most ez látszik: ${title}. Ha ezt szeretnéd, tedd elé.`,
        `This one is shown here now: ${title}. If you want this one, put it first.`,
      )
