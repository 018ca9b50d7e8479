import type { Language, Wire } from './content/language.ts'
import {
  articleOf,
  articlesOf,
  categoriesOf,
  documentsOf,
  galleriesOf,
  pagesOf,
  tagsOf,
  videoOf,
  videosOf,
} from './content/reading.ts'
import { foundPlayers } from './content/sport.ts'
import type { Case, Shown } from './spoiled-cases.ts'
import { alone, linkedTo, pathOf, pictured } from './want.ts'

const pick = (items: Wire[], index: number): Wire => {
  const item = items[index]
  if (!item) throw new Error(`the plain back end has no item ${index}`)
  return item
}

/** Named by its number, so that each copy of an item can be told from the others. */
const slugged = (item: Wire, copy: number): Wire => ({ ...item, slug: `copy-${copy}`, title: `Copy ${copy}` })
const numbered = (item: Wire, copy: number): Wire => ({ ...item, id: 1000 + copy, name: `Copy ${copy}` })
const named = (item: Wire, copy: number): Wire => ({ ...item, name: `Copy ${copy}`, slug: `copy-${copy}` })
const none = () => []

function articleCases(language: Language): Case[] {
  const all = articlesOf(language)
  const news = pathOf(language, 'news')
  const link = (index: number) => linkedTo(`${news}/${pick(all, index).slug}`)
  const linkToCopy = (copy: number) => [linkedTo(`${news}/copy-${copy}`)]
  const title = (index: number) => String(pick(all, index).title)
  const page = `${news}/${pick(all, 0).slug}`
  const heading = alone(title(0))
  const related = articleOf(language, String(pick(all, 0).slug))?.related_articles as Wire[]
  const [category, otherCategory] = categoriesOf(language)
  const inArticle = (list: string, rest: Pick<Case, 'required' | 'copies'>, shown: Partial<Shown>): Case => ({
    call: 'article/find/{}',
    at: ['data', list, 0],
    ...rest,
    screens: [{ path: page, own: none, ...shown, others: [heading, ...(shown.others ?? [])] }],
  })
  const required = ['title', 'slug']
  const ofCategory = ['name', 'slug']
  const feed = `/feed/${language}.xml`
  return [
    {
      call: 'article/list',
      at: ['data', 0],
      required,
      copies: { together: 30, make: slugged },
      screens: [
        { path: news, own: linkToCopy, others: [0, 1, 2].map(link) },
        { path: feed, own: (copy) => [`Copy ${copy}<`], others: [0, 1].map(title), needs: ['publish_date'] },
      ],
    },
    {
      call: 'article/list',
      at: ['data', 0],
      required,
      // The first of the slider, of the highlighted and of the rest.
      screens: [
        { path: pathOf(language, 'home'), own: () => [0, 2, 4].map(link), others: [1, 3, 5].map(link) },
      ],
    },
    {
      call: 'article/list',
      at: ['data', 0, 'categories', 0],
      required: ofCategory,
      copies: { together: 30, make: named },
      screens: [{ path: news, own: none, others: [0, 1].map(link) }],
    },
    {
      call: 'article/find/{}',
      at: ['data'],
      required,
      single: true,
      screens: [{ path: page, own: () => [heading], others: [] }],
    },
    // Four are used, so that three copies leave room for one that is whole.
    inArticle(
      'related_articles',
      { required, copies: { together: 3, make: slugged } },
      { own: linkToCopy, others: [linkedTo(`${news}/${pick(related, 0).slug}`)] },
    ),
    inArticle(
      'documents',
      { required: ['name', 'store_path'], copies: { together: 30, make: named } },
      { others: documentsOf(language).map(({ name }) => String(name)) },
    ),
    inArticle(
      'tags',
      { required: ofCategory, copies: { together: 30, make: named } },
      { others: tagsOf(language).map(({ name }) => String(name)) },
    ),
    inArticle(
      'categories',
      { required: ofCategory, copies: { together: 30, make: named } },
      { own: (copy) => [alone(`Copy ${copy}`)], others: [String(category?.name)] },
    ),
    {
      call: 'article-category/list',
      at: ['data', 0],
      required: ofCategory,
      copies: { together: 30, make: named },
      screens: [
        {
          path: news,
          own: (copy) => [linkedTo(`${news}?category=copy-${copy}`)],
          others: [linkedTo(`${news}?category=${otherCategory?.slug}`), link(0)],
        },
      ],
    },
  ]
}

function galleryCases(language: Language): Case[] {
  const all = galleriesOf(language)
  const path = pathOf(language, 'gallery')
  const home = pathOf(language, 'home')
  const link = (index: number) => linkedTo(`${path}/${pick(all, index).id}`)
  const linkToCopy = (copy: number) => [linkedTo(`${path}/${1000 + copy}`)]
  const heading = alone(String(pick(all, 0).name))
  const page = `${path}/1`
  const file = (index: number) => pictured(`gallery-1-file-${index}`)
  const required = ['id', 'name']
  const copies = { together: 30, make: numbered }
  const categoryCopies = { together: 30, make: named }
  const fileCopies = {
    together: 30,
    make: (item: Wire, copy: number): Wire => ({
      ...item,
      id: 1000 + copy,
      store_path: `/files/copy-${copy}.jpg`,
      hash_filename: `copy-${copy}.jpg`,
      thumbnails: { small: `/files/copy-${copy}-small.jpg`, medium: `/files/copy-${copy}-medium.jpg` },
    }),
  }
  const ofFile = ['store_path', 'hash_filename']
  const listed: Shown = { path, own: linkToCopy, others: [0, 1].map(link) }
  return [
    { call: 'gallery/list', at: ['data', 0], required, copies, screens: [listed] },
    {
      call: 'gallery/list-latest',
      at: ['data', 0],
      required,
      screens: [{ path: home, own: () => [link(0)], others: [1, 2].map(link) }],
    },
    {
      call: 'gallery/list',
      at: ['data', 0, 'categories', 0],
      required: ['name', 'slug'],
      copies: categoryCopies,
      screens: [{ ...listed, own: none }],
    },
    {
      call: 'gallery/find/{}',
      at: ['data'],
      required,
      single: true,
      screens: [{ path: page, own: () => [heading], others: [] }],
    },
    {
      call: 'gallery/find/{}',
      at: ['data', 'categories', 0],
      required: ['name', 'slug'],
      copies: categoryCopies,
      screens: [{ path: page, own: none, others: [heading] }],
    },
    {
      call: 'gallery/list-files/{}',
      at: ['data', 'files', 0],
      required: ofFile,
      copies: fileCopies,
      screens: [
        { path: page, own: (copy) => [pictured(`copy-${copy}`)], others: [heading, file(1), file(2)] },
      ],
    },
    {
      call: 'gallery/list-files/{}',
      at: ['data', 'allfile', 0],
      required: ofFile,
      copies: fileCopies,
      screens: [
        {
          path: page,
          own: (copy) => [`/files/copy-${copy}.jpg`],
          others: ['/files/gallery-1-file-14'],
          inData: true,
        },
      ],
    },
  ]
}

function videoCases(language: Language): Case[] {
  const all = videosOf(language)
  const path = pathOf(language, 'video')
  const link = (index: number) => linkedTo(`${path}/${pick(all, index).id}`)
  const linkToCopy = (copy: number) => [linkedTo(`${path}/${1000 + copy}`)]
  const related = videoOf(language, 1)?.related_videos as Wire[]
  const heading = alone(String(pick(all, 0).name))
  const page = `${path}/1`
  const required = ['id', 'name']
  const inVideo = (list: string): Case => ({
    call: 'video/find/{}',
    at: ['data', list, 0],
    required: ['name', 'slug'],
    copies: { together: 30, make: named },
    screens: [{ path: page, own: none, others: [heading] }],
  })
  return [
    {
      call: 'video/list',
      at: ['data', 0],
      required,
      copies: { together: 30, make: numbered },
      screens: [{ path, own: linkToCopy, others: [0, 1, 2].map(link) }],
    },
    {
      call: 'video/list',
      at: ['data', 0],
      required,
      screens: [{ path: pathOf(language, 'home'), own: () => [link(0)], others: [link(1)] }],
    },
    {
      call: 'video/find/{}',
      at: ['data'],
      required: [...required, 'video_url'],
      single: true,
      screens: [{ path: page, own: () => [heading], others: [] }],
    },
    {
      call: 'video/find/{}',
      at: ['data', 'related_videos', 0],
      required,
      copies: { together: 3, make: numbered },
      screens: [
        { path: page, own: linkToCopy, others: [heading, linkedTo(`${path}/${pick(related, 0).id}`)] },
      ],
    },
    inVideo('categories'),
    inVideo('tags'),
  ]
}

function pageCases(language: Language): Case[] {
  const all = pagesOf(language)
  const page = pathOf(language, 'page')
  const heading = alone(String(pick(all, 0).title))
  const required = ['title', 'slug']
  return [
    {
      call: 'page/find/{}',
      at: ['data'],
      required,
      single: true,
      screens: [{ path: `${page}/${pick(all, 0).slug}`, own: () => [heading], others: [] }],
    },
    {
      call: 'page/list',
      at: ['data', 0],
      required,
      copies: { together: 30, make: slugged },
      screens: [
        {
          path: pathOf(language, 'information'),
          own: (copy) => [linkedTo(`${page}/copy-${copy}`)],
          others: [heading],
        },
      ],
    },
  ]
}

function searchCases(language: Language): Case[] {
  const path = pathOf(language, 'search', 'Básty')
  const linkTo = (kind: 'news' | 'gallery' | 'video', key: string | number) =>
    linkedTo(pathOf(language, kind, key))
  const linkToPlayer = (team: unknown, id: number) =>
    linkedTo(pathOf(language, 'team', Number(team)) + pathOf(language, 'player', id))
  const article = linkTo('news', String(pick(articlesOf(language), 0).slug))
  const player = linkToPlayer(pick(foundPlayers, 0).competition_team_id, Number(pick(foundPlayers, 0).id))
  const marks = [article, linkTo('gallery', 2), linkTo('video', 1), player]
  // A page holds twelve: beside the three that these words find there is room for nine.
  const few = pathOf(language, 'search', language === 'hu' ? 'Kup' : 'Cup')
  const fewArticle = linkTo('news', String(pick(articlesOf(language), 3).slug))
  const found = (list: string, required: string[], make: typeof named, own: Shown['own']): Case => ({
    call: 'search/find',
    at: ['data', list, 'data', 0],
    required,
    copies: { together: 9, make },
    screens: [{ path: few, own, others: [fewArticle, linkTo('gallery', 3), linkTo('video', 9)] }],
  })
  const lists = ['articles', 'galleries', 'videoGalleries'].flatMap((list) => [list, `${list}.data`])
  return [
    found('articles', ['title', 'slug'], slugged, (copy) => [linkTo('news', `copy-${copy}`)]),
    found('galleries', ['id', 'name'], numbered, (copy) => [linkTo('gallery', 1000 + copy)]),
    found('videoGalleries', ['id', 'name'], numbered, (copy) => [linkTo('video', 1000 + copy)]),
    {
      call: 'search/find',
      at: ['data', 'players', 0],
      required: ['id', 'competition_team_id', 'player.last_name'],
      copies: { together: 20, make: (item, copy) => ({ ...item, id: 1000 + copy }) },
      screens: [{ path, own: (copy) => [linkToPlayer(1, 1000 + copy)], others: [article, player] }],
    },
    {
      call: 'search/find',
      at: ['data'],
      required: [...lists, 'players'],
      screens: [{ path, own: () => marks, others: [] }],
    },
  ]
}

export const readingCases = (language: Language): Case[] => [
  ...articleCases(language),
  ...galleryCases(language),
  ...videoCases(language),
  ...pageCases(language),
  ...searchCases(language),
]
