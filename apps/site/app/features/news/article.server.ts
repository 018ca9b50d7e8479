import { pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { type ArticleView, articleOf } from './article.ts'

const longestSlug = 200

/** The article of a slug; redirects to its current slug in the page's language. */
export async function loadArticle(api: Api, slug: string): Promise<ArticleView> {
  // The api answers 400 to these.
  if (slug.length > longestSlug || slug.includes('\0')) throw data(null, { status: 404 })
  const answer = await unlessMissing(api.articleFind(slug))
  if (!answer) throw data(null, { status: 404 })
  const article = articleOf(answer.data, api.language)
  if (pathFor('article', api.language, { slug }) !== article.path) throw redirect(article.path, 301)
  return article
}
