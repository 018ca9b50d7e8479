import { type Language, languages } from '@palank/routes'
import { data, redirect } from 'react-router'
import { articleCategoryList, articleList } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { mediaItemOfArticle, tileOf } from '~/model/media.ts'
import { pageAsked } from '~/ui/pager.ts'
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

/** The categories of both languages; only a page that is filtered by one cannot do without them. */
async function categoriesOf(language: Language, needed: boolean) {
  const asked = async (other: Language): Promise<[Language, CategoryView[]]> => {
    const answer = articleCategoryList(other).then((list) => categoryViews(list.data, language))
    const own = needed && other === language
    return [other, own ? await answer : await optional('article-category/list', answer, [])]
  }
  return Object.fromEntries(await Promise.all(languages.map(asked))) as Record<Language, CategoryView[]>
}

/** A page of the news as its query asks for it; throws the way elsewhere, or that there is no such page. */
export async function loadNewsList(language: Language, query: URLSearchParams): Promise<NewsListView> {
  const slug = query.get('category')
  const page = pageAsked(query)
  if (page === undefined) throw missing()
  const all = await categoriesOf(language, Boolean(slug))
  const category = slug ? (findCategory(all, slug, language) ?? null) : null
  if (slug && !category) throw missing()
  // One address for each page: no `page=1`, no empty category, no slug of the other language.
  const bare = (slug !== null && slug !== category?.slug) || (query.has('page') && page === 1)
  if (bare) throw redirect(newsPath(language, { category: category?.slug, page }), 301)

  const first = page === 1 && !category
  const [answer, leading, latest] = await Promise.all([
    articleList(language, {
      page,
      per_page: perPage,
      ...(category ? { 'filters[category]': category.slug } : {}),
    }),
    first ? optional('article/list slider', loadLeading(language), []) : [],
    first ? optional('article/list latest', loadLatest(language), []) : [],
  ])
  const count = answer.meta.last_page
  if (page > count) throw missing()
  const items = answer.data.map((article) => mediaItemOfArticle(article, language))
  const beside = notAmong(latest, leading)
  return {
    page,
    count,
    category,
    categories: all[language],
    items: notAmong(items, [...leading, ...beside]).map(tileOf),
    leading: leading.map(tileOf),
    latest: beside,
    paths: newsPaths(all, category, page),
  }
}
