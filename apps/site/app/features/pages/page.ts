import type { Page } from '@palank/contract/page'
import { defaultLanguage, type Language, languages, pathFor } from '@palank/routes'
import { type DocumentView, documentsOf } from '~/ui/documents.ts'
import { limitText } from '~/ui/limit-text.ts'
import { pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, words } from '~/ui/wire.ts'
import { type Heading, readText, withHeadings, withLead } from './headings.ts'

export type StaticPageView = {
  title: string
  /** The language of the text, which need not be the page's. */
  language: Language
  /** HTML, like the body. */
  lead: string | null
  html: string
  headings: Heading[]
  cover: PictureView | null
  documents: DocumentView[]
  meta: { title: string; description: string; ogTitle: string; ogDescription: string }
  /** Its own address, and its translation's. */
  paths: Partial<Record<Language, string>>
}

/** The page that the foot of every page shows; it is none of its own. */
export const footerSlug = 'footer'

const longestDescription = 160

const pathIn = (language: Language, slug: string) =>
  slug ? attempt(() => pathFor('page', language, { slug })) : undefined

/** A page in the language asked for, at whatever slug it has there; a page that is not written in it keeps its slug. */
function pathsOf({ slug, slugs }: Page, language: Language): StaticPageView['paths'] {
  const paths: StaticPageView['paths'] = {}
  for (const known of languages) {
    const own = words(slugs?.[known]) || (known === language ? words(slug) : '')
    const path = pathIn(known, own)
    if (path) paths[known] = path
  }
  return paths
}

/** What a screen shows of a page; nothing of one without a title or an address, or of the footer's. */
export function staticPageView(
  wire: Page | null | undefined,
  language: Language,
): StaticPageView | undefined {
  return attempt(() => {
    const title = words(wire?.title)
    if (!wire || !title) return undefined
    const paths = pathsOf(wire, language)
    if (!paths[language] || languages.some((known) => paths[known] === pathIn(known, footerSlug)))
      return undefined
    const { lead, body } = withLead(words(wire.body))
    const { html, headings } = withHeadings(body)
    const description = words(wire.meta_description)
    return {
      title,
      language: languages.find((known) => known === wire.lang) ?? defaultLanguage,
      lead,
      html,
      headings,
      cover: pictureOrNone(wire.cover_image),
      documents: documentsOf(wire.documents, language),
      meta: {
        title: words(wire.meta_title) || title,
        description:
          description || limitText(readText(lead ?? body), longestDescription, { wholeWords: true }),
        ogTitle: words(wire.og_title),
        ogDescription: words(wire.og_description),
      },
      paths,
    }
  })
}
