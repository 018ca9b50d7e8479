import { withClient } from './own-database.ts'

const schemas = `n.nspname !~ '^(pg_|information_schema$|extensions$)'`

/** One line for each thing that a schema has; what both databases have must be equal to the letter. */
const everything = `
select format('schema %s %s', n.nspname, n.nspacl) as line from pg_namespace n where ${schemas}
union all
select format('column %s.%s.%s %s not null %s default %s', n.nspname, c.relname, a.attname,
  format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid))
from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
where ${schemas} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
union all
select format('rights on %s %s.%s %s', c.relkind, n.nspname, c.relname, array(select x::text from unnest(c.relacl) x order by 1))
from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${schemas} and c.relkind in ('r', 'v', 'S')
union all
select format('view %s.%s %s', n.nspname, c.relname, pg_get_viewdef(c.oid))
from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${schemas} and c.relkind = 'v'
union all
select format('constraint %s.%s %s %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${schemas}
union all
select format('index %s valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid)
from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${schemas}
union all
select format('function %s rights %s', pg_get_functiondef(p.oid), array(select x::text from unnest(p.proacl) x order by 1))
from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${schemas}
union all
select format('trigger %s', pg_get_triggerdef(t.oid))
from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
where ${schemas} and not t.tgisinternal
union all
select format('type %s.%s %s', n.nspname, t.typname, array(select enumlabel from pg_enum where enumtypid = t.oid order by enumsortorder))
from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${schemas} and t.typtype = 'e'
order by 1`

/** The schema as lines, with the same words for the roles of every database. */
export const schemaOf = (ownerUrl: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(everything)
    const name = new URL(ownerUrl).pathname.slice(1)
    return rows.map(({ line }) => line.replaceAll(`${name}_`, ''))
  })

type Column = {
  relation: string
  kind: 'r' | 'v'
  name: string
  type: string
  not_null: boolean
  has_default: boolean
}
type Rule = { relation: string; columns: string[]; definition: string }
type Routine = { name: string; definition: string }
export type Shape = { columns: Column[]; rules: Rule[]; routines: Routine[]; labels: string[] }

const relation = `format('%s.%s', n.nspname, c.relname)`
const columnsOf = (keys: string, table: string) => `array(
  select a.attname::text from pg_attribute a where a.attrelid = ${table} and a.attnum = any (${keys}))`

/** What code that reads and writes the database relies on. */
export const shapeOf = (ownerUrl: string): Promise<Shape> =>
  withClient(ownerUrl, async (client) => {
    const all = async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows
    const columns = await all<Column>(`
      select ${relation} as relation, c.relkind as kind, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as not_null, a.atthasdef as has_default
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${schemas} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`)
    const rules = await all<Rule>(`
      select ${relation} as relation, ${columnsOf('k.conkey', 'k.conrelid')} as columns, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where ${schemas} and k.contype in ('c', 'f', 'x')
      union all
      select ${relation}, ${columnsOf('i.indkey', 'i.indrelid')}, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+', 'INDEX')
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where ${schemas} and i.indisunique`)
    const routines = await all<Routine>(`
      select p.oid::regprocedure::text as name, pg_get_function_arguments(p.oid) || ' returns ' || pg_get_function_result(p.oid) as definition
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('api', 'children')`)
    const labels = await all<{ label: string }>(`
      select format('%s.%s %s', n.nspname, t.typname, e.enumlabel) as label
      from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace where ${schemas}`)
    return { columns, rules, routines, labels: labels.map(({ label }) => label) }
  })

const lostOrChanged = <Item>(
  before: Item[],
  after: Item[],
  nameOf: (item: Item) => string,
  worth: (item: Item) => string,
) => {
  const now = new Map(after.map((item) => [nameOf(item), worth(item)]))
  return before.flatMap((item) => {
    const found = now.get(nameOf(item))
    if (found === undefined) return [`${nameOf(item)} is gone`]
    return found === worth(item) ? [] : [`${nameOf(item)} was ${worth(item)} and is ${found}`]
  })
}

/** Why the version before could not work on with the schema after: it reads and writes while a new one is installed. */
export function breakingChanges(before: Shape, after: Shape): string[] {
  const nameOf = ({ relation, name }: Column) => `${relation}.${name}`
  const known = new Map(before.columns.map((column) => [nameOf(column), column]))
  const relations = new Set(before.columns.map((column) => column.relation))
  const rules = new Set(before.rules.map((rule) => `${rule.relation} ${rule.definition}`))
  const stricter = after.columns.filter((column) => {
    if (column.kind === 'v' || !column.not_null || !relations.has(column.relation)) return false
    const earlier = known.get(nameOf(column))
    return earlier ? !earlier.not_null : !column.has_default
  })
  const added = after.rules.filter(
    (rule) =>
      !rules.has(`${rule.relation} ${rule.definition}`) &&
      rule.columns.some((name) => known.has(`${rule.relation}.${name}`)),
  )
  return [
    // The views' language is text; the queries compare it only with literals and parameters, which fit text and enum.
    ...lostOrChanged(before.columns, after.columns, nameOf, ({ kind, type }) =>
      kind === 'v' && type === '_locales' ? 'text' : type,
    ),
    ...lostOrChanged(
      before.routines,
      after.routines,
      ({ name }) => name,
      ({ definition }) => definition,
    ),
    ...before.labels.filter((label) => !after.labels.includes(label)).map((label) => `${label} is gone`),
    ...stricter.map(
      (column) => `${nameOf(column)} must have a value, which the version before does not write`,
    ),
    ...added.map((rule) => `${rule.relation} has a new rule for columns that it had: ${rule.definition}`),
  ]
}
