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

/** Runs the work in a transaction and rolls it back. */
async function undone<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** Runs the statement in a transaction and rolls it back. */
const codeOf = (client: pg.Client, sql: string): Promise<string | undefined> =>
  undone(client, () =>
    client.query(sql).then(
      () => 'allowed',
      (error: pg.DatabaseError) => error.code,
    ),
  )

const schemas = [
  'public',
  'feed',
  'cache',
  'intake',
  'erasure',
  'courtside',
  'upkeep',
  'children',
  'content',
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

  it('reads and writes the rows of Payload’s tables except evidence, and truncates none of them', async () => {
    const { rows } = await newsroom.query<{ table: string; usable: boolean; more: boolean }>(
      `select c.relname::text as table,
         has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
           and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete') as usable,
         has_table_privilege(c.oid, 'truncate, references, trigger') as more
       from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(({ usable }) => !usable).map(({ table }) => table)).toEqual([
      'audit_lines',
      'consents',
      'payload_migrations',
      'second_factors',
    ])
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
    'delete from public.audit_lines',
    "update public.audit_lines set actor = 'x'",
    'delete from public.consents',
    'delete from public.second_factors',
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

describe('evidence is added, not altered or deleted, by the newsroom’s role', () => {
  const ids: Record<string, number> = {}
  const insert = async (name: string, sql: string, values: unknown[] = []) => {
    ids[name] = (await newsroom.query<{ id: number }>(`${sql} returning *`, values)).rows[0]?.id ?? 0
  }
  beforeAll(async () => {
    await insert('user', "insert into public.users (email, name) values ('bizonyitek@klub.hu', 'Bizonyíték')")
    await insert('player', "insert into public.players (last_name, name) values ('Bizonyíték', 'Bizonyíték')")
    await insert(
      'text',
      "insert into public.child_consent_texts (version, text_hu, text_en) values ('bizonyíték', 'a', 'b')",
    )
    const consent = `insert into public.consents (player_id, text_id, given_by, medium, given_at, withdrawn_at)
      values ($1, $2, 'guardian', 'paper', now(), $3)`
    await insert('consent', consent, [ids.player, ids.text, null])
    await insert('withdrawn', consent, [ids.player, ids.text, '2026-01-01'])
    await newsroom.query(
      `insert into public.second_factors (user_id, secret, last_counter, recovery_codes, is_demo)
       values ($1, 'x', 10, '{a,b}', false)`,
      [ids.user],
    )
  })
  afterAll(async () => {
    await owner.query('select upkeep.erase_player($1)', [ids.player])
    await owner.query('delete from public.child_consent_texts where id = $1', [ids.text])
    await owner.query('delete from public.users where id = $1', [ids.user])
    await owner.query('delete from public.audit_lines where subject_id = $1', [ids.user])
  })

  it.each([
    ['allowed', 'consent', 'withdrawn_at = now(), updated_at = now()'],
    ['allowed', 'consent', 'full_name = full_name, updated_at = now()'],
    [denied, 'consent', 'full_name = not full_name'],
    [denied, 'consent', 'valid_until = now()'],
    [denied, 'consent', "given_by = 'guardian_and_player', withdrawn_at = now()"],
    [denied, 'withdrawn', 'withdrawn_at = null'],
    [denied, 'withdrawn', 'withdrawn_at = now()'],
    ['allowed', 'withdrawn', 'withdrawn_at = withdrawn_at'],
  ])('%s: of a consent (%s) %s', async (code, name, change) => {
    expect(await codeOf(newsroom, `update public.consents set ${change} where id = ${ids[name]}`)).toBe(code)
  })

  it.each([
    ['allowed', 'last_counter = 11'],
    ['allowed', "recovery_codes = array_remove(recovery_codes, 'a')"],
    [denied, 'last_counter = 9'],
    [denied, "recovery_codes = '{a,b,c}'"],
    [denied, "secret = 'y', last_counter = 11"],
    [denied, 'is_demo = true'],
    [denied, `user_id = user_id + 1`],
  ])('%s: of a second factor %s', async (code, change) => {
    const sql = `update public.second_factors set ${change} where user_id = ${ids.user}`
    expect(await codeOf(newsroom, sql)).toBe(code)
  })

  it('a second factor is removed with an audit line', () =>
    undone(newsroom, async () => {
      const remove = 'select upkeep.remove_second_factor($1, $2) as removed'
      expect((await newsroom.query(remove, [ids.user, null])).rows).toEqual([{ removed: true }])
      expect((await newsroom.query(remove, [ids.user, null])).rows).toEqual([{ removed: false }])
      const { rows } = await newsroom.query(
        "select action, actor, subject_title from public.audit_lines where subject_collection = 'users' and subject_id = $1",
        [ids.user],
      )
      expect(rows).toEqual([
        { action: 'second_factor_reset', actor: 'bizonyitek@klub.hu', subject_title: 'Bizonyíték' },
      ])
    }))

  it('consents are deleted only together with their player', () =>
    undone(newsroom, async () => {
      await newsroom.query('select upkeep.erase_player($1)', [ids.player])
      const { rows } = await newsroom.query(
        `select (select count(*)::int from public.consents where player_id = $1) as consents,
           (select count(*)::int from public.players where id = $1) as players`,
        [ids.player],
      )
      expect(rows).toEqual([{ consents: 0, players: 0 }])
    }))

  it('retention deletes no audit line that is younger than its time', () =>
    undone(newsroom, async () => {
      await newsroom.query(
        `insert into public.audit_lines (action, count, actor, subject_id, created_at)
         values ('publish', 1, 'x', $1, now() - interval '729 days')`,
        [ids.user],
      )
      await newsroom.query('select upkeep.delete_old_audit_lines()')
      const { rowCount } = await newsroom.query(
        "select from public.audit_lines where actor = 'x' and subject_id = $1",
        [ids.user],
      )
      expect(rowCount).toBe(1)
    }))
})

it('X2: migrations say which variable they miss', () => {
  expect(requireOwnerUrl(env)).toBe(process.env.MIGRATE_DATABASE_URL)
  expect(() => requireOwnerUrl({ MIGRATE_DATABASE_URL: undefined })).toThrow(
    /MIGRATE_DATABASE_URL is not set.*_owner.*provision\.sql/,
  )
})
