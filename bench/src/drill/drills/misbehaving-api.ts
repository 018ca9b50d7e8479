import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, measure, noErrors, quickHits, untilSettled, warmSites } from '../context.ts'
import { type Fault, faults, startFaultyApi } from '../faulty-api.ts'

const sites = ['site-1', 'site-2'] as const
const inShort = new Set<Fault>(['wrong shape'])

/** Each of two sites may try twice a second while its breaker is open. */
const callsPerSecond = 4
/** Seconds more for the breakers to open: different calls must have failed, and which pages are asked for is chance. */
const patience = 6

type Sample = { at: number; calls: number }

/** Calls a second over the last samples. */
function rateOf(samples: readonly Sample[], seconds: number): number {
  const last = samples.at(-1)
  const first = samples.at(-1 - seconds)
  return last && first
    ? (last.calls - first.calls) / ((last.at - first.at) / 1_000)
    : Number.POSITIVE_INFINITY
}

function faultDrill(fault: Fault): Drill {
  return {
    rule: 'R2',
    name: `api answers ${fault}`,
    inShort: inShort.has(fault),
    async run(context) {
      const { system, short } = context
      const api = await startFaultyApi(system.apiPorts[0])
      const seconds = short ? 6 : 12
      try {
        await Promise.all(sites.map((site) => system.restart([site], { API_ORIGIN: api.origin })))
        await untilSettled(context)
        // A new process takes memory while it renders, whatever the api answers.
        await warmSites(context, 6)
        const before = sites.map((site) => system.memoryOf(site))
        const samples: Sample[] = []
        // The first half is for the breakers to open.
        const rate = () => rateOf(samples, seconds / 2)
        let most = 0
        const { figures, clicks } = await measure(context, async () => {
          api.set(fault)
          samples.push({ at: performance.now(), calls: 0 })
          const isOver = () =>
            samples.length > seconds + patience || (samples.length > seconds && rate() <= callsPerSecond)
          while (!isOver()) {
            await sleep(1_000)
            samples.push({ at: performance.now(), calls: api.count() })
            most = Math.max(most, ...sites.map((site, index) => system.memoryOf(site) - (before[index] ?? 0)))
          }
        })
        return {
          figures,
          clicks,
          checks: [
            ...noErrors(figures, 'cached'),
            quickHits(context, figures),
            atMost('memory grew by', most, 50, ' MB'),
            atMost('calls a second', rate(), callsPerSecond),
          ],
        }
      } finally {
        api.close()
      }
    },
  }
}

const names = Object.keys(faults).filter((name): name is Fault => name in faults)
export const misbehavingApiDrills: Drill[] = names.map(faultDrill)
