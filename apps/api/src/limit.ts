import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db.ts'
import type { Env } from './env.ts'

type Settings = Pick<Env, 'CLIENT_SECRET' | 'JOIN_LIMIT' | 'JOIN_LIMIT_SECONDS'>

/** The library's own SQL wants rights on a table; the role has one function instead, with the same result. */
class LimiterByFunction extends RateLimiterPostgres {
  readonly #db: Database

  constructor(db: Database, points: number, duration: number) {
    super({
      ...{ points, duration, keyPrefix: 'join' },
      ...{ storeClient: {}, storeType: 'client', tableName: 'rate' },
      ...{ tableCreated: true, clearExpiredByTimeout: false },
    })
    this.#db = db
  }

  async _upsert(key: string, points: number, milliseconds: number): Promise<{ rows: object[] }> {
    const sql = 'select points, expire from api.count_post($1, $2::int, $3::int)'
    return { rows: await this.#db.write(sql, [key, points, milliseconds]) }
  }
}

/** One household or phone has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(zeros).fill('0'), ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Seconds to wait, or nothing when the post may go on. What is stored of an address is a keyed hash. */
export function openLimit(db: Database, env: Settings): (address: string) => Promise<number | undefined> {
  const limiter = new LimiterByFunction(db, env.JOIN_LIMIT, env.JOIN_LIMIT_SECONDS)
  return async (address) => {
    const key = createHmac('sha256', env.CLIENT_SECRET).update(networkOf(address)).digest('base64url')
    try {
      await limiter.consume(key)
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }
}
