import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { PayloadRequest } from 'payload'
import { queryRows } from '../database.ts'
import { htmlOf } from '../rich-text/html.ts'
import { withoutReferences } from '../rich-text/without-references.ts'
import type { Use } from './find-uses.ts'
import { textSources } from './text-sources.ts'

type Column = { table: string; name: string }

/** Every column that points to the collection's table, but for a document's own rows and versions. */
const columnsTo = (req: PayloadRequest, table: string) =>
  queryRows<Column>(
    req,
    sql`select c.conrelid::regclass::text as table, a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${`public.${table}`}::regclass
        and a.attname not in ('parent_id', '_parent_id') and c.conrelid::regclass::text not like 'payload_%'`,
  )

/** Of older versions nothing is changed: they are what was. */
function rowsOf(table: string) {
  if (!/^_.*_v/.test(table)) return sql`true`
  const versions = sql.identifier(table.replace(/_v(_.*)?$/, '_v'))
  const isOwn = /_v$/.test(table)
  return isOwn ? sql`latest` : sql`parent_id in (select id from public.${versions} where latest)`
}

async function unlinkFields(req: PayloadRequest, table: string, id: number): Promise<void> {
  for (const column of await columnsTo(req, table)) {
    const [rows, name] = [sql.identifier(column.table), sql.identifier(column.name)]
    const where = sql`${name} = ${id} and ${rowsOf(column.table)}`
    await queryRows(
      req,
      column.table.endsWith('_rels')
        ? sql`delete from public.${rows} where ${where}`
        : sql`update public.${rows} set ${name} = null where ${where}`,
    )
  }
}

async function unlinkTexts(req: PayloadRequest, collection: string, id: number): Promise<void> {
  for (const { table, column, html, from } of textSources) {
    const rows = await queryRows<{ id: number; text: SerializedEditorState }>(
      req,
      sql`select t.id, t.${sql.identifier(column)} as text from ${sql.raw(from)}
        where strpos(${sql.raw(html)}, ${`"/-/${collection}/${id}"`}) > 0 for update of t`,
    )
    for (const row of rows) {
      const rest = withoutReferences(row.text, { collection, id })
      await queryRows(
        req,
        sql`update public.${sql.identifier(table)}
          set ${sql.identifier(column)} = ${rest && JSON.stringify(rest)}::jsonb,
            ${sql.identifier(`${column}_html`)} = ${rest && htmlOf(rest)}
          where id = ${row.id}`,
      )
    }
  }
}

/** The tags of pages that show what uses the document; see packages/contract/src/cache-tags.ts. */
const tagsOf = (places: Use[]) =>
  [...new Set(places.map(({ collection }) => collection))].flatMap((collection) => [
    collection === 'competition-teams' ? 'teams' : collection,
    ...places
      .filter((place) => place.collection === collection && place.id > 0)
      .map((place) => `${collection === 'competition-teams' ? 'teams' : collection}:${place.id}`),
  ])

/** Takes a document out of everything that uses it, in the transaction of the request. */
export async function unlink(
  req: PayloadRequest,
  collection: string,
  id: number,
  places: Use[],
): Promise<void> {
  const source = `${collection}:${id}`
  // Now, while what shows it can still be found.
  await queryRows(
    req,
    sql`select upkeep.add_purge(${source},
      array(select unnest(upkeep.tags_of_users(${collection}, ${id})) union select unnest(string_to_array(${tagsOf(places).join(' ')}, ' '))), true)`,
  )
  await unlinkTexts(req, collection, id)
  await unlinkFields(req, collection.replaceAll('-', '_'), id)
}
