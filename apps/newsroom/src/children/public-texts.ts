import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type {
  FlattenedField,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { isChecked } from './not-checked.ts'

/** A collection or a global whose texts visitors can read. */
export type TextSource = SanitizedCollectionConfig | SanitizedGlobalConfig

type Column = { name: string; path: string; isLocalized: boolean }
/** A table with texts: the document's table, or the table of an array field, with the arrays that contain it. */
type TextTable = { lists: { field: string; table: string }[]; columns: Column[] }

export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

/** Upload fields that Payload fills: names and addresses made from the hash of the content. */
const uploadFields = ['filename', 'url', 'thumbnailURL', 'mimeType', 'sizes']

const isUpload = (source: TextSource): boolean => 'upload' in source && Boolean(source.upload)

/** Every text column of a collection, also in arrays and groups. Rich text is read as the HTML that visitors get. */
export function textTablesOf(source: TextSource): TextTable[] {
  const own: TextTable = { lists: [], columns: [] }
  const tables = [own]
  const add = (fields: FlattenedField[], to: TextTable, path: string, prefix: string): void => {
    for (const field of fields) {
      const at = `${path}.${field.name}`
      if (('virtual' in field && field.virtual) || !isChecked(at)) continue
      switch (field.type) {
        case 'text':
        case 'textarea':
        case 'email':
        case 'code':
          to.columns.push({
            name: `${prefix}${field.name}`,
            path: at,
            isLocalized: Boolean(field.localized),
          })
          break
        case 'group':
        case 'tab':
          add(field.flattenedFields, to, at, `${prefix}${field.name}_`)
          break
        case 'array': {
          const around = to.lists.at(-1)?.table ?? tableOf(source.slug)
          const table = typeof field.dbName === 'string' ? field.dbName : `${around}_${prefix}${field.name}`
          const list: TextTable = { lists: [...to.lists, { field: at, table }], columns: [] }
          tables.push(list)
          add(field.flattenedFields, list, at, '')
          break
        }
        case 'blocks':
          throw new Error(
            `${at}: fields of blocks are not searched for names of minors. Extend textTablesOf.`,
          )
      }
    }
  }
  if (isChecked(source.slug)) {
    const fields = source.flattenedFields.filter(
      ({ name }) => !(isUpload(source) && uploadFields.includes(name)),
    )
    add(fields, own, source.slug, '')
  }
  return tables.filter(({ columns }) => columns.length > 0)
}

/** The collections and globals that are searched for names of minors. */
export const textSources = ({ collections, globals }: SanitizedConfig): TextSource[] =>
  [...collections, ...globals].filter(
    (source) => !source.slug.startsWith('payload-') && textTablesOf(source).length > 0,
  )

const hasField = ({ flattenedFields }: TextSource, name: string) =>
  flattenedFields.some((field) => field.name === name)
const hasDrafts = ({ versions }: TextSource) => Boolean(versions?.drafts)
const hasTrash = (source: TextSource) => 'trash' in source && source.trash
const switches = ['visible', 'active']

/** Whether state and switch let the site show the document. A missing value counts as shown. */
function isShown(source: TextSource): SQL {
  const conditions = [
    ...(hasDrafts(source) ? [sql`d._status is distinct from 'draft'`] : []),
    ...switches
      .filter((name) => hasField(source, name))
      .map((name) => sql`d.${sql.identifier(name)} is distinct from false`),
    ...(isUpload(source) && hasField(source, 'children')
      ? [sql`d.children is distinct from 'not_cleared'`]
      : []),
  ]
  return sql.join([sql`true`, ...conditions], sql` and `)
}

export type Hiding = { data: object } | 'trash' | 'by hand'

/**
 * How a document is taken off the site. 'by hand' means that somebody has to rewrite it: the site needs its menus, and
 * matches need the teams, clubs and arenas, which have no trash.
 */
export function hidingOf(source: TextSource): Hiding {
  if (hasDrafts(source)) return { data: { _status: 'draft' } }
  const used = switches.find((name) => hasField(source, name))
  if (used) return { data: { [used]: false } }
  if (isUpload(source) && hasField(source, 'children')) return { data: { children: 'not_cleared' } }
  return hasTrash(source) && source.slug !== 'menus' ? 'trash' : 'by hand'
}

export type Text = {
  id: number
  /** Null where the text is the same in both languages. */
  locale: 'hu' | 'en' | null
  /** The path of the field in the form: `items.0.name`. */
  path: string
  text: string
  /** The title of the document. */
  title: string
  /** Whether state and switch allow showing it; does not consider the trash. */
  is_shown: boolean
  is_trashed: boolean
}

const titleOf = (row: string) => sql.raw(`to_jsonb(${row}) ->> 'title', to_jsonb(${row}) ->> 'name'`)

function titleSql(source: TextSource): SQL {
  const hungarian = source.flattenedFields.some((field) => 'localized' in field && field.localized)
    ? sql`(select coalesce(${titleOf('t')}) from public.${sql.identifier(`${tableOf(source.slug)}_locales`)} t
        where t._parent_id = d.id and t._locale = 'hu')`
    : sql`null`
  return sql`coalesce(${hungarian}, ${titleOf('d')}, to_jsonb(d) ->> 'filename', d.id::text)`
}

/** The path as in the form, `items.0.children.2.name`, from the order of the rows a1 and a2. */
function pathSql(slug: string, { lists }: TextTable, path: string): SQL {
  const parts: SQL[] = []
  let before = `${slug}.`
  for (const [index, { field }] of lists.entries()) {
    parts.push(
      sql`${field.slice(before.length)}::text || '.' || (${sql.raw(`a${index + 1}`)}._order - 1) || '.'`,
    )
    before = `${field}.`
  }
  return sql.join([...parts, sql`${path.slice(before.length)}::text`], sql` || `)
}

function rowsSql(source: TextSource, table: TextTable, isLocalized: boolean, condition: SQL): SQL[] {
  const columns = table.columns.filter((column) => column.isLocalized === isLocalized)
  if (columns.length === 0) return []
  const own = tableOf(source.slug)
  const joins = table.lists.map(({ table: list }, index) => {
    const around = index === 0 ? 'd' : `a${index}`
    return sql.raw(`join public."${list}" a${index + 1} on a${index + 1}._parent_id = ${around}.id`)
  })
  const last = table.lists.length === 0 ? 'd' : `a${table.lists.length}`
  const lastTable = table.lists.at(-1)?.table ?? own
  const locales = isLocalized
    ? sql.raw(`join public."${lastTable}_locales" l on l._parent_id = ${last}.id`)
    : sql``
  const row = sql.raw(isLocalized ? 'l' : last)
  const values = columns.map(
    ({ name, path }) => sql`(${pathSql(source.slug, table, path)}, ${row}.${sql.identifier(name)}::text)`,
  )
  return [
    sql`select d.id, ${isLocalized ? sql`l._locale::text` : sql`null::text`} as locale, t.path, t.text,
        ${titleSql(source)} as title, ${isShown(source)} as is_shown,
        ${hasTrash(source) ? sql`d.deleted_at is not null` : sql`false`} as is_trashed
      from public.${sql.identifier(own)} d ${sql.join(joins, sql` `)} ${locales}
      cross join lateral (values ${sql.join(values, sql`, `)}) t (path, text)
      where t.text <> '' and ${condition}`,
  ]
}

/** The stored texts that match the condition, which may use the document `d` and `t.text`. */
export function readTexts(req: DatabaseRequest, source: TextSource, condition: SQL): Promise<Text[]> {
  const parts = textTablesOf(source).flatMap((table) => [
    ...rowsSql(source, table, true, condition),
    ...rowsSql(source, table, false, condition),
  ])
  return queryRows<Text>(req, sql.join(parts, sql` union all `))
}

/** A current or former address of an article or a page; a former one leads to the current one. */
export type Slug = { kind: string; lang: string; slug: string }

export const readSlugs = (req: DatabaseRequest, condition: SQL): Promise<Slug[]> =>
  queryRows<Slug>(req, sql`select kind, lang, slug from feed.slug t where ${condition}`)

/** Deletes addresses. Publishing a document again restores its current one. */
export async function deleteSlugs(req: DatabaseRequest, slugs: Slug[]): Promise<void> {
  for (const { kind, lang, slug } of slugs)
    await queryRows(
      req,
      sql`with gone as (
          delete from feed.slug where kind = ${kind} and lang = ${lang}::public._locales and slug = ${slug}
          returning kind || 's:' || document_id as tag
        ) select upkeep.add_purge(tag, array[tag], true) from gone`,
    )
}
