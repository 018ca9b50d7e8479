import type postgres from 'postgres'
import { DatabaseHost, type HostState } from './database-host.ts'
import type { Env } from './env.ts'
import {
  isConnectionLost,
  isStandbyRefusal,
  isViewsMoved,
  isWorthRepeating,
  NoAnswer,
  NoPrimary,
} from './outage.ts'

export type Database = {
  /** The first column of the first row as bytes: the views' JSON is passed on without decoding. */
  json: (sql: string, values?: Value[]) => Promise<Buffer | null>
  rows: <Row extends object>(sql: string, values?: Value[]) => Promise<Row[]>
  /** Like `rows`, in a read-write transaction on the primary: the role's default is read-only. */
  write: <Row extends object>(sql: string, values: Value[]) => Promise<Row[]>
  /** Connections for reads. */
  pool: number
  /** Statements under way. */
  running: () => number
  ready: () => Promise<boolean>
  states: () => Promise<HostState[]>
  close: () => Promise<void>
}

export type Value = string | number | boolean | null

type Settings = Pick<Env, 'API_DATABASE_URL' | 'API_POOL' | 'MEDIA_BASE'>
type Read<Answer> = (sql: postgres.Sql) => Promise<Answer>

/** When an answer takes longer, the server is probed, and a read also sent to the next one. */
const patience = 500

/** Reads go to the first server that answers, in the order of API_DATABASE_URL; writes to the one that is primary. */
export function openDatabase(env: Settings): Database {
  const hosts = env.API_DATABASE_URL.map((url) => new DatabaseHost(url, env))
  const [only] = hosts.length === 1 ? hosts : []
  const upFirst = () => [...hosts.filter(({ isUp }) => isUp), ...hosts.filter(({ isUp }) => !isUp)]

  let running = 0
  async function counted<Answer>(work: Promise<Answer>): Promise<Answer> {
    running += 1
    try {
      return await work
    } finally {
      running -= 1
    }
  }

  /** On a server that is gone or frozen a query would wait for ever; a failed probe ends it. */
  async function probed<Answer>(host: DatabaseHost, answer: Promise<Answer>): Promise<Answer> {
    if (!(await settlesWithin(patience, answer))) void host.check(answer)
    return answer
  }

  async function readFrom<Answer>(order: DatabaseHost[], read: Read<Answer>): Promise<Answer> {
    const [host, ...others] = order
    if (!host) throw new Error('no database server is configured')
    const answer = read(host.reads)
    if (others.length === 0) return answer
    if (!(await settlesWithin(patience, answer))) {
      void host.check(answer)
      return firstAnswer(answer, readFrom(others, read))
    }
    return answer.catch((error: unknown) => {
      if (!isWorthRepeating(error)) throw error
      if (isConnectionLost(error)) host.markDown()
      return readFrom(others, read)
    })
  }

  /** The first server is tried again at the end: it may have closed just one connection, with the others down. */
  const readOnce = async <Answer>(attempt: Read<Answer>): Promise<Answer> => {
    if (only && !only.isUp) throw new NoAnswer('the database does not answer')
    if (only) return probed(only, attempt(only.reads))
    const order = upFirst()
    return readFrom([...order, ...order.slice(0, 1)], attempt)
  }

  const read = <Answer>(attempt: Read<Answer>): Promise<Answer> =>
    readOnce(attempt).catch((error: unknown) => {
      if (!isViewsMoved(error)) throw error
      return readOnce(attempt)
    })

  const rows = <Row extends object>(text: string, values: Value[] = []): Promise<Row[]> =>
    counted(read(async (sql) => await sql.unsafe<Row[]>(text, values, { prepare: true })))

  return {
    rows,
    json: (text, values = []) =>
      counted(
        read(async (sql) => {
          const [row] = await sql.unsafe(text, values, { prepare: true }).raw()
          return row?.[0] ?? null
        }),
      ),
    async write<Row extends object>(text: string, values: Value[]): Promise<Row[]> {
      let cause: unknown
      for (const host of upFirst()) {
        if (only && !only.isUp) continue
        let started = false
        try {
          let rows: Row[] = []
          const work = host.writes.begin('read write', async (transaction) => {
            started = true
            rows = await transaction.unsafe<Row[]>(text, values, { prepare: true })
          })
          await counted(probed(host, work))
          return rows
        } catch (error) {
          // Nothing was sent yet when the transaction could not be opened.
          if (started || !(isConnectionLost(error) || isStandbyRefusal(error))) throw error
          if (!only && isConnectionLost(error)) host.markDown()
          cause = error
        }
      }
      throw new NoPrimary('no server takes writes', { cause })
    },
    pool: env.API_POOL * hosts.length,
    running: () => running,
    ready: () =>
      rows('/* readyz */ select 1 from api.language').then(
        () => true,
        () => false,
      ),
    states: () => Promise.all(hosts.map((host) => host.state())),
    close: async () => {
      await Promise.all(hosts.map((host) => host.close()))
    },
  }
}

function settlesWithin(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, false)
    const settled = () => {
      clearTimeout(timer)
      resolve(true)
    }
    promise.then(settled, settled)
  })
}

/** The first success; if both fail, the first one's error. */
async function firstAnswer<Answer>(first: Promise<Answer>, second: Promise<Answer>): Promise<Answer> {
  try {
    return await Promise.any([first, second])
  } catch {
    return first
  }
}
