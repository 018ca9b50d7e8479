import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Owner, requiredEnv } from './testing/database.ts'

let owner: Owner
let api: Owner

beforeAll(async () => {
  owner = await connect()
  api = await connect(requiredEnv('API_DATABASE_URL'))
})
afterAll(async () => {
  await api.end()
  await owner.end()
})

const denied = '42501'
const readOnly = '25006'
const codeOf = (sql: string) =>
  api.query(sql).then(
    () => 'allowed',
    (error: pg.DatabaseError) => error.code,
  )

const relations = async (schemas: string[]) => {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'v', 'm', 'p', 'S') order by 1`,
    [schemas],
  )
  return rows.map(({ name }) => name)
}

describe('X2: the api’s role', () => {
  test('reads every view of schema api', async () => {
    const views = await relations(['api'])
    expect(views.length).toBeGreaterThan(20)
    for (const view of views) expect(await codeOf(`select * from ${view} limit 1`), view).toBe('allowed')
  })

  test('reads no table, view or sequence of public, children, content, feed, upkeep, intake, erasure and cache', async () => {
    const tables = await relations([
      'public',
      'children',
      'content',
      'feed',
      'upkeep',
      'intake',
      'erasure',
      'cache',
    ])
    for (const table of [
      'public.join_registrations',
      'public.users',
      'public.consents',
      'children.player',
      'content.player',
      'public.articles',
      'feed.slug',
      'upkeep.source',
      'intake.outbox',
      'cache.purge',
    ])
      expect(tables).toContain(table)
    for (const table of tables) expect(await codeOf(`select * from ${table} limit 1`), table).toBe(denied)
  })

  test.each([
    'insert into public.tags default values',
    'update public.articles set highlight = null',
    'delete from public.join_registrations',
    'truncate feed.slug',
    'insert into intake.key default values',
    'update intake.rate set points = 0',
    'delete from intake.outbox',
    'delete from cache.purge',
    'update api.language set lang = null',
    'select upkeep.rebuild()',
    'create table public.mine ()',
    'create table api.mine ()',
    'create schema mine',
    'create temporary table mine ()',
    `create function pg_temp.mine() returns int language sql as 'select 1'`,
    'drop view api.article cascade',
    'set role palank_test_newsroom',
    'set role palank_test_owner',
  ])('cannot %s, not even in a read-write transaction', async (sql) => {
    expect([denied, readOnly, '55000']).toContain(await codeOf(sql))
    await api.query('begin read write')
    const code = await codeOf(sql)
    await api.query('rollback')
    expect([denied, '55000']).toContain(code)
  })

  test('may call four functions, which pin their search_path, and no others', async () => {
    const { rows } = await owner.query<{ name: string; pinned: boolean; open: boolean; granted: boolean }>(
      `select p.proname as name, p.prosecdef and 'search_path=pg_catalog, pg_temp' = any(p.proconfig) as pinned,
         exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as open,
         has_function_privilege($1, p.oid, 'execute') as granted
       from pg_proc p where p.pronamespace = 'api'::regnamespace order by 1`,
      [new URL(requiredEnv('API_DATABASE_URL')).username],
    )
    const expected = { pinned: true, open: false, granted: true }
    expect(rows).toEqual(
      ['count_post', 'documents_with', 'is_registered', 'register'].map((name) => ({ name, ...expected })),
    )
  })

  test('cannot connect to the other club’s database, nor the other club’s role to this one', async () => {
    const own = new URL(requiredEnv('API_DATABASE_URL'))
    const other = new URL(requiredEnv('OTHER_DATABASE_URL'))
    const tryConnect = async (url: URL, database: string) => {
      const client = new pg.Client({
        connectionString: Object.assign(new URL(url), { pathname: database }).href,
      })
      return client.connect().then(
        () => client.end().then(() => 'allowed'),
        (error: pg.DatabaseError) => error.code,
      )
    }
    expect(await tryConnect(own, own.pathname)).toBe('allowed')
    expect(await tryConnect(own, other.pathname)).toBe(denied)
    expect(await tryConnect(other, own.pathname)).toBe(denied)
  })

  test('has a statement timeout of five seconds', async () => {
    expect((await api.query('show statement_timeout')).rows[0].statement_timeout).toBe('5s')
  })
})
