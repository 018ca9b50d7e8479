import type { Language, Wire } from './content/language.ts'
import {
  articleOf,
  articlesOf,
  bodyOf,
  categoriesOf,
  documentsOf,
  filesInGallery,
  galleriesOf,
  highlightOf,
  leadOf,
  pagesOf,
  tagsOf,
  videosOf,
  youtubeIdOf,
} from './content/reading.ts'
import { foundPlayers, people } from './content/sport.ts'
import {
  type Expectation,
  expectInData,
  expectText,
  imageOf,
  linkTo,
  pathOf,
  type Screen,
} from './expectations.ts'

type Kind = 'article' | 'gallery' | 'video'
const words = { article: 'news', gallery: 'gallery', video: 'video' } as const

/** A list item: title, picture and link. */
function tile(kind: Kind, language: Language, item: Wire): Expectation[] {
  const name = String(item.title ?? item.name)
  const key = kind === 'article' ? String(item.slug) : Number(item.id)
  const file = (item.cover_image as Wire).name as string
  return expectText(kind, name, name, imageOf(file), linkTo(pathOf(language, words[kind], key)))
}

/** A list item without a picture. */
const textTile = (language: Language, { title, slug }: Wire): Expectation[] =>
  expectText('article', String(title), String(title), linkTo(pathOf(language, 'news', String(slug))))

const tiles = (kind: Kind, language: Language, items: Wire[]) =>
  items.flatMap((item) => tile(kind, language, item))

const html = (path: string, expectations: Expectation[]): Screen => ({
  path,
  type: 'text/html',
  expectations,
})

const metaExpectations = (kind: string, item: Wire): Expectation[] => [
  ...expectText(kind, String(item.title), String(item.meta_title), `content="${item.meta_description}"`),
  ...expectText(kind, String(item.title), `content="${item.og_title}"`, `content="${item.og_description}"`),
]

const categories = (language: Language) =>
  categoriesOf(language).flatMap(({ name }) => expectText('category', String(name), String(name)))
const tags = (language: Language) =>
  tagsOf(language).flatMap(({ name }) => expectText('tag', String(name), String(name)))

function articlePage(language: Language, item: Wire): Screen {
  const detail = articleOf(language, String(item.slug)) ?? {}
  const title = String(item.title)
  return html(pathOf(language, 'news', String(item.slug)), [
    ...expectText('article', title, title, leadOf(language, title), bodyOf(language, title)),
    ...expectText('article', title, imageOf((item.cover_image as Wire).name as string)),
    ...metaExpectations('article', detail),
    ...categories(language),
    ...tags(language),
    ...tiles('article', language, (detail.related_articles as Wire[]).slice(0, 4)),
    ...documentsOf(language).flatMap(({ name, store_path }) =>
      expectText('document', String(name), String(name), linkTo(String(store_path))),
    ),
  ])
}

function newsScreens(language: Language): Screen[] {
  const all = articlesOf(language)
  const path = pathOf(language, 'news')
  const [first] = categoriesOf(language)
  const inFirst = all.filter((_, index) => index % 2 === 0)
  return [
    html(path, [
      ...tiles('article', language, all.slice(0, 4)),
      // The latest eight have no pictures, and no article is listed twice.
      ...all.slice(4, 12).flatMap((article) => textTile(language, article)),
      ...categories(language),
    ]),
    html(`${path}?page=2`, tiles('article', language, all.slice(12))),
    html(`${path}?category=${first?.slug}`, tiles('article', language, inFirst)),
    ...all.map((article) => articlePage(language, article)),
  ]
}

const filesOf = (id: number, from: number, to: number): Expectation[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `gallery-${id}-file-${from + index}`).flatMap((file) =>
    expectText('gallery file', file, imageOf(file)),
  )

function galleryScreens(language: Language): Screen[] {
  const all = galleriesOf(language)
  const path = pathOf(language, 'gallery')
  return [
    html(path, tiles('gallery', language, all.slice(0, 12))),
    html(`${path}?page=2`, tiles('gallery', language, all.slice(12))),
    ...all.flatMap((gallery) => {
      const id = Number(gallery.id)
      const name = String(gallery.name)
      const about = [...expectText('gallery', name, name, leadOf(language, name))]
      // The lightbox pages through the whole gallery, whichever page is open.
      const lastFile = expectInData('gallery', name, `gallery-${id}-file-${filesInGallery}`)
      return [
        html(`${path}/${id}`, [...about, ...lastFile, ...filesOf(id, 1, 12)]),
        html(`${path}/${id}?page=2`, [...about, ...filesOf(id, 13, filesInGallery)]),
      ]
    }),
  ]
}

function videoScreens(language: Language): Screen[] {
  const all = videosOf(language)
  const path = pathOf(language, 'video')
  return [
    html(path, tiles('video', language, all.slice(0, 15))),
    html(`${path}?page=2`, tiles('video', language, all)),
    ...all.map((video, index) => {
      const id = Number(video.id)
      const name = String(video.name)
      const related = [...all, ...all].slice(index + 1, index + 4)
      return html(`${path}/${id}`, [
        ...expectText('video', name, name, leadOf(language, name), imageOf(`video-${id}`)),
        ...expectInData('video', name, youtubeIdOf(id)),
        ...categories(language),
        ...tags(language),
        ...tiles('video', language, related),
      ])
    }),
  ]
}

const pageScreens = (language: Language): Screen[] =>
  pagesOf(language)
    .filter(({ slug }) => slug !== 'footer')
    .map((page) => {
      const title = String(page.title)
      return html(pathOf(language, 'page', String(page.slug)), [
        ...expectText('page', title, title, bodyOf(language, title)),
        ...expectText('page', title, imageOf((page.cover_image as Wire).name as string)),
        ...metaExpectations('page', page),
      ])
    })

const keyword = 'Básty'

/** Last name first in Hungarian, first name first in English. */
export const personName = (language: Language, { last, first }: { last: string; first: string }) =>
  language === 'hu' ? `${last} ${first}` : `${first} ${last}`

function searchScreens(language: Language): Screen[] {
  const kinds: [Kind, Wire[]][] = [
    ['article', articlesOf(language)],
    ['gallery', galleriesOf(language)],
    ['video', videosOf(language)],
  ]
  const found = kinds
    .flatMap(([kind, items]) => items.map((item) => ({ kind, item })))
    .filter(({ item }) => String(item.title ?? item.name).includes(keyword))
    .toSorted((a, b) => Date.parse(String(b.item.publish_date)) - Date.parse(String(a.item.publish_date)))
  // The keyword is marked up inside the titles, so only the rest of the tile can be searched for.
  const results = (from: number, to: number) =>
    found.slice(from, to).flatMap(({ kind, item }) => tile(kind, language, item).slice(1))
  const players = foundPlayers.flatMap(({ id, competition_team_id: team }) => {
    const person = people.find((one) => one.id === id)
    if (!person || typeof id !== 'number') return []
    const name = personName(language, person)
    const path = pathOf(language, 'team', Number(team)) + pathOf(language, 'player', id)
    return expectText('player', name, name, imageOf(`player-${id}`), linkTo(path))
  })
  const path = pathOf(language, 'search', keyword)
  return [
    html(pathOf(language, 'search'), tiles('article', language, articlesOf(language).slice(0, 3))),
    html(path, [...results(0, 12), ...players]),
    html(`${path}?page=2`, results(12, 24)),
  ]
}

function feedScreens(language: Language): Screen[] {
  const all = articlesOf(language)
  const expectations = all.flatMap(({ title }) => expectText('article', String(title), String(title)))
  return [{ path: `/feed/${language}.xml`, type: 'application/atom+xml', expectations }]
}

/** D1, D2, D7: the articles, galleries and videos of the home page. */
const homeReading = (language: Language): Expectation[] => {
  const articles = articlesOf(language)
  const highlighted = articles.filter((_, index) => highlightOf(index) !== 'no')
  const latest = articles.filter((_, index) => highlightOf(index) === 'no').slice(0, 5)
  return [
    ...tiles('article', language, [...highlighted, ...latest]),
    ...tiles('gallery', language, galleriesOf(language).slice(0, 3)),
    ...tiles('video', language, videosOf(language).slice(0, 2)),
  ]
}

export const readingScreens = (language: Language): Screen[] => [
  html(pathOf(language, 'home'), homeReading(language)),
  ...newsScreens(language),
  ...galleryScreens(language),
  ...videoScreens(language),
  ...pageScreens(language),
  ...searchScreens(language),
  ...feedScreens(language),
]
