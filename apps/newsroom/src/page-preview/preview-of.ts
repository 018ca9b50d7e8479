import { ownTexts, startOf, type WrittenTexts } from '@palank/page-texts/own-texts'
import { type SentTexts, type SiteTexts, sentTexts } from '@palank/page-texts/sent-texts'
import { type Language, pathFor } from '@palank/routes'
import { slugify } from '../fields/slugify.ts'
import { plainText } from '../rich-text/plain-text.ts'

/** The collections whose documents have a page, and their own text for its description. */
export const previewed = ['articles', 'pages', 'galleries', 'videos'] as const
export type Previewed = (typeof previewed)[number]

/** The fields of a form or of a stored document, in one language. */
export type Fields = {
  title?: unknown
  name?: unknown
  lead?: unknown
  description?: unknown
  body?: unknown
  slug?: unknown
  meta_title?: unknown
  meta_description?: unknown
  og_title?: unknown
  og_description?: unknown
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const titleOf = ({ title, name }: Fields) => text(title) || text(name)

/** Without an English title the site shows everything in Hungarian. */
export const shownFields = (language: Language, own: Fields, hungarian: Fields | undefined): Fields =>
  language === 'en' && titleOf(own) === '' && hungarian && titleOf(hungarian) !== '' ? hungarian : own

function writtenTexts(collection: Previewed, fields: Fields): WrittenTexts {
  if (collection === 'galleries' || collection === 'videos')
    return { title: titleOf(fields), lead: text(fields.description) }
  return {
    title: titleOf(fields),
    lead: collection === 'pages' ? startOf(plainText(fields.body).replaceAll('\n', ' ')) : text(fields.lead),
    meta_title: text(fields.meta_title),
    meta_description: text(fields.meta_description),
    og_title: text(fields.og_title),
    og_description: text(fields.og_description),
  }
}

/** The same texts as the page will send. */
export const previewTexts = (site: SiteTexts, collection: Previewed, fields: Fields): SentTexts =>
  sentTexts(site, ownTexts(writtenTexts(collection, fields)))

/** The page's path; an empty slug is made from the title when it is saved. */
export function previewPath(
  collection: Previewed,
  language: Language,
  fields: Fields,
  id: number | string | undefined,
): string {
  if (collection === 'articles' || collection === 'pages') {
    const slug = slugify(text(fields.slug) || titleOf(fields))
    const page = collection === 'articles' ? 'article' : 'page'
    return pathFor(page, language, { slug: slug || '…' }).replace(encodeURIComponent('…'), '…')
  }
  const page = collection === 'galleries' ? 'gallery' : 'video'
  return pathFor(page, language, { id: Number(id ?? 0) }).replace(/\/0$/, '/…')
}
