import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClickResult } from '../clicks.ts'
import {
  atMost,
  type Context,
  type Drill,
  followLinks,
  measure,
  noErrors,
  quickHits,
  untilRecovered,
} from '../context.ts'
import type { Kind } from '../figures.ts'
import type { ProcessName } from '../system.ts'

type Victim = {
  name: string
  kill: (context: Context) => Promise<void>
  revive: (context: Context) => Promise<void>
  /** What must go on working without it, beside cached pages. */
  unaffected: Kind[]
  before?: string
  inShort?: boolean
}

type Options = Pick<Victim, 'before' | 'inShort'>

const victim = (
  name: string,
  processes: ProcessName[],
  unaffected: Kind[],
  options: Options = {},
): Victim => ({
  name,
  kill: ({ system }) => system.kill(processes),
  revive: ({ system }) => system.startAll(processes),
  unaffected,
  ...options,
})

const victims: Victim[] = [
  victim('newsroom', ['newsroom'], ['fresh', 'join']),
  victim('worker', ['worker'], ['fresh', 'join']),
  victim('one of two apis', ['api-1'], ['fresh', 'join']),
  victim('both apis', ['api-1', 'api-2'], [], { inShort: true }),
  {
    name: 'PostgreSQL',
    kill: ({ system }) => system.killDatabase(),
    revive: ({ system }) => system.startDatabase(),
    unaffected: [],
    inShort: true,
  },
  victim('one of two sites', ['site-1'], ['fresh', 'join']),
  victim('both sites', ['site-1', 'site-2'], [], { before: 'a link showed the error page', inShort: true }),
]

function killDrill({ name, kill, revive, unaffected, before, inShort = false }: Victim): Drill {
  return {
    rule: 'R1',
    name: `kill -9 ${name}`,
    ...(before ? { before } : {}),
    inShort,
    async run(context) {
      const { load, short } = context
      let clicks: ClickResult = { count: 0, errors: [] }
      let recovered = 0
      const figures = await load.during(async () => {
        await sleep(1_000)
        await kill(context)
        // Longer than the shortest time a copy is fresh, so that copies are renewed in vain.
        await sleep(short ? 3_000 : 10_000)
        clicks = await followLinks(context)
        const start = performance.now()
        await revive(context)
        const untilStarted = (performance.now() - start) / 1000
        recovered = untilStarted + (await untilRecovered(context))
      })
      return {
        figures,
        clicks,
        recovered,
        checks: [
          ...noErrors(figures, 'cached', ...unaffected),
          quickHits(context, figures),
          atMost('recovered after', recovered, 10, ' s'),
        ],
      }
    },
  }
}

/** A request sent on a connection that the killed worker held. */
const isLostConnection = (error: string) => /socket hang up|aborted|ECONNRESET|EPIPE/.test(error)

const edgeWorker: Drill = {
  rule: 'R1',
  name: 'kill -9 one edge worker',
  inShort: false,
  async run(context) {
    const { system } = context
    let recovered = 0
    const { figures, clicks } = await measure(context, async () => {
      await sleep(1_000)
      const [worker] = system
        .childrenOf('edge')
        .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker process'))
      if (!worker) throw new Error('the edge has no worker process')
      process.kill(worker, 'SIGKILL')
      recovered = await untilRecovered(context)
      await sleep(3_000)
    })
    const lost = [...figures.cached.errors, ...figures.fresh.errors, ...figures.join.errors]
    return {
      figures,
      clicks,
      recovered,
      checks: [
        {
          what: `${lost.length} errors, not all on connections of that worker`,
          ok: lost.every(isLostConnection),
        },
        atMost('lost connections', lost.length, 10),
        quickHits(context, figures),
        atMost('recovered after', recovered, 10, ' s'),
      ],
    }
  },
}

export const killDrills: Drill[] = [...victims.map(killDrill), edgeWorker]
