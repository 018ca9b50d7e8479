import { LRUCache } from 'lru-cache'
import type { Database, Value } from './db.ts'

export type Totals = (sql: string, values?: Value[]) => Promise<number>

const ttl = 5_000

/**
 * Counting a long list costs more than reading a page of it. A count older than five seconds is served once more while
 * it is refreshed in the background, never twice at a time; a list not counted yet makes its request wait.
 */
export function createTotals(db: Database): Totals {
  const cache = new LRUCache<string, number, { sql: string; values: Value[] }>({
    max: 2_000,
    ttl,
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
