import type { Value } from '../db.ts'
import type { Context } from './handler.ts'

export type Page = { page: number; per_page: number }

/** `data` takes the values, then limit and offset; `total` takes the values alone. */
export type ListSql = { data: string; total: string }

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page

const opening = Buffer.from('{"data":')
const closing = Buffer.from('}')
const emptyList = Buffer.from('[]')

/** Wraps JSON that PostgreSQL has already written. */
export const single = (data: Buffer): Buffer => Buffer.concat([opening, data, closing])

export function paged(data: Buffer | null, total: number, { page, per_page }: Page): Buffer {
  const lastPage = Math.max(1, Math.ceil(total / per_page))
  const meta = `,"meta":{"current_page":${page},"per_page":${per_page},"last_page":${lastPage},"total":${total}}}`
  return Buffer.concat([opening, data ?? emptyList, Buffer.from(meta)])
}

export async function list({ db, totals }: Context, query: Page, sql: ListSql, values: Value[] = []) {
  const [rows, count] = await Promise.all([
    db.json(sql.data, [...values, query.per_page, offsetOf(query)]),
    totals(sql.total, values),
  ])
  return paged(rows, count, query)
}

/**
 * Selects the page's keys first, then looks each item up in a subselect: the generic plan of a join, made for an
 * unknown limit, would read whole tables for twelve rows.
 */
export const newestFirst = (keys: string, item: string) => `
  select json_agg(item order by publish_date desc, id desc) filter (where item is not null)::text
  from (select k.id, k.publish_date, (${item}) as item from (${keys}) k) items`
