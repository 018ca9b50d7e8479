import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ViewFiles } from './files.ts'

// The schemas that the view files make. They hold no rows, so they can be made again at any time.
const schemas = ['children', 'content', 'api', 'upkeep'] as const
const former = (schema: string) => `${schema}_former`
/** Triggers call the functions of these, so the functions stay and are replaced where they are. */
const withTriggers = ['children', 'upkeep'] as const
const viewsMark = 'palank views '
const triggerMark = 'palank trigger '

type Client = Pick<pg.Client, 'query'>

async function namesOf(client: Client, sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql, values)
  return rows.map(({ name }) => name)
}

const existing = (client: Client, wanted: readonly string[]) =>
  namesOf(client, 'select nspname as name from pg_namespace where nspname = any($1)', [wanted])

/** The hash of the view files that the database's views are made from. It is dropped with them. */
export async function storedHash(client: Client): Promise<string | undefined> {
  if ((await existing(client, schemas)).length < schemas.length) return undefined
  const [comment = ''] = await namesOf(
    client,
    `select obj_description(to_regnamespace('api'), 'pg_namespace') as name`,
  )
  return comment?.startsWith(viewsMark) ? comment.slice(viewsMark.length) : undefined
}

const moveFunctions = (client: Client, from: string, to: string, keep: string[] = []) =>
  namesOf(
    client,
    `select format('alter function %s set schema %I', oid::regprocedure, $2::text) as name
     from pg_proc where pronamespace = to_regnamespace($1) and not oid::text || ' ' || ctid = any($3)`,
    [from, to, keep],
  ).then(async (statements) => {
    for (const statement of statements) await client.query(statement)
  })

const versionsOfFunctions = (client: Client, schema: string) =>
  namesOf(
    client,
    `select oid::text || ' ' || ctid as name from pg_proc where pronamespace = to_regnamespace($1)`,
    [schema],
  )

const triggerStatement =
  /^create\s+(?:or\s+replace\s+)?(constraint\s+)?trigger\s+(\w+)\s[\s\S]*?\son\s+([\w.]+)/i

type Trigger = { name: string; table: string; statement: string; mark: string; isConstraint: boolean }
/** `dropped` also has those that PostgreSQL cannot replace. */
type TriggerChanges = { created: Trigger[]; dropped: Pick<Trigger, 'name' | 'table'>[] }

function triggerOf(statement: string): Trigger | undefined {
  const [, constraint, name = '', table = ''] = triggerStatement.exec(statement) ?? []
  if (!name) return undefined
  const mark = triggerMark + createHash('md5').update(statement).digest('hex')
  return { name, table, statement, mark, isConstraint: constraint !== undefined }
}

/** A trigger that is there already is left alone: to create one stops writers, to drop one stops readers too. */
async function triggerChanges(client: Client, statements: string[]): Promise<TriggerChanges> {
  const wanted = statements.flatMap((statement) => triggerOf(statement) ?? [])
  const { rows } = await client.query<{ name: string; table: string; mark: string | null; ours: boolean }>(
    `select t.tgname as name, format('%s.%s', n.nspname, c.relname) as table, d.mark,
       f.nspname = any($1) or f.nspname = any($2) or coalesce(d.mark like $3 || '%', false) as ours
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_proc p on p.oid = t.tgfoid join pg_namespace f on f.oid = p.pronamespace
     cross join lateral (select obj_description(t.oid, 'pg_trigger') as mark) d
     where not t.tgisinternal`,
    [withTriggers, withTriggers.map(former), triggerMark],
  )
  const keyOf = ({ name, table }: Pick<Trigger, 'name' | 'table'>) => `${name} on ${table}`
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  const keys = new Set(wanted.map(keyOf))
  const created = wanted.filter((trigger) => found.get(keyOf(trigger))?.mark !== trigger.mark)
  const replaced = created.filter((trigger) => trigger.isConstraint && found.has(keyOf(trigger)))
  return { created, dropped: [...replaced, ...rows.filter((row) => row.ours && !keys.has(keyOf(row)))] }
}

async function changeTriggers(client: Client, { created, dropped }: TriggerChanges): Promise<void> {
  for (const { name, table } of dropped) await client.query(`drop trigger ${name} on ${table}`)
  for (const { name, table, statement, mark, isConstraint } of created) {
    const start = isConstraint ? 'create ' : 'create or replace '
    await client.query(statement.replace(/^create\s+(or\s+replace\s+)?/i, start))
    await client.query(`comment on trigger ${name} on ${table} is '${mark}'`)
  }
}

/** Longer than a page takes, shorter than PostgreSQL's deadlock_timeout: of a deadlock the migration gives way. */
const lockingTime = '500ms'

/** A single statement, so that the time is that of all its locks. */
async function lockInTime(client: Client, statement: string): Promise<void> {
  await client.query(`set local statement_timeout = '${lockingTime}'`)
  await client.query(statement)
  await client.query('set local statement_timeout = 0')
}

const lockTables = async (client: Client, tables: string[], mode: string) => {
  if (tables.length > 0) await lockInTime(client, `lock table ${tables.join(', ')} in ${mode} mode`)
}

/** All at once before anything else: who holds one lock and waits for another can be in a deadlock with a save. */
export async function lockForTriggers(client: Client, { statements }: ViewFiles): Promise<void> {
  const { created, dropped } = await triggerChanges(client, statements)
  const tablesOf = async (triggers: Pick<Trigger, 'table'>[]) => {
    const tables = [...new Set(triggers.map(({ table }) => table))]
    return namesOf(client, 'select t as name from unnest($1::text[]) t where to_regclass(t) is not null', [
      tables,
    ])
  }
  await lockTables(client, await tablesOf(dropped), 'access exclusive')
  await lockTables(client, await tablesOf(created), 'share row exclusive')
}

async function runStatements(client: Client, statements: string[]): Promise<void> {
  const others = statements.filter((statement) => !triggerOf(statement))
  await client.query(
    others
      .map((statement) => statement.replace(/^create function/i, 'create or replace function'))
      .join(';\n'),
  )
  await changeTriggers(client, await triggerChanges(client, statements))
}

/**
 * Puts new views in the place of the former ones, within the caller's transaction. A view that is dropped or replaced
 * has to wait for everybody who reads it, with all later readers waiting behind; to rename its schema waits for nobody.
 * Who reads on has the former views until the commit, and the new ones from the next statement on.
 */
export async function switchViews(client: Client, { statements, hash }: ViewFiles): Promise<void> {
  for (const schema of await existing(client, schemas)) {
    await client.query(`alter schema ${schema} rename to ${former(schema)}`)
    await client.query(`create schema ${schema}`)
  }
  const moved = new Map<string, string[]>()
  for (const schema of withTriggers) {
    await moveFunctions(client, former(schema), schema)
    moved.set(schema, await versionsOfFunctions(client, schema))
  }
  await runStatements(client, statements)
  // What the files no longer have goes with the former views, which may use it.
  for (const schema of withTriggers) {
    const before = new Set(moved.get(schema))
    const now = await versionsOfFunctions(client, schema)
    if (before.size > 0)
      await moveFunctions(
        client,
        schema,
        former(schema),
        now.filter((version) => !before.has(version)),
      )
  }
  await client.query(`comment on schema api is '${viewsMark}${hash}'`)
}

export const hasFormerViews = async (client: Client): Promise<boolean> =>
  (await existing(client, schemas.map(former))).length > 0

/** Nobody begins to read these, so whoever waits for their locks is in nobody's way. */
export async function dropFormerViews(client: Client): Promise<void> {
  const found = await existing(client, schemas.map(former))
  if (found.length > 0) await client.query(`drop schema ${found.join(', ')} cascade`)
}

/**
 * In the order of readers, from a view to what it reads, so that those who have begun can end. LOCK TABLE would go down
 * from each view to its tables at once.
 */
const lockViews = `do $$
declare
  view_name text;
begin
  for view_name in
    select oid::regclass from pg_class
    where relkind = 'v' and relnamespace::regnamespace::text = any ('{${schemas.join()}}') order by oid desc
  loop
    execute format('alter view %s reset (security_barrier)', view_name);
  end loop;
end
$$`

/** For migrations that change what the views use, which PostgreSQL refuses; every reader waits until the commit. */
export async function dropViews(client: Client): Promise<void> {
  await lockInTime(client, lockViews)
  await client.query(`drop schema if exists ${schemas.join(', ')} cascade`)
}
