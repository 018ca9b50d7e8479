import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db.ts'
import type { Env } from './env.ts'

type Settings = Pick<
  Env,
  'CLIENT_SECRET' | 'JOIN_LIMIT' | 'JOIN_LIMIT_WITHOUT_ADDRESS' | 'JOIN_LIMIT_SECONDS'
>

/** The library's own SQL wants rights on a table; the role has one function instead, with the same result. */
class LimiterByFunction extends RateLimiterPostgres {
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
export function openLimit(
  db: Database,
  env: Settings,
): (address: string | undefined) => Promise<number | undefined> {
  const seconds = env.JOIN_LIMIT_SECONDS
  const byAddress = new LimiterByFunction(db, 'join', env.JOIN_LIMIT, seconds)
  const withoutAddress = new LimiterByFunction(db, 'join-without', env.JOIN_LIMIT_WITHOUT_ADDRESS, seconds)
  const hashOf = (address: string) =>
    createHmac('sha256', env.CLIENT_SECRET).update(networkOf(address)).digest('base64url')
  return async (address) => {
    try {
      if (address === undefined) await withoutAddress.consume('address')
      else await byAddress.consume(hashOf(address))
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    }
  }
}
