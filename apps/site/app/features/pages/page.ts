import type { Language } from '@palank/routes'
import { type DocumentView, documentsOf } from '~/model/documents.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'
import type { CleanPage, Heading, RichTextPart } from '~/model/rich-text.ts'
import { slugPaths } from '~/model/slug-paths.ts'
import { limitText } from '~/ui/limit-text.ts'

export type StaticPageView = {
  title: string
  /** Of the text. */
  language: Language
  /** HTML. */
  lead: string | null
  parts: RichTextPart[]
  headings: Heading[]
  cover: PictureView | null
  documents: DocumentView[]
  meta: { title: string; description: string; ogTitle: string; ogDescription: string }
  /** In every language it is translated to. */
  paths: Partial<Record<Language, string>>
}

/** Shown in the footer of every page; not a page of its own. */
export const footerSlug = 'footer'

const longestDescription = 160

const isFooter = ({ slug, slugs }: CleanPage) => [slug, slugs.hu, slugs.en].includes(footerSlug)

/** Undefined for the footer. */
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
    paths: slugPaths('page', wire, language),
  }
}
