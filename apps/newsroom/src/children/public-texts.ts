import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { SanitizedCollectionConfig } from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'

type Doc = {
  id: number
  _status?: string
  visible?: boolean
  children?: string | null
  filename?: string
  deleted_at?: string | null
}
type TextRules = {
  isPublic: (doc: Doc) => boolean
  /** What takes the document off the site. */
  hide: object
}

const withDrafts: TextRules = {
  isPublic: ({ _status }) => _status === 'published',
  hide: { _status: 'draft' },
}
const shown: TextRules = { isPublic: ({ visible }) => visible === true, hide: { visible: false } }
const picture: TextRules = {
  isPublic: ({ children }) => children !== 'not_cleared',
  hide: { children: 'not_cleared' },
}

/** The collections in which editors write texts that visitors read. */
export const publicTexts = {
  articles: withDrafts,
  pages: withDrafts,
  galleries: withDrafts,
  videos: withDrafts,
  banners: shown,
  popups: shown,
  media: picture,
  'gallery-files': picture,
} satisfies Record<string, TextRules>
export type TextCollection = keyof typeof publicTexts

export const isTextCollection = (slug: string): slug is TextCollection => slug in publicTexts

export type Text = { doc: Doc; locale: 'hu' | 'en'; texts: Record<string, string | null> }

const textColumns = ({ flattenedFields }: SanitizedCollectionConfig) =>
  flattenedFields
    .filter((field) => (field.type === 'text' || field.type === 'textarea') && field.localized)
    .map(({ name }) => name)

/** The stored texts of a collection's documents in each language, rich text as HTML. */
export async function readTexts(
  req: DatabaseRequest,
  slug: TextCollection,
  condition: (texts: SQL) => SQL,
): Promise<Text[]> {
  const columns = textColumns(req.payload.collections[slug].config)
  const table = slug.replace('-', '_')
  const values = columns.map((name) => sql`l.${sql.identifier(name)}`)
  const pairs = columns.map((name, index) => sql`${name}::text, ${values[index]}`)
  return queryRows<Text>(
    req,
    sql`select to_jsonb(d) as doc, l._locale as locale, json_build_object(${sql.join(pairs, sql`, `)}) as texts
      from public.${sql.identifier(table)} d
      join public.${sql.identifier(`${table}_locales`)} l on l._parent_id = d.id
      where ${condition(sql`concat_ws(' ', ${sql.join(values, sql`, `)})`)}`,
  )
}
