import { setTimeout as sleep } from 'node:timers/promises'
import { gauge } from '@palank/telemetry/metrics'
import type { Database } from './db.ts'

const patience = 1000

/** Asked when Prometheus reads, so that they cost a request nothing. */
const databases = new Map<string, Database>()

const databaseGauge = (name: string, help: string, read: (db: Database) => number | Promise<number>) =>
  gauge({
    name,
    help,
    labelNames: ['club'],
    async collect() {
      await Promise.all([...databases].map(async ([club, db]) => this.set({ club }, await read(db))))
    },
  })

/** Where every connection is busy the question waits behind the others: Prometheus must not. */
const answers = async (db: Database): Promise<number> =>
  Number(
    await Promise.race([
      db.ready(),
      sleep(patience, undefined, { ref: false }).then(() => db.running() > db.pool),
    ]),
  )

export function addDatabaseMetrics(club: string, db: Database): void {
  databases.set(club, db)
  databaseGauge('palank_database_up', 'Whether the database answers', answers)
  databaseGauge(
    'palank_database_connections_max',
    'Connections that the process may open for reads',
    (db) => db.pool,
  )
  databaseGauge(
    'palank_database_queries_running',
    'Statements under way; beyond the connections they wait',
    (db) => db.running(),
  )
}
