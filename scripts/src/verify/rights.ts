import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'
import { testTextColumns } from './failing-conditions.ts'
import { notWritable, permissionDenied, refusalProblem } from './refusal.ts'
import { withScratchDatabase } from './scratch-database.ts'
import { Tally } from './tally.ts'
import { deleteTestContent, insertTestContent, viewsContaining } from './test-content.ts'

type Relation = { name: string; schema: string; kind: string; column: string | null; writable: boolean }

const relationsSql = `
  select format('%I.%I', n.nspname, c.relname) as name, n.nspname as schema, c.relkind as kind,
    (select format('%I', attname) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum limit 1) as column,
    case when c.relkind = 'S' then has_sequence_privilege($1, c.oid, 'USAGE, UPDATE')
      else has_table_privilege($1, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
        or has_any_column_privilege($1, c.oid, 'INSERT, UPDATE, REFERENCES') end as writable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  order by 1`

const functionsSql = `
  select format('%I.%I(%s)', n.nspname, p.proname,
    (select string_agg(format('null::%I.%I', s.nspname, y.typname), ', ' order by t.place)
     from unnest(p.proargtypes) with ordinality as t (type, place)
     join pg_type y on y.oid = t.type join pg_namespace s on s.oid = y.typnamespace)) as call
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'extensions', 'api') order by 1`

/** The functions that run with the owner's rights: the api's role may call those of schema api, the newsroom's the others. */
const grantedFunctions = [
  'api.count_post',
  'api.documents_with',
  'api.is_registered',
  'api.register',
  'upkeep.delete_old_audit_lines',
  'upkeep.erase_player',
  'upkeep.remove_second_factor',
]
const grantedSql = `
  select n.nspname || '.' || p.proname as name, p.prosecdef and 'search_path=pg_catalog, pg_temp' = any(p.proconfig) as pinned
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where (n.nspname = 'api' and has_function_privilege($1, p.oid, 'execute'))
    or (p.prosecdef and n.nspname !~ '^pg_' and n.nspname <> 'information_schema') order by 1`

const powersSql = `
  select r.rolsuper or r.rolcreatedb or r.rolcreaterole or r.rolreplication or r.rolbypassrls
    or exists (select from pg_auth_members m where m.member = r.oid)
    or exists (select from pg_shdepend d where d.refobjid = r.oid and d.deptype = 'o') as any
  from pg_roles r where r.rolname = $1`

async function checkRelations(api: pg.Client, relations: Relation[], tally: Tally): Promise<void> {
  for (const { name, schema, kind, column, writable } of relations) {
    if (schema === 'api') {
      const problem = await api.query(`select * from ${name} limit 1`).then(() => undefined, String)
      tally.check(`reading ${name}`, problem)
    } else tally.check(`select on ${name}`, await refusalProblem(api, `select * from ${name}`))
    tally.check(`rights on ${name}`, writable ? 'include writing' : undefined)
    if (kind === 'S') {
      tally.check(`nextval of ${name}`, await refusalProblem(api, `select nextval('${name}')`))
      continue
    }
    const codes = kind === 'v' ? [permissionDenied, ...notWritable] : [permissionDenied]
    for (const sql of [
      `insert into ${name} default values`,
      `update ${name} set ${column} = ${column}`,
      `delete from ${name}`,
      `truncate ${name}`,
    ]) {
      tally.check(sql, await refusalProblem(api, sql, codes))
    }
  }
}

/** Statements that the api's role must not be able to run. */
function forbiddenStatements(owner: string): string[] {
  const schemas = [
    'public',
    'api',
    'children',
    'content',
    'feed',
    'upkeep',
    'intake',
    'erasure',
    'courtside',
    'cache',
    'extensions',
  ]
  return [
    ...schemas.map((schema) => `create table ${schema}.verify_table (id int)`),
    ...schemas.map(
      (schema) => `create function ${schema}.verify_function() returns int language sql as 'select 1'`,
    ),
    'create temp table verify_table (id int)',
    `create function pg_temp.verify_function() returns int language sql as 'select 1'`,
    'create schema verify_schema',
    'create role verify_role',
    'create extension pg_trgm schema extensions',
    `set role ${owner}`,
    'set role postgres',
    `set session authorization ${owner}`,
    'set session authorization postgres',
    'select * from pg_authid',
    'select * from pg_shadow',
    `select pg_read_file('PG_VERSION')`,
    `select pg_ls_dir('.')`,
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/palank-verify'`,
    `select lo_import('/etc/hostname')`,
    `select lo_export(1, '/tmp/palank-verify')`,
    'alter schema api owner to current_user',
    'create or replace view api.article as select 1 as id',
    'drop view api.article cascade',
    'select lo_create(0)',
    `select lo_from_bytea(0, 'x')`,
    `alter role ${owner} password 'x'`,
    'select * from public.join_registrations',
    'select email from public.join_registrations',
    'select * from public.consents',
    'select birth_year from public.players',
    'select * from public.child_requests',
    'select * from children.player',
    `select children.initial('Szabó')`,
    'select * from intake.outbox',
    'select * from cache.purge',
    'update public.join_registrations set status = $$joined$$',
    'select email, hash from public.users',
    'select pg_reload_conf()',
    'checkpoint',
  ]
}

/** Tests statements on the demo's rows and rolls each one back. */
const changesOfEvidence = [
  'delete from public.audit_lines',
  "update public.audit_lines set actor = 'x'",
  'truncate public.audit_lines',
  'delete from public.consents',
  'update public.consents set full_name = not full_name',
  'update public.consents set given_at = now(), withdrawn_at = now()',
  'update public.consents set withdrawn_at = null where withdrawn_at is not null',
  'delete from public.second_factors',
  "update public.second_factors set secret = secret || 'x'",
  'update public.second_factors set last_counter = last_counter - 1',
]

async function checkHiddenContent(
  api: pg.Client,
  newsroom: pg.Client,
  relations: Relation[],
  tally: Tally,
): Promise<void> {
  const views = relations.filter(({ schema }) => schema === 'api').map(({ name }) => name)
  const randomWord = () => `canary${randomBytes(6).toString('hex')}`
  const content = await insertTestContent(newsroom, randomWord(), randomWord())
  try {
    const leaking = await viewsContaining(api, views, content.hidden)
    for (const view of views) tally.check(view, leaking.includes(view) ? 'shows a hidden text' : undefined)
    const control = await viewsContaining(api, views, content.shown)
    tally.check('the scan', control.includes('api.article') ? undefined : 'does not see a published article')
    for (const { column, leaks } of await testTextColumns(api, content.hidden))
      tally.check(`a failing condition on ${column}`, leaks ? 'reveals a hidden text' : undefined)
    const visible = await testTextColumns(api, content.shown)
    tally.check(
      'the failing conditions',
      visible.some(({ column, leaks }) => leaks && column === 'api.article.slug')
        ? undefined
        : 'do not see a published article',
    )
    const registrations = `select * from public.join_registrations where id = ${content.registration}`
    tally.check('a stored registration', await refusalProblem(api, registrations))
  } finally {
    await deleteTestContent(newsroom, content)
  }
}

/** A second club in the same cluster: no role may connect to its database. */
const checkOtherClub = (demo: RunningDemo, tally: Tally): Promise<void> =>
  withScratchDatabase(demo, 'palank_verify_other', async ({ name }) => {
    const { apiUrl, newsroomUrl, ownerUrl } = demo.setting.database
    const urls = { api: apiUrl, newsroom: newsroomUrl, owner: ownerUrl }
    for (const [role, url] of Object.entries(urls)) {
      const otherUrl = new URL(url)
      otherUrl.pathname = `/${name}`
      const problem = await withClient(otherUrl.href, async () => 'could connect').catch(
        (error: pg.DatabaseError) =>
          error.code === permissionDenied ? undefined : `refused with ${error.code}: ${error.message}`,
      )
      tally.check(`the ${role} role in another club's database`, problem)
    }
  })

/**
 * The api's role can read the views of schema api and store a registration, nothing else. The newsroom's can add audit
 * lines, consents and second factors, and not alter or delete them.
 */
export async function verifyRights(demo: RunningDemo): Promise<boolean> {
  const tally = new Tally('rights')
  const { apiUrl, newsroomUrl, name } = demo.setting.database
  const database = new URL(demo.superuserUrl)
  database.pathname = `/${name}`
  const { relations, functions, powers, callable } = await withClient(database.href, async (superuser) => ({
    relations: (await superuser.query<Relation>(relationsSql, [`${name}_api`])).rows,
    functions: (await superuser.query<{ call: string }>(functionsSql)).rows,
    callable: (await superuser.query<{ name: string; pinned: boolean }>(grantedSql, [`${name}_api`])).rows,
    powers: [
      ...(await superuser.query<{ any: boolean }>(powersSql, [`${name}_api`])).rows,
      ...(await superuser.query<{ any: boolean }>(powersSql, [`${name}_newsroom`])).rows,
    ],
  }))
  for (const [index, role] of ["the api's role", "the newsroom's role"].entries())
    tally.check(
      role,
      powers[index]?.any === false ? undefined : 'has privileges, memberships or objects of its own',
    )
  const names = callable.map((entry) => entry.name).join(', ')
  tally.check(
    "the functions with the owner's rights",
    names === grantedFunctions.join(', ') ? undefined : `are ${names}`,
  )
  for (const { name: functionName, pinned } of callable)
    tally.check(`${functionName}'s search_path`, pinned ? undefined : 'is not pinned')
  await withClient(apiUrl, async (api) => {
    await api.query('set default_transaction_read_only = off')
    await checkRelations(api, relations, tally)
    for (const { call } of functions)
      tally.check(`calling ${call}`, await refusalProblem(api, `select ${call}`))
    for (const owner of [`${name}_owner`, `${name}_newsroom`])
      for (const sql of forbiddenStatements(owner)) tally.check(sql, await refusalProblem(api, sql))
    await withClient(newsroomUrl, async (newsroom) => {
      await checkHiddenContent(api, newsroom, relations, tally)
      for (const sql of changesOfEvidence)
        tally.check(`the newsroom: ${sql}`, await refusalProblem(newsroom, sql))
    })
  })
  await checkOtherClub(demo, tally)
  const count = (kinds: string) => relations.filter(({ kind }) => kinds.includes(kind)).length
  console.log(
    `rights: ${count('rpf')} tables, ${count('vm')} views, ${count('S')} sequences, ${functions.length} functions`,
  )
  console.log(`rights: ${tally.passed + tally.failed} checks, ${tally.summary}`)
  return tally.failed === 0
}
