import { eveningBefore, type Language, thumbnails, type Wire } from './language.ts'

const locales = { hu: 'hu_HU', en: 'en_GB' }

type Entry = { name: string; type: string; link?: string; page?: string; children?: Entry[] }

/** Items have no id, so `parent_id` only says that there is a parent. */
const itemsOf = (language: Language, entries: Entry[], parent: number | null = null): Wire[] =>
  entries.map(({ name, type, link, page, children = [] }, index) => ({
    name,
    order: index + 1,
    type,
    link: link ?? null,
    locale: locales[language],
    page: page ? { slug: page } : null,
    parent_id: parent,
    created_at: eveningBefore(100 + index),
    children: itemsOf(language, children, index + 1),
  }))

const menus = {
  hu: {
    main: [
      { name: 'Híreink', type: 'internal_url', link: '/hirek' },
      {
        name: 'Egyesület',
        type: 'internal_url',
        children: [
          {
            name: 'Történetünk',
            type: 'static_page',
            page: 'klubtortenet',
            children: [{ name: 'Edzéseink', type: 'static_page', page: 'edzesi-idopontok' }],
          },
        ],
      },
      { name: 'Jegypénztár', type: 'external_url', link: 'jegy.example/bastya' },
      { name: 'Szövetség', type: 'external', link: 'https://szovetseg.example' },
    ],
    extension: [{ name: 'Webáruház', type: 'external_url', link: 'bolt.example' }],
    footer: [{ name: 'Galériáink', type: 'internal_url', link: 'galeria' }],
    other: [{ name: 'Sajtóanyag', type: 'external', link: 'https://sajto.example' }],
    names: ['Főmenü', 'Fejléc', 'Tovább', 'Sajtó'],
  },
  en: {
    main: [
      { name: 'Our news', type: 'internal_url', link: '/news' },
      {
        name: 'The club',
        type: 'internal_url',
        children: [
          {
            name: 'Our history',
            type: 'static_page',
            page: 'history-of-the-club',
            children: [{ name: 'Our practices', type: 'static_page', page: 'training-times' }],
          },
        ],
      },
      { name: 'Ticket office', type: 'external_url', link: 'jegy.example/bastya' },
      { name: 'Federation', type: 'external', link: 'https://szovetseg.example' },
    ],
    extension: [{ name: 'Web shop', type: 'external_url', link: 'bolt.example' }],
    footer: [{ name: 'Our galleries', type: 'internal_url', link: 'gallery' }],
    other: [{ name: 'Press kit', type: 'external', link: 'https://sajto.example' }],
    names: ['Main menu', 'Header', 'More', 'Press'],
  },
} satisfies Record<Language, Record<string, Entry[] | string[]>>

export function menusOf(language: Language): Wire[] {
  const { main, extension, footer, other, names } = menus[language]
  const all: [slug: string, place: string, entries: Entry[]][] = [
    ['main', 'main', main],
    ['header-extension', 'header-extension', extension],
    ['footer-more', 'footer', footer],
    ['footer-press', 'footer', other],
  ]
  return all.map(([slug, place, entries], index) => ({
    slug,
    place,
    name: names[index],
    order: index + 1,
    items: itemsOf(language, entries),
  }))
}

const settings = {
  hu: {
    title: 'Bástya Kosárlabda Klub',
    description: 'A Bástya Kosárlabda Klub honlapja',
    address: '6000 Bástyaváros, Fő tér 1.',
    other: '<p>Nyitva hétköznap 9 és 17 óra között</p>',
  },
  en: {
    title: 'Bástya Basketball Club',
    description: 'The site of Bástya Basketball Club',
    address: 'Fő tér 1, 6000 Bástyaváros, Hungary',
    other: '<p>Open from 9 to 17 on weekdays</p>',
  },
}

export const socialAddresses = {
  facebook: 'https://facebook.example/bastya',
  instagram: 'https://instagram.example/bastya',
  youtube: 'https://youtube.example/bastya',
  googlemaps: 'https://maps.example/bastya',
  twitter: 'https://twitter.example/bastya',
}

export const phone = '+36 20 555 0100'
export const settingTexts = (language: Language) => settings[language]

/** Section 3, "Setting": two types with the listed names. */
export function settingsOf(language: Language): Wire[] {
  const { title, description, address, other } = settings[language]
  const social = (name: string, value: string) => ({ setting_type: 'social-media-settings', name, value })
  const page = (name: string, value: string) => ({ setting_type: 'page-settings', name, value })
  return [
    social('og:title', `${title}, og`),
    social('og:description', `${description}, og`),
    page('title', title),
    page('description', description),
    ...Object.entries(socialAddresses).map(([name, value]) => social(name, value)),
    page('address', address),
    page('phone', phone),
    page('other', other),
  ]
}

/** Some have `url`, some `link`; a logo has only its small thumbnail. */
export const sponsors: Wire[] = ['Malom Pékség', 'Toronyóra Biztosító', 'Kavics Építő', 'Nyárfa Fürdő'].map(
  (title, index) => ({
    ...(index % 2 === 0
      ? { url: `https://sponsor-${index + 1}.example` }
      : { link: `sponsor-${index + 1}.example` }),
    sponsor_logo: { thumbnails: { small: `/files/sponsor-${index + 1}-small.png` } },
    title,
  }),
)

const bannerTitles = {
  hu: ['Bérletek a nyári áron', 'Csatlakozz a szurkolókhoz'],
  en: ['Season tickets at summer prices', 'Join the supporters'],
}

export const bannersOf = (language: Language): Wire[] =>
  ['home-below-prev-matches', 'news-top'].map((position, index) => ({
    url: `https://banner-${index + 1}.example`,
    banner_image: { public_url: `/files/banner-${index + 1}.jpg` },
    alt: bannerTitles[language][index],
    title: bannerTitles[language][index],
    position,
    thumbnails: thumbnails(`banner-${index + 1}`),
  }))

export const popupOf = (language: Language): Wire => ({
  id: 5,
  url: 'https://popup.example',
  banner_image: { public_url: '/files/popup.jpg' },
  alt: language === 'hu' ? 'Szombaton rangadó' : 'Derby on Saturday',
  visible: true,
})

/** The words of section 9, by the English one. */
const words = {
  hu: {
    home: 'kezdo',
    news: 'hirek',
    gallery: 'galeria',
    information: 'informacio',
    test: 'teszt',
    team: 'csapat',
    player: 'jatekos',
    page: 'oldalak',
    video: 'media',
    search: 'kereses',
  },
  en: {
    home: 'home',
    news: 'news',
    gallery: 'gallery',
    information: 'information',
    test: 'test',
    team: 'team',
    player: 'player',
    page: 'page',
    video: 'video',
    search: 'search',
  },
}

export const serverConfig: Wire = {
  default_lang: 'hu',
  menu_lang: 'hu',
  available_lang_array: [
    { alpha2: 'hu', resources: words.hu },
    { alpha2: 'en', resources: words.en },
  ],
}
