import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db.ts'
import type { Env } from './env.ts'

type Settings = Pick<
  Env,
  'CLIENT_SECRET' | 'JOIN_LIMIT' | 'JOIN_LIMIT_WITHOUT_ADDRESS' | 'JOIN_LIMIT_SECONDS'
>

/** The library's SQL needs access to a table; the api's role may only call a function, which returns the same. */
class FunctionRateLimiter extends RateLimiterPostgres {
  readonly #db: Database

  constructor(db: Database, keyPrefix: string, points: number, duration: number) {
    super({
      points,
      duration,
      keyPrefix,
      storeClient: {},
      storeType: 'client',
      tableName: 'rate',
      tableCreated: true,
      clearExpiredByTimeout: false,
    })
    this.#db = db
  }

  async _upsert(key: string, points: number, milliseconds: number): Promise<{ rows: object[] }> {
    const sql = 'select points, expire from api.count_post($1, $2::int, $3::int)'
    return { rows: await this.#db.write(sql, [key, points, milliseconds]) }
  }
}

/** IPv6 is counted by /64, which one household or phone owns as a whole. */
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

/** Returns the seconds to wait, or undefined within the limit. Addresses are stored as keyed hashes only. */
export function createRateLimit(
  db: Database,
  env: Settings,
): (address: string | undefined) => Promise<number | undefined> {
  const seconds = env.JOIN_LIMIT_SECONDS
  const byAddress = new FunctionRateLimiter(db, 'join', env.JOIN_LIMIT, seconds)
  const withoutAddress = new FunctionRateLimiter(db, 'join-without', env.JOIN_LIMIT_WITHOUT_ADDRESS, seconds)
  const hashAddress = (address: string) =>
    createHmac('sha256', env.CLIENT_SECRET).update(networkOf(address)).digest('base64url')
  return async (address) => {
    try {
      if (address === undefined) await withoutAddress.consume('address')
      else await byAddress.consume(hashAddress(address))
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }
}
