import pg from 'pg'

export type Owner = pg.Client
export type Row = Record<string, unknown>
export type Texts = { hu?: Row; en?: Row }
export type Relations = Record<string, number[]>

export function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run by scripts/src/with-database.ts`)
  return value
}

export async function connect(url = needed('DATABASE_URL')): Promise<Owner> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  return owner
}

const tables =
  `articles pages galleries videos categories tags media gallery_files documents menus banners popups sponsors settings
  seasons clubs arenas players competition_teams competitions matches`
    .split(/\s+/)
    .map((table) => `public.${table}`)

/** Every content table is emptied; row triggers do not see it, so schema feed is emptied as well. */
export async function empty(owner: Owner): Promise<void> {
  await owner.query(
    `truncate ${tables.join(', ')}, feed.slug, feed.article_category, feed.document restart identity cascade`,
  )
}

/** Rows came with their ids: whoever writes next, Payload say, must not be handed the same ones. */
export async function advanceSequences(owner: Owner): Promise<void> {
  for (const table of tables)
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), 10000 + max(id)) from ${table}`,
    )
}

const relatedColumn: Record<string, string> = {
  categories: 'categories_id',
  tags: 'tags_id',
  documents: 'documents_id',
  files: 'gallery_files_id',
  related_articles: 'articles_id',
  related_videos: 'videos_id',
}

async function insert(owner: Owner, table: string, row: Row, conflict = ''): Promise<void> {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const marks = columns.map((_, index) => `$${index + 1}`)
  await owner.query(
    `insert into public.${table} (${columns}) values (${marks}) ${conflict}`,
    Object.values(row),
  )
}

/** The way Payload saves: the document, its translations and its relations, the last two written anew. */
export async function save(
  owner: Owner,
  table: string,
  row: Row,
  texts: Texts = {},
  relations: Relations = {},
): Promise<void> {
  const updates = Object.keys(row).map((column) => `"${column}" = excluded."${column}"`)
  const languages = Object.entries(texts)
  const paths = Object.entries(relations)
  await owner.query('begin')
  await insert(owner, table, row, `on conflict (id) do update set ${updates}`)
  if (languages.length)
    await owner.query(`delete from public.${table}_locales where _parent_id = $1`, [row.id])
  for (const [_locale, text] of languages)
    await insert(owner, `${table}_locales`, { _parent_id: row.id, _locale, ...text })
  if (paths.length) await owner.query(`delete from public.${table}_rels where parent_id = $1`, [row.id])
  for (const [path, ids] of paths)
    for (const [index, id] of ids.entries())
      await insert(owner, `${table}_rels`, {
        parent_id: row.id,
        path,
        order: index + 1,
        [relatedColumn[path] ?? '']: id,
      })
  await owner.query('commit')
}
