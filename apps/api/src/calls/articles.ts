import type { CallQuery } from '@palank/contract/calls'
import type { Language } from '@palank/contract/language'
import { withLinks } from '../links.ts'
import type { Handlers } from './handler.ts'
import { articleItem } from './items.ts'
import { type ListSql, list, newestFirst } from './paged.ts'

type Filters = Pick<CallQuery<'article/list'>, 'filters[category]' | 'filters[highlight]'>
type Keys = { from: string; where: string; values: unknown[] }

/** A category by its slug in either language; should two share one, that of the asked-for language. */
const categoryId = (lang: Language, parameter: string) => `(
  select category_id from api.category_slug where slug = ${parameter} order by (lang = '${lang}') desc limit 1)`

/** Which index the list walks: that of the category, of the place on the home page, or of all articles. */
function keysFor(lang: Language, filters: Filters): Keys {
  const { 'filters[category]': category, 'filters[highlight]': highlight } = filters
  // Highlighted articles are never many: those are looked through for the category.
  const inCategory = `exists (select from api.article_category_key c
    where c.article_id = k.id and c.category_id = ${categoryId(lang, '$2')})`
  const all = 'api.article_key k'
  if (highlight && category)
    return { from: all, where: `k.highlight = $1 and ${inCategory}`, values: [highlight, category] }
  if (highlight) return { from: all, where: 'k.highlight = $1', values: [highlight] }
  if (category) {
    const from = '(select category_id, article_id as id, publish_date from api.article_category_key) k'
    return { from, where: `k.category_id = ${categoryId(lang, '$1')}`, values: [category] }
  }
  return { from: all, where: 'true', values: [] }
}

export function articleListSql(lang: Language, filters: Filters): ListSql {
  const { from, where, values } = keysFor(lang, filters)
  const next = values.length + 1
  const keys = `select k.id, k.publish_date from ${from} where ${where}
    order by k.publish_date desc, k.id desc limit $${next} offset $${next + 1}`
  const data = newestFirst(
    keys,
    `select ${articleItem('a')} from api.article a where a.id = k.id and a.lang = '${lang}'`,
  )
  return { data, total: `select count(*)::text from ${from} where ${where}`, values }
}

/** By id, or by an address that the article has or had; the asked-for language's own wins. */
export const articleFindSql = (lang: Language, by: 'id' | 'slug') => `
  select json_build_object(
    'id', a.id, 'type', 'news', 'lang', a.text_lang, 'title', a.title, 'slug', a.slug, 'slugs', a.slugs,
    'lead', a.lead, 'cover_image', a.cover_image, 'publish_date', a.publish_date, 'categories', a.categories,
    'body', coalesce(a.body, ''), 'documents', a.documents, 'tags', a.tags,
    'meta_title', a.meta_title, 'meta_description', a.meta_description,
    'og_title', a.og_title, 'og_description', a.og_description,
    'related_articles', (
      select coalesce(json_agg(${articleItem('o')} order by r.position), '[]')
      from (
        select related_id, position from api.article_related join api.article_key k on k.id = related_id
        where article_id = a.id order by position limit 4
      ) r
      join api.article o on o.id = r.related_id and o.lang = '${lang}'
    ))::text
  from api.article a
  where a.lang = '${lang}' and a.id = ${
    by === 'id'
      ? '$1'
      : `(select document_id from api.slug where kind = 'article' and slug = $1
          order by (lang = '${lang}') desc limit 1)`
  }`

export const keyKind = (key: string): 'id' | 'slug' =>
  /^\d{1,10}$/.test(key) && Number(key) <= 2_147_483_647 ? 'id' : 'slug'

export const articles: Handlers<'article/list' | 'article/find' | 'article-category/list'> = {
  'article/list': (context, { query, lang }) => list(context, query, articleListSql(lang, query)),

  'article/find': async ({ db }, { params, lang }) => {
    const article = await db.text(articleFindSql(lang, keyKind(params.id)), [params.id])
    return article ? withLinks(db, lang, `{"data":${article}}`) : undefined
  },

  'article-category/list': async (context, { query, lang }) => {
    return list(context, query, {
      data: `select json_agg(json_build_object('id', id, 'lang', text_lang, 'name', name, 'slug', slug,
           'highlighted', highlighted) order by position, name collate "hu-x-icu", id)::text
         from (select * from api.category where lang = '${lang}'
           order by position, name collate "hu-x-icu", id limit $1 offset $2) c`,
      total: `select count(*)::text from api.category where lang = '${lang}'`,
    })
  },
}
