import type { BaseFilter, CheckboxField, CollectionBeforeOperationHook, FieldHook } from 'payload'
import type pg from 'pg'
import { publishedCollections } from '../publishing/read-states.ts'

const keptDays = 7

/** Payload stores an empty document when somebody opens the form of a new one. */
export const noteOpening: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data } = args as { data?: object }
  req.context.isOpening = operation === 'create' && Object.keys(data ?? {}).length === 0
  return args
}

const wasOpened: FieldHook = ({ operation, req }) => operation === 'create' && req.context.isOpening === true

/** True until somebody writes something. */
export const untouched: CheckboxField = {
  name: 'untouched',
  type: 'checkbox',
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [wasOpened] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Lists and pickers leave out what was only opened. */
export const onlyTouched: BaseFilter = () => ({ untouched: { not_equals: true } })

/** They are in no list, so nobody misses them. */
export async function deleteUntouched(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  let deleted = 0
  for (const table of publishedCollections) {
    // Versions tell: while it is a draft, the document's own row stays as it was opened.
    const { rows } = await pool.query<{ id: number }>(
      `select id from public.${table} d where untouched and created_at < $1
         and not exists (select from public._${table}_v v where v.parent_id = d.id and v.version_untouched is not true)`,
      [before],
    )
    const ids = rows.map(({ id }) => id)
    await pool.query(`delete from public._${table}_v where parent_id = any($1)`, [ids])
    await pool.query(`delete from public.${table} where id = any($1)`, [ids])
    deleted += ids.length
  }
  return deleted
}
