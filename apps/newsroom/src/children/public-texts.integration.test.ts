import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queryRows } from '../database.ts'
import { openPayload } from '../testing/newsroom.ts'
import { notFreeText, notPublic } from './not-checked.ts'
import { type TextSource, tableOf, textSources, textTablesOf } from './public-texts.ts'

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => payload.destroy())

/** Columns that no editor writes, as `schema.table.column`. */
const madeByCode: Record<string, string> = {
  'public.media.avif': 'File names, made of the hash of the content.',
  'public.gallery_files.avif': 'File names, made of the hash of the content.',
  'feed.slug.kind': 'article or page.',
  'feed.slug.slug': 'Addresses; those that name a minor are deleted by check-names.ts and hide-texts.ts.',
  'feed.document.kind': 'article, gallery or video.',
  'feed.match_change.kinds': 'A list of fixed values.',
  'feed.match_change.before': 'Times and arenas, whose names are checked.',
  'feed.match_change.after': 'Times and arenas, whose names are checked.',
  'feed.match_revision.shown': 'Times, ids and rounds, which are checked.',
  'courtside.event.event': 'Players by id; packages/sport reads nothing else.',
  'courtside.named.side': 'home or away.',
}

/** Columns that a view reads but does not return. */
const notReturned: Record<string, string> = {
  'public.settings.children_show_opponents_reason': 'children.player asks whether there is one.',
  'public.matches.title': 'api.table_game takes whole rows of matches from a subquery, and columns of those.',
  'public.matches.imported':
    'api.table_game takes whole rows of matches from a subquery, and columns of those.',
  'public.home_places.highlight': 'Compared only.',
}

const uploadColumns = [
  'filename',
  'mime_type',
  'sizes_small_filename',
  'sizes_medium_filename',
  'sizes_large_filename',
]
const uploads = ['media', 'gallery_files', 'documents'].flatMap((table) =>
  uploadColumns.map((column) => `public.${table}.${column}`),
)

const columnsOf = (source: TextSource) =>
  textTablesOf(source).flatMap(({ lists, columns }) => {
    const table = lists.at(-1)?.table ?? tableOf(source.slug)
    return columns.map(({ name, isLocalized }) => `public.${table}${isLocalized ? '_locales' : ''}.${name}`)
  })

/** `competition-teams.staff.last_name` is a column of the table `competition_teams_staff`. */
const columnOf = (path: string) => {
  const [slug = '', ...fields] = path.split('.')
  const source = [...payload.config.collections, ...payload.config.globals].find((one) => one.slug === slug)
  const [first, ...rest] = fields
  const field = source?.flattenedFields.find(({ name }) => name === first)
  return field?.type === 'array'
    ? `public.${tableOf(slug)}_${first}.${rest.join('_')}`
    : `public.${tableOf(slug)}.${fields.join('_')}`
}
const isExempt = (column: string, reasons: Record<string, string>) =>
  Object.keys(reasons).some((path) =>
    path.includes('.') ? columnOf(path) === column : column.startsWith(`public.${tableOf(path)}.`),
  )

/** The columns with text that the views of schema api read, directly or through other views. */
const readByApi = () =>
  queryRows<{ column: string }>(
    { payload },
    sql`with recursive seen (oid) as (
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'api' and c.relkind = 'v'
        union
        select d.refobjid from seen
        join pg_rewrite r on r.ev_class = seen.oid
        join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
          and d.refclassid = 'pg_class'::regclass
        join pg_class c on c.oid = d.refobjid and c.relkind = 'v'
      )
      select distinct n.nspname || '.' || c.relname || '.' || a.attname as "column"
      from seen
      join pg_rewrite r on r.ev_class = seen.oid
      join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
        and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
      join pg_class c on c.oid = d.refobjid and c.relkind = 'r'
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
        -- Keys to the document or row that it belongs to.
        and a.attname not in ('_parent_id', 'path')
      order by 1`,
  )

it('searches every text that the views of the api read, unless there is a reason not to', async () => {
  const checked = new Set(textSources(payload.config).flatMap(columnsOf))
  const columns = (await readByApi()).map(({ column }) => column)
  expect(columns.length).toBeGreaterThan(60)
  expect(columns).toEqual(
    expect.arrayContaining([
      'public.tags_locales.slug',
      'public.menus_items_children_children_locales.name',
      'public.sponsors.title',
    ]),
  )
  const others = columns.filter(
    (column) =>
      !checked.has(column) &&
      !uploads.includes(column) &&
      !(column in madeByCode) &&
      !(column in notReturned) &&
      !isExempt(column, notFreeText),
  )
  expect(others).toEqual([])
})

it('exempts as not public only what the api does not read', async () => {
  const columns = (await readByApi()).map(({ column }) => column)
  expect(columns.filter((column) => isExempt(column, notPublic) && !(column in notReturned))).toEqual([])
})

it('exempts only collections and fields that exist', async () => {
  const existing = await queryRows<{ column: string }>(
    { payload },
    sql`select table_schema || '.' || table_name || '.' || column_name as "column" from information_schema.columns`,
  )
  const columns = existing.map(({ column }) => column)
  const reasons = { ...notPublic, ...notFreeText }
  const gone = Object.keys(reasons).filter(
    (path) => !columns.some((column) => isExempt(column, { [path]: '' })),
  )
  expect(gone).toEqual([])
})

it('searches each collection, and each of its lists, unless there is a reason not to', () => {
  const sources = textSources(payload.config).map(({ slug }) => slug)
  const { collections, globals } = payload.config
  const slugs = [...collections, ...globals]
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-'))
  expect(
    slugs.filter((slug) => !sources.includes(slug) && !(slug in notPublic) && !(slug in notFreeText)),
  ).toEqual([])
  const menus = textSources(payload.config).find(({ slug }) => slug === 'menus')
  expect(menus && columnsOf(menus)).toEqual([
    'public.menus_locales.name',
    'public.menus.slug',
    'public.menus_items_locales.name',
    'public.menus_items_locales.link',
    // A client of the REST api may choose the id of a row.
    'public.menus_items.id',
    'public.menus_items_children_locales.name',
    'public.menus_items_children_locales.link',
    'public.menus_items_children.id',
    'public.menus_items_children_children_locales.name',
    'public.menus_items_children_children_locales.link',
    'public.menus_items_children_children.id',
  ])
})

it('reads rich text as the HTML beside it', () => {
  for (const { slug, flattenedFields } of textSources(payload.config)) {
    for (const { name } of flattenedFields.filter(({ type }) => type === 'richText'))
      expect([slug, flattenedFields.map((field) => field.name)]).toEqual([
        slug,
        expect.arrayContaining([`${name}_html`]),
      ])
  }
})
