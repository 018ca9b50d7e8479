import type pg from 'pg'

/** Numbers, dates, booleans and enums hold no text. */
const textColumnsSql = `
  select format('%I.%I', n.nspname, c.relname) as view, format('%I', a.attname) as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  join pg_type t on t.oid = a.atttypid
  where n.nspname = 'api' and t.typcategory not in ('N', 'D', 'B', 'E') order by 1, a.attnum`

/**
 * Lists the text columns of schema api, and whether the error of a failing condition contains the word. Without security
 * barriers that also happens for a word that no view shows.
 */
export async function testTextColumns(
  api: pg.Client,
  word: string,
): Promise<{ column: string; leaks: boolean }[]> {
  const { rows } = await api.query<{ view: string; column: string }>(textColumnsSql)
  const columns: { column: string; leaks: boolean }[] = []
  for (const { view, column } of rows) {
    const text = `(${column})::text`
    const message = await api
      .query(`select count(*) from ${view} where case when ${text} ~* '${word}' then ${text}::int end = 1`)
      .then(
        () => '',
        (error: Error) => error.message,
      )
    columns.push({ column: `${view}.${column}`, leaks: message.toLowerCase().includes(word) })
  }
  return columns
}
