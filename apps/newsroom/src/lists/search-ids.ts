import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { patternsOf } from '../link-targets/search.ts'
import { mostIds, tablesOf } from './tables.ts'

const searchedTypes = new Set(['text', 'textarea', 'email'])

type Searched = { name: string; localized: boolean }

/** The fields of the list's search that are columns of their own and that everybody who reads the list may read. */
export function searchedFields(collection: SanitizedCollectionConfig): Searched[] {
  const fields = new Map(collection.flattenedFields.map((field) => [field.name, field]))
  return (collection.admin.listSearchableFields ?? []).flatMap((name) => {
    const field: FlattenedField | undefined = fields.get(name)
    if (!field || !searchedTypes.has(field.type) || ('hasMany' in field && field.hasMany)) return []
    if (('access' in field && field.access?.read) || ('virtual' in field && field.virtual)) return []
    return [{ name, localized: 'localized' in field && field.localized === true }]
  })
}

type Search = {
  collection: SanitizedCollectionConfig
  fields: readonly Searched[]
  search: string
  /** The latest versions instead of what is published. */
  draft: boolean
}

/**
 * Documents whose fields hold all the words, without regard to accents and case, in either language: the newest ids
 * first. Undefined where nothing but signs was typed. Whoever asks narrows a query of their own with them.
 */
export async function findIds(req: DatabaseRequest, options: Search): Promise<number[] | undefined> {
  const { collection, fields, search, draft } = options
  const patterns = patternsOf(search)
  if (patterns.length === 0 || fields.length === 0) return undefined
  const { documents, locales, id, prefix } = tablesOf(collection.slug, draft)
  const column = (table: string, name: string) => sql`${sql.raw(table)}.${sql.identifier(prefix + name)}`
  const texts = fields.flatMap(({ name, localized }): SQL[] =>
    localized ? [column('hu', name), column('en', name)] : [column('d', name)],
  )
  const translated = fields.some(({ localized }) => localized)
    ? sql`left join ${locales} hu on hu._parent_id = d.id and hu._locale = 'hu'
      left join ${locales} en on en._parent_id = d.id and en._locale = 'en'`
    : sql``
  const rows = await queryRows<{ id: number }>(
    req,
    sql`select found.id from (
      select d.${id} as id, extensions.unaccent(lower(concat_ws(' ', ${sql.join(texts, sql`, `)}))) as words
      from ${documents} d ${translated} ${draft ? sql`where d.latest` : sql``}
    ) found
    where ${sql.join(
      patterns.map((pattern) => sql`found.words like ${pattern}`),
      sql` and `,
    )}
    order by found.id desc limit ${mostIds}`,
  )
  return rows.map((row) => row.id)
}
