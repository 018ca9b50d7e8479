import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ViewFiles } from './files.ts'

// The schemas that the view files make. They hold no rows, so they can be made again at any time.
const schemas = ['children', 'api', 'upkeep'] as const
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

/** A trigger that is there already is left alone: to create one stops writers, to drop one stops readers too. */
async function setTrigger(client: Client, statement: string, parts: RegExpExecArray): Promise<string> {
  const [, constraint, name = '', table = ''] = parts
  const mark = triggerMark + createHash('md5').update(statement).digest('hex')
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description(oid, 'pg_trigger') as comment from pg_trigger where tgname = $1 and tgrelid = $2::regclass`,
    [name, table],
  )
  const [found] = rows
  if (found?.comment !== mark) {
    if (found && constraint) await client.query(`drop trigger ${name} on ${table}`)
    await client.query(
      constraint ? statement : statement.replace(/^create\s+(or\s+replace\s+)?/i, 'create or replace '),
    )
    await client.query(`comment on trigger ${name} on ${table} is '${mark}'`)
  }
  return `${name} on ${table}`
}

async function dropOtherTriggers(client: Client, wanted: string[]): Promise<void> {
  const ours = await namesOf(
    client,
    `select format('%s on %s.%s', t.tgname, n.nspname, c.relname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and (p.pronamespace = any (array(select to_regnamespace(s) from unnest($1::text[]) s))
       or obj_description(t.oid, 'pg_trigger') like $2 || '%')`,
    [withTriggers, triggerMark],
  )
  for (const trigger of ours) if (!wanted.includes(trigger)) await client.query(`drop trigger ${trigger}`)
}

async function runStatements(client: Client, statements: string[]): Promise<void> {
  const triggers: string[] = []
  for (const statement of statements) {
    const trigger = triggerStatement.exec(statement)
    if (trigger) triggers.push(await setTrigger(client, statement, trigger))
    else await client.query(statement.replace(/^create function/i, 'create or replace function'))
  }
  await dropOtherTriggers(client, triggers)
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

/** Nobody begins to read these, so whoever waits for their locks is in nobody's way. */
export async function dropFormerViews(client: Client): Promise<boolean> {
  const found = await existing(client, schemas.map(former))
  if (found.length > 0) await client.query(`drop schema ${found.join(', ')} cascade`)
  return found.length > 0
}

/** For migrations that change what the views use, which PostgreSQL refuses; every reader waits until the commit. */
export async function dropViews(client: Client): Promise<void> {
  await dropFormerViews(client)
  await client.query(`drop schema if exists ${schemas.join(', ')} cascade`)
}
