import type { Page, PageItem } from '@palank/contract/page'
import { type InformationLink, informationLinks } from './information.ts'
import { type StaticPageView, staticPageView } from './page.ts'

export const examplePage: Page = {
  id: 2,
  lang: 'hu',
  title: 'Tagdíjfizetési szabályzat',
  slug: 'tagdijfizetesi-szabalyzat',
  slugs: { hu: 'tagdijfizetesi-szabalyzat', en: 'membership-fee-rules' },
  listed: true,
  body: [
    '<p>A szabályzat az utánpótlás csapataiban sportoló játékosok tagdíjfizetésének rendjét tartalmazza.</p>',
    '<h2>Díjak korosztályonként</h2><table><tbody><tr><th>Korosztály</th><th>Havi díj</th></tr>',
    '<tr><td>U11, U12</td><td>12 000 Ft</td></tr></tbody></table>',
    '<h2>Kedvezmények</h2><ul><li>Testvérkedvezmény: a második gyermektől 30 százalék.</li></ul>',
    '<h2>Fizetés módja</h2><p>A díj bankkártyával vagy átutalással rendezhető.</p>',
    '<h2>Kérdések &amp; válaszok</h2><p>Írj az irodának.</p>',
  ].join(''),
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

export const exampleStaticPage = staticPageView(examplePage, 'hu') as StaticPageView
export const exampleInformation: InformationLink[] = informationLinks(examplePages, 'hu')
