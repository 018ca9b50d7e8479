import type { Language } from '@palank/routes'
import { pictureOf } from '~/model/picture.ts'
import type { MenuEntry, PageShell, SocialLink } from './shell.ts'

const entry = (id: string, name: string, href?: string, children: MenuEntry[] = []): MenuEntry => ({
  id,
  name,
  href,
  children,
  parentID: null,
  createdAt: null,
  external: href?.startsWith('https://') ?? false,
})

const main: Record<Language, MenuEntry[]> = {
  hu: [
    entry('news', 'Hírek', '/hirek'),
    entry('teams', 'Csapatok', '/csapat', [
      entry('senior', 'Felnőtt', undefined, [entry('first', 'Férfi NB I. A', '/csapat/1')]),
      entry('academy', 'Akadémia', '/oldalak/akademia', [entry('u23', 'U23', '/csapat/16')]),
    ]),
    entry('club', 'Klub', undefined, [entry('about', 'Rólunk', '/oldalak/rolunk')]),
  ],
  en: [
    entry('news', 'News', '/news'),
    entry('teams', 'Teams', '/team', [
      entry('senior', 'Senior', undefined, [entry('first', 'Men’s NB I A', '/team/1')]),
      entry('academy', 'Academy', '/page/academy', [entry('u23', 'U23', '/team/16')]),
    ]),
    entry('club', 'Club', undefined, [entry('about', 'About us', '/page/about-us')]),
  ],
}

const words: Record<Language, { tickets: string; shop: string; fans: string; imprint: string }> = {
  hu: { tickets: 'Jegyek', shop: 'Webshop', fans: 'Szurkolóknak', imprint: 'Impresszum' },
  en: { tickets: 'Tickets', shop: 'Shop', fans: 'For fans', imprint: 'Imprint' },
}

const popupPicture = pictureOf({
  public_url: '/files/popup.webp',
  alt: 'Hazai meccs. Ott a helyed.',
  name: 'popup.webp',
  width: 800,
  height: 1000,
  focal: { x: 50, y: 50 },
  avif: [],
  sources: [],
  thumbnails: { small: null, medium: null, large: null },
})

const social: SocialLink[] = [
  { name: 'facebook', href: 'https://facebook.example/dunaisunok' },
  { name: 'googlemaps', href: 'https://maps.example/duna-arena' },
]

export function exampleShell(language: Language): PageShell {
  const { tickets, shop, fans, imprint } = words[language]
  const extension = [
    entry('tickets', tickets, language === 'hu' ? '/oldalak/jegyek' : '/page/tickets'),
    entry('shop', shop, 'https://bolt.example'),
  ]
  return {
    language,
    main: main[language],
    extension,
    footer: {
      key: 'example',
      value: {
        language,
        menus: [{ id: 'footer', name: fans, entries: extension }],
        contact: {
          address: '2400 Dunaszeg, Sportcsarnok utca 1.',
          phone: { text: '+36 25 400 1958', href: 'tel:+36254001958' },
          other: { html: '<p>Hétköznap 9 és 16 óra között</p>', language: 'hu' },
        },
        social,
        partners: [
          {
            key: '1',
            name: 'Hídvár Bank',
            href: 'https://hidvarbank.example',
            logo: { src: '/files/hidvar.svg', width: 240, height: 72 },
          },
        ],
        page: { html: `<p><a href="/x">${imprint}</a></p>`, language },
      },
    },
    club: { address: '2400 Dunaszeg, Sportcsarnok utca 1.', phone: '+36 25 400 1958', social },
    popup: { id: 1, href: '/oldalak/jegyek', picture: popupPicture },
    meta: { title: null, description: null, ogTitle: null, ogDescription: null },
  }
}
