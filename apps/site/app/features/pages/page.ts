import { type OwnTexts, ownTexts, startOf } from '@palank/page-texts/own-texts'
import type { Language } from '@palank/routes'
import { type DocumentView, documentsOf } from '~/model/documents.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'
import type { CleanPage, Heading, RichTextPart } from '~/model/rich-text.ts'
import { slugPaths } from '~/model/slug-paths.ts'

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
  meta: OwnTexts
  /** In every language it is translated to. */
  paths: Partial<Record<Language, string>>
}

/** Shown in the footer of every page; not a page of its own. */
export const footerSlug = 'footer'

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
    meta: ownTexts({ ...wire, lead: startOf(plainText) }),
    paths: slugPaths('page', wire, language),
  }
}
