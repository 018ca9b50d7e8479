import { gauge } from '@palank/telemetry/metrics'

type Pool = { totalCount: number; idleCount: number; waitingCount: number }

/** How busy the connections to the database are, read when Prometheus asks. */
export function addPoolMetrics(pool: Pool): void {
  gauge({
    name: 'palank_database_connections',
    help: 'Connections to the database: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
}
