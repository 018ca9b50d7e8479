import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Owner, requiredEnv } from './testing/database.ts'
import { owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

/** Fills every text column, so that each row that a view hides and each name that it masks contains this word. */
const canary = 'canary'

/** The reasons that hide a row. They are tested one at a time, because with several a missing check stays unnoticed. */
const reasons = {
  deleted_at: ['null', 'now()'],
  _status: ["'published'", "'draft'"],
  publish_date: ["now() - interval '1 day'", "now() + interval '1 day'"],
  children: ['null', "'not_cleared'"],
  active: ['true', 'false'],
  visible: ['true', 'false'],
} as const
type Reason = keyof typeof reasons

/** Views whose texts are always public: clubs, competitions, matches, menus and settings. */
const publicViews = [
  'api.competition',
  'api.competition_team',
  'api.match',
  'api.match_line',
  'api.menu_item_1',
  'api.menu_item_2',
  'api.setting',
  'api.squad_member',
  'api.staff_member',
]

/** Planner settings: joins in another order or by another method evaluate conditions earlier. */
const planners = [
  'set jit = off',
  'set join_collapse_limit = 1',
  'set enable_nestloop = off',
  'set enable_hashjoin = off; set enable_mergejoin = off',
]

type Column = { view: string; column: string; type: string }
const isText = ({ type }: Column) => !'NDBE'.includes(type)

let superuser: Owner
let api: Owner
let columns: Column[]

const fillWithCanary = `do $$
declare
  target record;
begin
  for target in
    select c.table_schema as schema, c.table_name as name, string_agg(format(case c.data_type
      when 'tsvector' then '%1$I = ''${canary}''::tsvector'
      when 'jsonb' then '%1$I = jsonb_build_object(''name'', ''${canary}'')'
      else '%1$I = ''${canary} '' || ctid' end, c.column_name), ', ') as assignments
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and t.table_name <> 'payload_migrations'
      and (c.table_schema, c.table_name, c.column_name) in (
        ('feed', 'document', 'words'), ('feed', 'slug', 'slug'), ('courtside', 'event', 'event'))
      or t.table_type = 'BASE TABLE' and t.table_name <> 'payload_migrations' and c.table_schema = 'public'
        and c.data_type in ('text', 'character varying')
        -- Views join by these columns: the field name of a relation and the keys of rows.
        and c.column_name not in ('path', 'id', '_parent_id')
    group by 1, 2
  loop
    execute format('update %I.%I set %s', target.schema, target.name, target.assignments);
  end loop;
end
$$`

const set = async (reason: Reason, value: string) => {
  const { rows } = await superuser.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'feed') and column_name = $1 and table_type = 'BASE TABLE'`,
    [reason],
  )
  for (const { name } of rows) await superuser.query(`update ${name} set ${reason} = ${value}`)
}

beforeAll(async () => {
  api = await connect(requiredEnv('API_DATABASE_URL'))
  const url = new URL(requiredEnv('SUPERUSER_URL'))
  url.pathname = new URL(requiredEnv('API_DATABASE_URL')).pathname
  superuser = await connect(url.href)
  await superuser.query('set session_replication_role = replica')
  await superuser.query(fillWithCanary)
  await superuser.query(`
    delete from public.consents;
    update public.players set birth_year = extract(year from now()) - 12;
    update public.matches set keeping = 'sheet'`)
  const { rows } = await owner.query<Column>(
    `select format('api.%I', c.relname) as view, format('%I', a.attname) as column, t.typcategory as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'api'::regnamespace order by c.relname, a.attnum`,
  )
  columns = rows
})
afterAll(async () => {
  await superuser.end()
  await api.end()
})

const showsCanary = async (view: string) =>
  (await api.query(`select from ${view} t where t::text like '%${canary}%' limit 1`)).rows.length > 0

/** The columns whose value appears in the error of a failing condition. */
async function leaksOf(view: string): Promise<string[]> {
  const leaks: string[] = []
  for (const { column } of columns.filter((one) => one.view === view && isText(one))) {
    const text = `(${column})::text`
    const message = await api
      .query(
        `select count(*) from ${view} where case when ${text} like '%${canary}%' then ${text}::int end = 1`,
      )
      .then(
        () => '',
        (error: Error) => error.message,
      )
    if (message.includes(canary)) leaks.push(`${view}.${column}`)
  }
  return leaks
}

describe('X2: a view of schema api', () => {
  test('is a security barrier if it has a text column', async () => {
    const { rows } = await owner.query<{ view: string }>(
      `select format('api.%I', relname) as view from pg_class
       where relnamespace = 'api'::regnamespace and 'security_barrier=true' = any(reloptions)`,
    )
    const barriers = new Set(rows.map(({ view }) => view))
    expect(columns.filter((one) => isText(one) && !barriers.has(one.view))).toEqual([])
  })

  test('reveals no hidden text in the error of a failing condition', async () => {
    const views = [...new Set(columns.filter(isText).map(({ view }) => view))]
    const leaks = new Set<string>()
    const attacked = new Set<string>()
    for (const reason of Object.keys(reasons) as Reason[]) {
      for (const other of Object.keys(reasons) as Reason[])
        await set(other, reasons[other][other === reason ? 1 : 0])
      for (const view of views) {
        if (await showsCanary(view)) continue
        attacked.add(view)
        for (const planner of planners) {
          await api.query(planner)
          for (const leak of await leaksOf(view)) leaks.add(leak)
          await api.query('reset all')
        }
      }
    }
    expect([...leaks].toSorted()).toEqual([])
    expect(views.filter((view) => !attacked.has(view))).toEqual(publicViews)
  })
})
