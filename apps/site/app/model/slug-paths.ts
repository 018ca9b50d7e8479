import type { Slugs } from '@palank/contract/metadata'
import { type Language, languages, pathFor } from '@palank/routes'

/** The paths in each language that a text is written in; without a slug of the page's language, the text's own. */
export const slugPaths = (
  page: 'article' | 'page',
  { slug, slugs }: { slug: string; slugs: Slugs },
  pageLanguage: Language,
): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const own = slugs[language] ?? (language === pageLanguage ? slug : null)
      return own ? [[language, pathFor(page, language, { slug: own })]] : []
    }),
  )
