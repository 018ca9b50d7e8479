import { tileOf } from '~/model/media-items.ts'
import { exampleNews } from './news.examples.ts'
import { type NewsListView, notAmong } from './news-list.ts'

const categories = ['Felnőtt férfi', 'Utánpótlás', 'Jegyek', 'Klub'].map((name, index) => ({
  id: index + 1,
  name,
  slug: `rovat-${index + 1}`,
  lang: undefined,
}))

const [leading, latest] = [exampleNews.slice(0, 5).map(tileOf), exampleNews.slice(5, 9).map(tileOf)]

/** The first page of all news, with those that lead. */
export const exampleNewsList: NewsListView = {
  page: 1,
  count: 12,
  category: null,
  categories,
  items: notAmong(exampleNews.map(tileOf), [...leading, ...latest]),
  leading,
  latest,
  paths: { hu: '/hirek', en: '/news' },
}

/** A category that has nothing yet. */
export const exampleEmptyNewsList: NewsListView = {
  ...exampleNewsList,
  count: 1,
  category: categories[3] ?? null,
  items: [],
  leading: [],
  latest: [],
  paths: { hu: '/hirek?category=rovat-4' },
}
