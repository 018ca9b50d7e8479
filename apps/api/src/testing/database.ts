import pg from 'pg'

export type Owner = pg.Client
export type Row = Record<string, unknown>
export type Texts = { hu?: Row; en?: Row }
export type Relations = Record<string, number[]>

export function requiredEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the tests with scripts/src/with-database.ts`)
  return value
}

export async function connect(url = requiredEnv('MIGRATE_DATABASE_URL')): Promise<Owner> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  return owner
}

const tables =
  `articles pages galleries videos categories tags media gallery_files documents menus banners popups sponsors settings
  seasons clubs arenas players competition_teams competitions matches`
    .split(/\s+/)
    .map((table) => `public.${table}`)

/** Row triggers do not fire on truncate, so schema feed is truncated as well. */
export async function truncateContent(owner: Owner): Promise<void> {
  await owner.query(
    `truncate ${tables.join(', ')}, feed.slug, feed.article_category, feed.document restart identity cascade`,
  )
}

/** Rows were inserted with their ids; later inserts, such as Payload's, must not get the same ones. */
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
  const placeholders = columns.map((_, index) => `$${index + 1}`)
  await owner.query(
    `insert into public.${table} (${columns}) values (${placeholders}) ${conflict}`,
    Object.values(row),
  )
}

/** Saves as Payload does: the document is updated, its translations and relations are replaced. */
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
