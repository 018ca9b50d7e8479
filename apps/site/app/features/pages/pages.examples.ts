import type { Page, PageItem } from '@palank/contract/page'
import type { CleanPage, PageText } from '~/model/rich-text.ts'
import { type InformationLink, informationLinks } from './information.ts'
import { type StaticPageView, staticPageView } from './page.ts'

const lead =
  '<p>A szabályzat az utánpótlás csapataiban sportoló játékosok tagdíjfizetésének rendjét tartalmazza.</p>'
const sections = [
  { id: 'part-dijak', title: 'Díjak', content: '<p>A havi díj 12 000 Ft.</p>' },
  {
    id: 'part-kedvezmenyek',
    title: 'Kedvezmények',
    content: '<ul><li>Testvérkedvezmény: a második gyermektől 30 százalék.</li></ul>',
  },
  {
    id: 'part-fizetes-modja',
    title: 'Fizetés módja',
    content: '<p>A díj bankkártyával vagy átutalással rendezhető.</p>',
  },
  { id: 'part-kerdesek', title: 'Kérdések', content: '<p>Írj az irodának.</p>' },
]

export const examplePage: Page = {
  id: 2,
  lang: 'hu',
  title: 'Tagdíjfizetési szabályzat',
  slug: 'tagdijfizetesi-szabalyzat',
  slugs: { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
  listed: true,
  body: [lead, ...sections.map(({ title, content }) => `<h2>${title}</h2>${content}`)].join(''),
  cover_image: null,
  documents: [
    {
      name: 'Szabályzat teljes szövege',
      store_path: '/files/documents/szabalyzat.pdf',
      mime_type: 'application/pdf',
      size: 310_000,
    },
  ],
  meta_title: null,
  meta_description: null,
  og_title: null,
  og_description: null,
}

const html = sections.map(({ id, title, content }) => `<h2 id="${id}">${title}</h2>${content}`).join('')

export const examplePageText: PageText = {
  html: examplePage.body,
  wordCount: 36,
  lead,
  plainText:
    'A szabályzat az utánpótlás csapataiban sportoló játékosok tagdíjfizetésének rendjét tartalmazza.',
  headings: sections.map(({ id, title }) => ({ id, text: title })),
  parts: [{ kind: 'html', html }],
}

/** The page after the border. */
export const exampleCleanPage: CleanPage = { ...examplePage, body: examplePageText }

const item = (id: number, title: string, hu: string, en: string | null): PageItem => ({
  id,
  lang: 'hu',
  title,
  slug: hu,
  slugs: { hu, en },
  listed: true,
})

export const examplePages: PageItem[] = [
  item(6, 'Lábléc', 'footer', 'footer'),
  item(9, 'Zászlók', 'zaszlok', null),
  item(8, 'Ősök', 'osok', null),
  item(7, 'Orvosi szoba', 'orvosi-szoba', null),
  item(5, 'Edzési időpontok', 'edzesi-idopontok', 'training-times'),
  item(1, 'TAO-tájékoztató', 'tao-tajekoztato', 'tao-information'),
  { ...item(10, 'Rejtett', 'rejtett', null), listed: false },
]

export const exampleStaticPage = staticPageView(exampleCleanPage, 'hu') as StaticPageView
export const exampleInformation: InformationLink[] = informationLinks(examplePages, 'hu')
