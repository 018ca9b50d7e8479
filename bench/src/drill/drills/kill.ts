import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClickResult } from '../clicks.ts'
import {
  atMost,
  type Context,
  type Drill,
  noErrors,
  quickHits,
  untilRecovered,
  workingClicks,
} from '../context.ts'
import type { Kind } from '../figures.ts'
import type { ProcessName } from '../system.ts'

type Victim = {
  name: string
  kill: (context: Context) => Promise<void>
  revive: (context: Context) => Promise<void>
  /** What must go on working without it, beside cached pages. */
  unaffected: Kind[]
  inShort?: boolean
}

const victim = (name: string, processes: ProcessName[], unaffected: Kind[], inShort = false): Victim => ({
  name,
  kill: ({ system }) => system.kill(processes),
  revive: ({ system }) => system.startAll(processes),
  unaffected,
  inShort,
})

const victims: Victim[] = [
  victim('newsroom', ['newsroom'], ['fresh', 'join']),
  victim('worker', ['worker'], ['fresh', 'join']),
  victim('one of two apis', ['api-1'], ['fresh', 'join']),
  victim('both apis', ['api-1', 'api-2'], [], true),
  {
    name: 'PostgreSQL',
    kill: ({ system }) => system.killDatabase(),
    revive: ({ system }) => system.startDatabase(),
    unaffected: [],
    inShort: true,
  },
  victim('one of two sites', ['site-1'], ['fresh', 'join'], true),
  victim('both sites', ['site-1', 'site-2'], [], true),
]

function killDrill({ name, kill, revive, unaffected, inShort = false }: Victim): Drill {
  return {
    rule: 'R1',
    name: `kill -9 ${name}`,
    inShort,
    async run(context) {
      const { load, clicks, short } = context
      let clicked: ClickResult = { count: 0, errors: [] }
      let recovered = 0
      const figures = await load.during(async () => {
        await sleep(1_000)
        await kill(context)
        // Longer than the shortest time a copy is fresh, so that copies are renewed in vain.
        await sleep(short ? 3_000 : 12_000)
        clicked = await load.untimed(() => clicks.run())
        const start = performance.now()
        await revive(context)
        const untilStarted = (performance.now() - start) / 1000
        recovered = untilStarted + (await untilRecovered(context))
      })
      return {
        figures,
        clicks: clicked,
        recovered,
        checks: [
          ...noErrors(figures, 'cached', ...unaffected),
          quickHits(figures),
          workingClicks(clicked),
          atMost('recovered after', recovered, 10, ' s'),
        ],
      }
    },
  }
}

/** A request sent on a connection that the killed worker held. */
const isLostConnection = (error: string) => /other side closed|ECONNRESET|terminated|EPIPE/.test(error)

const edgeWorker: Drill = {
  rule: 'R1',
  name: 'kill -9 one edge worker',
  inShort: true,
  async run(context) {
    const { system, load } = context
    let recovered = 0
    const figures = await load.during(async () => {
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
      recovered,
      checks: [
        {
          what: `${lost.length} errors, not all on connections of that worker`,
          ok: lost.every(isLostConnection),
        },
        atMost('lost connections', lost.length, 10),
        quickHits(figures),
        atMost('recovered after', recovered, 10, ' s'),
      ],
    }
  },
}

export const killDrills: Drill[] = [...victims.map(killDrill), edgeWorker]
