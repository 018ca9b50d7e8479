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
import { exactText, imageOf, linkTo, pathOf } from './expectations.ts'
import type { Case, CheckedScreen } from './malformed-cases.ts'

const pick = (items: Wire[], index: number): Wire => {
  const item = items[index]
  if (!item) throw new Error(`the specification back end has no item ${index}`)
  return item
}

/** Numbered, so that the copies of an item can be told apart. */
const copyBySlug = (item: Wire, copy: number): Wire => ({
  ...item,
  slug: `copy-${copy}`,
  title: `Copy ${copy}`,
})
const copyById = (item: Wire, copy: number): Wire => ({ ...item, id: 1000 + copy, name: `Copy ${copy}` })
const copyByName = (item: Wire, copy: number): Wire => ({
  ...item,
  name: `Copy ${copy}`,
  slug: `copy-${copy}`,
})
const noMarks = () => []

function articleCases(language: Language): Case[] {
  const all = articlesOf(language)
  const news = pathOf(language, 'news')
  const link = (index: number) => linkTo(`${news}/${pick(all, index).slug}`)
  const linkToCopy = (copy: number) => [linkTo(`${news}/copy-${copy}`)]
  const title = (index: number) => String(pick(all, index).title)
  const page = `${news}/${pick(all, 0).slug}`
  const heading = exactText(title(0))
  const related = articleOf(language, String(pick(all, 0).slug))?.related_articles as Wire[]
  const [category, otherCategory] = categoriesOf(language)
  const inArticle = (
    list: string,
    rest: Pick<Case, 'required' | 'copies'>,
    shown: Partial<CheckedScreen>,
  ): Case => ({
    call: 'article/find/{}',
    at: ['data', list, 0],
    ...rest,
    screens: [{ path: page, own: noMarks, ...shown, others: [heading, ...(shown.others ?? [])] }],
  })
  const required = ['title', 'slug']
  const ofCategory = ['name', 'slug']
  const feed = `/feed/${language}.xml`
  return [
    {
      call: 'article/list',
      at: ['data', 0],
      required,
      copies: { together: 30, make: copyBySlug },
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
      copies: { together: 30, make: copyByName },
      screens: [{ path: news, own: noMarks, others: [0, 1].map(link) }],
    },
    {
      call: 'article/find/{}',
      at: ['data'],
      required,
      single: true,
      screens: [{ path: page, own: () => [heading], others: [] }],
    },
    // The site shows four: three malformed copies and one correct item.
    inArticle(
      'related_articles',
      { required, copies: { together: 3, make: copyBySlug } },
      { own: linkToCopy, others: [linkTo(`${news}/${pick(related, 0).slug}`)] },
    ),
    inArticle(
      'documents',
      { required: ['name', 'store_path'], copies: { together: 30, make: copyByName } },
      { others: documentsOf(language).map(({ name }) => String(name)) },
    ),
    inArticle(
      'tags',
      { required: ofCategory, copies: { together: 30, make: copyByName } },
      { others: tagsOf(language).map(({ name }) => String(name)) },
    ),
    inArticle(
      'categories',
      { required: ofCategory, copies: { together: 30, make: copyByName } },
      { own: (copy) => [exactText(`Copy ${copy}`)], others: [String(category?.name)] },
    ),
    {
      call: 'article-category/list',
      at: ['data', 0],
      required: ofCategory,
      copies: { together: 30, make: copyByName },
      screens: [
        {
          path: news,
          own: (copy) => [linkTo(`${news}?category=copy-${copy}`)],
          others: [linkTo(`${news}?category=${otherCategory?.slug}`), link(0)],
        },
      ],
    },
  ]
}

function galleryCases(language: Language): Case[] {
  const all = galleriesOf(language)
  const path = pathOf(language, 'gallery')
  const home = pathOf(language, 'home')
  const link = (index: number) => linkTo(`${path}/${pick(all, index).id}`)
  const linkToCopy = (copy: number) => [linkTo(`${path}/${1000 + copy}`)]
  const heading = exactText(String(pick(all, 0).name))
  const page = `${path}/1`
  const file = (index: number) => imageOf(`gallery-1-file-${index}`)
  const required = ['id', 'name']
  const copies = { together: 30, make: copyById }
  const categoryCopies = { together: 30, make: copyByName }
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
  const listed: CheckedScreen = { path, own: linkToCopy, others: [0, 1].map(link) }
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
      screens: [{ ...listed, own: noMarks }],
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
      screens: [{ path: page, own: noMarks, others: [heading] }],
    },
    {
      call: 'gallery/list-files/{}',
      at: ['data', 'files', 0],
      required: ofFile,
      copies: fileCopies,
      screens: [
        { path: page, own: (copy) => [imageOf(`copy-${copy}`)], others: [heading, file(1), file(2)] },
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
  const link = (index: number) => linkTo(`${path}/${pick(all, index).id}`)
  const linkToCopy = (copy: number) => [linkTo(`${path}/${1000 + copy}`)]
  const related = videoOf(language, 1)?.related_videos as Wire[]
  const heading = exactText(String(pick(all, 0).name))
  const page = `${path}/1`
  const required = ['id', 'name']
  const inVideo = (list: string): Case => ({
    call: 'video/find/{}',
    at: ['data', list, 0],
    required: ['name', 'slug'],
    copies: { together: 30, make: copyByName },
    screens: [{ path: page, own: noMarks, others: [heading] }],
  })
  return [
    {
      call: 'video/list',
      at: ['data', 0],
      required,
      copies: { together: 30, make: copyById },
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
      copies: { together: 3, make: copyById },
      screens: [{ path: page, own: linkToCopy, others: [heading, linkTo(`${path}/${pick(related, 0).id}`)] }],
    },
    inVideo('categories'),
    inVideo('tags'),
  ]
}

function pageCases(language: Language): Case[] {
  const all = pagesOf(language)
  const page = pathOf(language, 'page')
  const heading = exactText(String(pick(all, 0).title))
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
      copies: { together: 30, make: copyBySlug },
      screens: [
        {
          path: pathOf(language, 'information'),
          own: (copy) => [linkTo(`${page}/copy-${copy}`)],
          others: [heading],
        },
      ],
    },
  ]
}

function searchCases(language: Language): Case[] {
  const path = pathOf(language, 'search', 'Básty')
  const linkToItem = (kind: 'news' | 'gallery' | 'video', key: string | number) =>
    linkTo(pathOf(language, kind, key))
  const linkToPlayer = (team: unknown, id: number) =>
    linkTo(pathOf(language, 'team', Number(team)) + pathOf(language, 'player', id))
  const article = linkToItem('news', String(pick(articlesOf(language), 0).slug))
  const player = linkToPlayer(pick(foundPlayers, 0).competition_team_id, Number(pick(foundPlayers, 0).id))
  const marks = [article, linkToItem('gallery', 2), linkToItem('video', 1), player]
  // A page has twelve results: three correct ones and nine malformed copies.
  const few = pathOf(language, 'search', language === 'hu' ? 'Kup' : 'Cup')
  const fewArticle = linkToItem('news', String(pick(articlesOf(language), 3).slug))
  const found = (
    list: string,
    required: string[],
    make: typeof copyByName,
    own: CheckedScreen['own'],
  ): Case => ({
    call: 'search/find',
    at: ['data', list, 'data', 0],
    required,
    copies: { together: 9, make },
    screens: [{ path: few, own, others: [fewArticle, linkToItem('gallery', 3), linkToItem('video', 9)] }],
  })
  const lists = ['articles', 'galleries', 'videoGalleries'].flatMap((list) => [list, `${list}.data`])
  return [
    found('articles', ['title', 'slug'], copyBySlug, (copy) => [linkToItem('news', `copy-${copy}`)]),
    found('galleries', ['id', 'name'], copyById, (copy) => [linkToItem('gallery', 1000 + copy)]),
    found('videoGalleries', ['id', 'name'], copyById, (copy) => [linkToItem('video', 1000 + copy)]),
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
