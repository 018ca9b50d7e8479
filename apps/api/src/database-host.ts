import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import type { Env } from './env.ts'

export type HostState = {
  host: string
  role: 'primary' | 'standby' | 'down'
  /** Seconds that a standby is behind; null while it has replayed nothing yet. */
  lag?: number | null
}

type Settings = Pick<Env, 'API_POOL' | 'MEDIA_BASE'>

/** Registrations are rare, but must not wait behind reads. */
const writeConnections = 2
const probeTimeout = 1_000
/** The probe's time is counted in these: a paused process would find it all spent, with the answer still unread. */
const probeSlice = 50
const probePause = 500

const stateSql = `/* readyz */ select pg_is_in_recovery() as standby,
  case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
  else round(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::numeric, 1)::float8 end as lag`

/** One PostgreSQL server, with its own connections for reads and for writes. */
export class DatabaseHost {
  readonly name: string
  readonly #url: string
  readonly #settings: Settings
  #reads: postgres.Sql
  #writes: postgres.Sql
  #up = true
  #checking = false
  #closed = false

  constructor(url: string, settings: Settings) {
    this.name = new URL(url).host
    this.#url = url
    this.#settings = settings
    this.#reads = this.#connect(settings.API_POOL)
    this.#writes = this.#connect(writeConnections)
  }

  get isUp(): boolean {
    return this.#up
  }
  get reads(): postgres.Sql {
    return this.#reads
  }
  get writes(): postgres.Sql {
    return this.#writes
  }

  #connect(max: number): postgres.Sql {
    return postgres(this.#url, {
      max,
      connect_timeout: 2,
      idle_timeout: 60,
      keep_alive: 10,
      backoff: () => 0.1,
      // Only built-in types are used; fetching the others would cost a query per connection.
      fetch_types: false,
      onnotice: () => undefined,
      connection: {
        TimeZone: 'UTC',
        // Planned once per connection: planning these statements costs more than running them.
        plan_cache_mode: 'force_generic_plan',
        // A generic plan assumes that an unknown limit is a tenth of the table. With such an estimate PostgreSQL compiles
        // the plan of a twelve-row list and starts parallel workers for it, which takes seconds.
        jit: 'off',
        max_parallel_workers_per_gather: '0',
        'palank.media_base': this.#settings.MEDIA_BASE,
      },
    })
  }

  /** After a lost connection: the last choice for reads until it answers again. */
  markDown(): void {
    this.#up = false
    void this.check()
  }

  /**
   * Probes on a new connection until the server answers; existing ones may hang on a server that is gone.
   * A slow answer that arrives meanwhile will do as well.
   */
  async check(slowAnswer?: Promise<unknown>): Promise<void> {
    if (this.#checking) return
    this.#checking = true
    for (let attempt = 1; !this.#closed; attempt++) {
      this.#up = await this.#answers(attempt === 1 ? slowAnswer : undefined)
      if (this.#up) break
      // Its waiting queries fail at once, and are repeated on another server.
      if (attempt === 1) this.#replaceConnections()
      await sleep(probePause, undefined, { ref: false })
    }
    this.#checking = false
  }

  async #answers(slowAnswer?: Promise<unknown>): Promise<boolean> {
    const probe = this.#connect(1)
    let answered: boolean | undefined
    // Of no view: while a migration changes them, the server is not gone.
    probe.unsafe('/* probe */ select 1').then(
      () => (answered = true),
      () => (answered ??= false),
    )
    slowAnswer?.then(
      () => (answered = true),
      () => undefined,
    )
    for (let waited = 0; answered === undefined && waited < probeTimeout; waited += probeSlice) {
      await sleep(probeSlice, undefined, { ref: false })
    }
    void probe.end({ timeout: 0 })
    return answered ?? false
  }

  #replaceConnections(): void {
    if (this.#closed) return
    void this.#reads.end({ timeout: 0 })
    void this.#writes.end({ timeout: 0 })
    this.#reads = this.#connect(this.#settings.API_POOL)
    this.#writes = this.#connect(writeConnections)
  }

  async state(): Promise<HostState> {
    const down: HostState = { host: this.name, role: 'down' }
    const query = this.#reads.unsafe<{ standby: boolean; lag: number | null }[]>(stateSql).then(
      ([row]): HostState => {
        if (!row) return down
        return row.standby
          ? { host: this.name, role: 'standby', lag: row.lag }
          : { host: this.name, role: 'primary' }
      },
      () => down,
    )
    return Promise.race([query, sleep(probeTimeout, down, { ref: false })])
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([this.#reads.end({ timeout: 5 }), this.#writes.end({ timeout: 5 })])
  }
}
