import { LRUCache } from 'lru-cache'
import type { Database, Value } from './db.ts'

export type Totals = (sql: string, values?: Value[]) => Promise<number>

const freshFor = 5_000

/**
 * Counting a long list costs more than reading a page of it. A count is taken again after five seconds, behind
 * the back of the request that asks, and never twice at once; a list nobody counted yet is counted there and then.
 */
export function openTotals(db: Database): Totals {
  const cache = new LRUCache<string, number, { sql: string; values: Value[] }>({
    max: 2_000,
    ttl: freshFor,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const total = await db.json(context.sql, context.values)
      return Number(total ?? 0)
    },
  })
  return async (sql, values = []) =>
    (await cache.fetch(JSON.stringify([sql, values]), { context: { sql, values } })) ?? 0
}
