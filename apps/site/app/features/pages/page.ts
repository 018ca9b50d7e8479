import { type Language, languages, pathFor } from '@palank/routes'
import { type DocumentView, documentsOf } from '~/model/documents.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'
import type { CleanPage, Heading, RichTextPart } from '~/model/rich-text.ts'
import { limitText } from '~/ui/limit-text.ts'

export type StaticPageView = {
  title: string
  /** The language of the text, which need not be the page's. */
  language: Language
  /** HTML. */
  lead: string | null
  parts: RichTextPart[]
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

/** A page in the language asked for, at whatever slug it has there; a page that is not written in it keeps its slug. */
const pathsOf = ({ slug, slugs }: CleanPage, language: Language): StaticPageView['paths'] =>
  Object.fromEntries(
    languages.flatMap((known) => {
      const own = slugs[known] ?? (known === language ? slug : null)
      return own ? [[known, pathFor('page', known, { slug: own })]] : []
    }),
  )

const isFooter = ({ slug, slugs }: CleanPage) => [slug, slugs.hu, slugs.en].includes(footerSlug)

/** What a screen shows of a page; nothing of the footer's. */
export function staticPageView(wire: CleanPage, language: Language): StaticPageView | undefined {
  if (isFooter(wire)) return undefined
  const { lead, parts, headings, plainText } = wire.body
  return {
    title: wire.title,
    language: wire.lang ?? language,
    lead,
    parts,
    headings,
    cover: pictureOrNone(wire.cover_image),
    documents: documentsOf(wire.documents, language),
    meta: {
      title: wire.meta_title || wire.title,
      description: wire.meta_description || limitText(plainText, longestDescription, { wholeWords: true }),
      ogTitle: wire.og_title ?? '',
      ogDescription: wire.og_description ?? '',
    },
    paths: pathsOf(wire, language),
  }
}
