import { offsetOf, type Page, paged } from '@palank/answer-sql/page'
import type { Value } from '../db.ts'
import type { Context } from './handler.ts'

/** `data` takes the values, then limit and offset; `total` takes the values alone. */
export type ListSql = { data: string; total: string }

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
