import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from './env.ts'
import { requireOwnerUrl } from './owner-url.ts'

const newsroom = new pg.Client({ connectionString: process.env.DATABASE_URL })
const owner = new pg.Client({ connectionString: process.env.MIGRATE_DATABASE_URL })
const denied = '42501'

beforeAll(async () => {
  await newsroom.connect()
  await owner.connect()
})
afterAll(async () => {
  await newsroom.end()
  await owner.end()
})

/** What the statement does is undone. */
async function codeOf(client: pg.Client, sql: string): Promise<string | undefined> {
  await client.query('begin')
  const code = await client.query(sql).then(
    () => 'allowed',
    (error: pg.DatabaseError) => error.code,
  )
  await client.query('rollback')
  return code
}

const schemas = [
  'public',
  'feed',
  'cache',
  'intake',
  'erasure',
  'courtside',
  'upkeep',
  'children',
  'api',
  'extensions',
]

describe('X2: the newsroom’s role', () => {
  it('owns nothing and belongs to nobody', async () => {
    const { rows } = await owner.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as powerful,
         (select count(*)::int from pg_shdepend d where d.refobjid = r.oid and d.deptype = 'o') as owned,
         (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
       from pg_roles r where rolname = current_database() || '_newsroom'`,
    )
    expect(rows).toEqual([{ powerful: false, owned: 0, memberships: 0 }])
  })

  it('reads and writes the rows of Payload’s tables, and truncates none of them', async () => {
    const { rows } = await newsroom.query<{ table: string; usable: boolean; more: boolean }>(
      `select c.relname::text as table,
         has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
           and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete') as usable,
         has_table_privilege(c.oid, 'truncate, references, trigger') as more
       from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ usable }) => !usable).map(({ table }) => table)).toEqual(['payload_migrations'])
    expect(rows.filter(({ more }) => more)).toEqual([])
  })

  it.each([
    ...schemas.map((schema) => `create table ${schema}.mine (id int)`),
    ...schemas.map((schema) => `create function ${schema}.mine() returns int language sql as 'select 1'`),
    'create schema mine',
    'create temporary table mine ()',
    'create role mine',
    'create extension pg_trgm schema extensions',
    'alter table public.articles add column mine int',
    'alter table public.articles disable trigger user',
    'create index mine on public.articles (id)',
    'drop table public.articles cascade',
    'drop schema api cascade',
    'create or replace view api.language as select 1',
    'truncate public.audit_lines',
    'truncate cache.purge',
    'select upkeep.rebuild()',
    'update public.payload_migrations set batch = 2',
    "select setval('public.articles_id_seq', 1)",
    'insert into intake.outbox default values',
    'delete from intake.outbox',
    'update intake.key set stored_at = now()',
    'delete from courtside.event',
    'update courtside.event set received_at = now()',
    'delete from courtside.named',
    'delete from erasure.entry',
    'update erasure.entry set erased_at = now()',
    "select api.count_post('a', 1, 1000)",
    "select api.is_registered('a')",
    'select * from pg_authid',
    'select * from pg_shadow',
    "select pg_read_file('PG_VERSION')",
    "copy (select 1) to program 'true'",
    'set role palank_test_owner',
    'set role palank_test_api',
    'set session_replication_role = replica',
    "alter role palank_test_owner password 'x'",
    'alter database palank_test owner to palank_test_newsroom',
    'grant select on public.users to palank_test_api',
  ])('may not %s', async (sql) => {
    const code = await codeOf(newsroom, sql)
    // A grant without the right to it is a warning, not an error.
    if (sql.startsWith('grant')) {
      const granted = "select has_table_privilege('palank_test_api', 'public.users', 'select') as yes"
      expect((await owner.query(granted)).rows).toEqual([{ yes: false }])
    } else expect(code).toBe(denied)
  })

  it.each([
    'alter table public.articles add column mine int',
    'truncate cache.purge',
    'select upkeep.rebuild()',
  ])('is refused where the owner is not: %s', async (sql) => {
    expect(await codeOf(owner, sql)).toBe('allowed')
  })
})

it('X2: migrations say which variable they miss', () => {
  expect(requireOwnerUrl(env)).toBe(process.env.MIGRATE_DATABASE_URL)
  expect(() => requireOwnerUrl({ MIGRATE_DATABASE_URL: undefined })).toThrow(
    /MIGRATE_DATABASE_URL is not set.*_owner.*provision\.sql/,
  )
})
