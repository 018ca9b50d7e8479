import { findArticle } from '@palank/answer-sql/find'
import { articleItem } from '@palank/answer-sql/items'
import { resolveLinks } from '@palank/answer-sql/links'
import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { CallQuery } from '@palank/contract/calls'
import type { Language } from '@palank/contract/language'
import type { Value } from '../db.ts'
import { byKey, type KeyKind, keyKind } from './by-key.ts'
import type { Handlers } from './handler.ts'
import { type ListSql, list, newestFirst } from './paged.ts'

type Filter = 'none' | 'category' | 'highlight' | 'categoryAndHighlight' | 'placed' | 'categoryAndPlaced'

/** A category by its slug in either language; the requested language wins when two categories share a slug. */
const categoryId = (lang: Language, parameter: string) => `(
  select category_id from api.category_slug where slug = ${parameter} order by (lang = '${lang}') desc limit 1)`

const allArticles = 'api.article_key k'

const highlightedIn = (lang: Language) => `k.highlight = $2 and exists (select from api.article_category_key c
  where c.article_id = k.id and c.category_id = ${categoryId(lang, '$1')})`

type Keys = { from: string; where: string; values: number; by?: 'placed_at' }

/** Each filter walks an index of its own. */
const keysOf = (lang: Language): Record<Filter, Keys> => ({
  none: { from: allArticles, where: 'true', values: 0 },
  highlight: { from: allArticles, where: 'k.highlight = $1', values: 1 },
  category: {
    from: '(select category_id, article_id as id, publish_date from api.article_category_key) k',
    where: `k.category_id = ${categoryId(lang, '$1')}`,
    values: 1,
  },
  // There are few highlighted articles, so these are scanned for the category.
  categoryAndHighlight: {
    from: allArticles,
    where: highlightedIn(lang),
    values: 2,
  },
  // In the order that editors gave them: there are few of them too.
  placed: { from: allArticles, where: 'k.highlight = $1', values: 1, by: 'placed_at' },
  categoryAndPlaced: { from: allArticles, where: highlightedIn(lang), values: 2, by: 'placed_at' },
})

function listSql(lang: Language, filter: Filter): ListSql {
  const { from, where, values, by = 'publish_date' } = keysOf(lang)[filter]
  // Under one name, since the items are put together in the same order.
  const keys = `select k.id, k.${by} as publish_date from ${from} where ${where}
    order by k.${by} desc, k.id desc limit $${values + 1} offset $${values + 2}`
  const item = `select ${articleItem('a')} from api.article a where a.id = k.id and a.lang = '${lang}'`
  return { data: newestFirst(keys, item), total: `select count(*)::text from ${from} where ${where}` }
}

const findSql = (lang: Language, by: KeyKind) => findArticle(lang, byKey('article', lang, by))

export const articleSql = perLanguage((lang) => ({
  list: {
    none: listSql(lang, 'none'),
    category: listSql(lang, 'category'),
    highlight: listSql(lang, 'highlight'),
    categoryAndHighlight: listSql(lang, 'categoryAndHighlight'),
    placed: listSql(lang, 'placed'),
    categoryAndPlaced: listSql(lang, 'categoryAndPlaced'),
  },
  find: { id: findSql(lang, 'id'), slug: findSql(lang, 'slug') },
}))

const categoriesSql = perLanguage((lang) => ({
  data: `select json_agg(json_build_object('id', id, 'lang', text_lang, 'name', name, 'slug', slug,
      'highlighted', highlighted) order by position, name collate "hu-x-icu", id)::text
    from (select * from api.category where lang = '${lang}'
      order by position, name collate "hu-x-icu", id limit $1 offset $2) c`,
  total: `select count(*)::text from api.category where lang = '${lang}'`,
}))

function filtersOf(query: CallQuery<'article/list'>): { filter: Filter; values: Value[] } {
  const { 'filters[category]': category, 'filters[highlight]': highlight } = query
  const isPlaced = highlight === 'slider' || highlight === 'highlight'
  if (category && highlight)
    return { filter: isPlaced ? 'categoryAndPlaced' : 'categoryAndHighlight', values: [category, highlight] }
  if (category) return { filter: 'category', values: [category] }
  if (highlight) return { filter: isPlaced ? 'placed' : 'highlight', values: [highlight] }
  return { filter: 'none', values: [] }
}

export const articles: Handlers<'article/list' | 'article/find' | 'article-category/list'> = {
  'article/list': (context, { query, lang }) => {
    const { filter, values } = filtersOf(query)
    return list(context, query, articleSql[lang].list[filter], values)
  },

  'article/find': async ({ db }, { params, lang }) => {
    const article = await db.json(articleSql[lang].find[keyKind(params.id)], [params.id])
    return article ? resolveLinks(db, lang, single(article)) : undefined
  },

  'article-category/list': (context, { query, lang }) => list(context, query, categoriesSql[lang]),
}
