import type { Language } from '@palank/routes'
import { data, redirect } from 'react-router'
import type { Api } from '~/api/api.server.ts'
import { mediaItemOfArticle, tileOf } from '~/model/media-items.ts'
import { pageInQuery } from '~/ui/pager.ts'
import { loadLatest, loadLeading } from './news.server.ts'
import {
  type CategoryView,
  categoryViews,
  findCategory,
  type NewsListView,
  newsPath,
  newsPaths,
  notAmong,
} from './news-list.ts'

const perPage = 12

const missing = () => data(null, { status: 404 })

/** The categories of both languages; required only on a page filtered by one. */
async function categoriesOf(api: Api, required: boolean): Promise<Record<Language, CategoryView[]>> {
  async function categoriesIn(language: Language): Promise<CategoryView[]> {
    const categories = api
      .inLanguage(language)
      .articleCategoryList()
      .then(({ data }) => categoryViews(data, api.language))
    if (required && language === api.language) return categories
    return api.optional('article-category/list', categories, [])
  }
  const [hu, en] = await Promise.all([categoriesIn('hu'), categoriesIn('en')])
  return { hu, en }
}

/** The page of the news list that a query names; throws a redirect to its one address, or 404. */
export async function loadNewsList(api: Api, query: URLSearchParams): Promise<NewsListView> {
  const slug = query.get('category')
  const page = pageInQuery(query)
  if (page === undefined) throw missing()
  const all = await categoriesOf(api, Boolean(slug))
  const category = slug ? (findCategory(all, slug, api.language) ?? null) : null
  if (slug && !category) throw missing()
  // One address for each page: no `page=1`, no empty category, no slug of the other language.
  const bare = (slug !== null && slug !== category?.slug) || (query.has('page') && page === 1)
  if (bare) throw redirect(newsPath(api.language, { category: category?.slug, page }), 301)

  const first = page === 1 && !category
  const [answer, leading, latest] = await Promise.all([
    api.articleList({
      page,
      per_page: perPage,
      ...(category ? { 'filters[category]': category.slug } : {}),
    }),
    first ? api.optional('article/list slider', loadLeading(api), []) : [],
    first ? api.optional('article/list latest', loadLatest(api), []) : [],
  ])
  const count = answer.meta.last_page
  if (page > count) throw missing()
  const items = answer.data.map((article) => mediaItemOfArticle(article, api.language))
  // A column of titles alone would be bare: without leading stories all of them are tiles.
  const beside = leading.length > 0 ? notAmong(latest, leading) : []
  return {
    page,
    count,
    category,
    categories: all[api.language],
    items: notAmong(items, [...leading, ...beside]).map(tileOf),
    leading: leading.map(tileOf),
    latest: beside,
    paths: newsPaths(all, category, page),
  }
}
