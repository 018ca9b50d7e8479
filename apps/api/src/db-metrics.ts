import { gauge } from '@palank/telemetry/metrics'
import type { Database } from './db.ts'

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

export function addDatabaseMetrics(club: string, db: Database): void {
  databases.set(club, db)
  databaseGauge('palank_database_up', 'Whether the database answers', async (db) => Number(await db.ready()))
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
