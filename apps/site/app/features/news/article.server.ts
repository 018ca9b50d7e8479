import { type Language, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { isMissing } from '~/api/api-error.ts'
import { articleFind } from '~/api/calls.server.ts'
import { type ArticleView, articleOf } from './article.ts'

const longestSlug = 200

/** The article of a slug; a slug that is not its current one of this language leads on to that. */
export async function loadArticle(language: Language, slug: string): Promise<ArticleView> {
  // The api refuses what cannot be a slug at all; there is no such article either.
  if (slug.length > longestSlug || slug.includes('\0')) throw data(null, { status: 404 })
  const answer = await articleFind(language, slug).catch((error: unknown) => {
    if (isMissing(error)) throw data(null, { status: 404 })
    throw error
  })
  const article = articleOf(answer.data, language)
  if (pathFor('article', language, { slug }) !== article.path) throw redirect(article.path, 301)
  return article
}
