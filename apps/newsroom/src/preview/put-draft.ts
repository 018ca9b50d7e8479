import type { PreviewCollection } from '@palank/preview-link'
import type pg from 'pg'
import type { PreviewState } from './draft-answer.ts'

type Draft = {
  state: PreviewState
  /** Where it lies in the future, as JSON has it. */
  publishDate: string | null
}

type Column = { name: string; source: string }

/** Columns that a table and its table of versions share, with SQL for the version's value in the type of the first. */
async function sharedColumns(
  client: pg.PoolClient,
  { table, versions, prefix }: { table: string; versions: string; prefix: string },
): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select quote_ident(a.attname) as name, 'v.' || quote_ident(b.attname)
       || case when a.atttypid = b.atttypid then '' else '::text::' || format_type(a.atttypid, a.atttypmod) end as source
     from pg_attribute a join pg_attribute b on b.attrelid = $2::regclass and b.attname = $3 || a.attname
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and not b.attisdropped
       and a.attname not in ('id', '_parent_id', 'parent_id', 'path', '_status')`,
    [`public.${table}`, `public.${versions}`, prefix],
  )
  return rows
}

const namesOf = (columns: Column[]) => columns.map(({ name }) => name).join(', ')
const sourcesOf = (columns: Column[]) => columns.map(({ source }) => source).join(', ')

async function copyTexts(client: pg.PoolClient, table: PreviewCollection, id: number, version: number) {
  const [texts, versions] = [`${table}_locales`, `_${table}_v_locales`]
  const columns = await sharedColumns(client, { table: texts, versions, prefix: 'version_' })
  await client.query(`delete from public.${texts} where _parent_id = $1`, [id])
  await client.query(
    `insert into public.${texts} (_parent_id, _locale, ${namesOf(columns)})
     select $1, v._locale, ${sourcesOf(columns)} from public.${versions} v where v._parent_id = $2`,
    [id, version],
  )
}

async function copyRelations(client: pg.PoolClient, table: PreviewCollection, id: number, version: number) {
  const [relations, versions] = [`${table}_rels`, `_${table}_v_rels`]
  const columns = await sharedColumns(client, { table: relations, versions, prefix: '' })
  await client.query(`delete from public.${relations} where parent_id = $1`, [id])
  await client.query(
    `insert into public.${relations} (parent_id, path, ${namesOf(columns)})
     select $1, regexp_replace(v.path, '^version\\.', ''), ${sourcesOf(columns)}
     from public.${versions} v where v.parent_id = $2`,
    [id, version],
  )
}

async function copyVersion(client: pg.PoolClient, table: PreviewCollection, id: number, version: number) {
  const versions = `_${table}_v`
  const columns = await sharedColumns(client, { table, versions, prefix: 'version_' })
  const set = columns.map(({ name, source }) => `${name} = ${source}`).join(', ')
  await client.query(
    `update public.${table} d set ${set} from public.${versions} v where d.id = $1 and v.id = $2`,
    [id, version],
  )
  await copyTexts(client, table, id, version)
  await copyRelations(client, table, id, version)
}

function stateOf(published: boolean, draft: { published: boolean; later: boolean }): PreviewState {
  if (!draft.published) return published ? 'changed' : 'draft'
  return draft.later ? 'scheduled' : 'published'
}

/** Inside a transaction that is never committed: the latest version as if it were published now. */
export async function putDraft(
  client: pg.PoolClient,
  table: PreviewCollection,
  id: number,
): Promise<Draft | undefined> {
  // The database refuses to commit it; see upkeep.document_changed.
  await client.query("set local palank.preview = 'on'")
  const { rows } = await client.query(
    `select d._status = 'published' as published, v.id as version,
       coalesce(v.version__status::text, d._status::text) = 'published' as latest_published
     from public.${table} d
     left join lateral (
       select * from public._${table}_v v where v.parent_id = d.id and v.latest order by v.updated_at desc limit 1
     ) v on true
     where d.id = $1`,
    [id],
  )
  if (!rows[0]) return undefined
  const { published, version, latest_published } = rows[0]
  if (version) await copyVersion(client, table, id, version)
  let publishDate: string | null = null
  // Pages have no date.
  if (table !== 'pages') {
    const { rows } = await client.query(
      `select case when publish_date > now() then to_json(publish_date) #>> '{}' end as later
       from public.${table} where id = $1`,
      [id],
    )
    publishDate = rows[0]?.later ?? null
    // To the millisecond, as the column has it: rounded up, it would not be out yet.
    await client.query(
      `update public.${table} set publish_date = least(publish_date, date_trunc('milliseconds', now())) where id = $1`,
      [id],
    )
  }
  await client.query(`update public.${table} set _status = 'published' where id = $1`, [id])
  const later = publishDate !== null
  return { state: stateOf(published, { published: latest_published, later }), publishDate }
}
