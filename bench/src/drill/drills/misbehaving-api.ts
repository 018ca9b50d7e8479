import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Drill, measure, noErrors, quickHits, untilSettled, warmSites } from '../context.ts'
import { type Fault, faults, startFaultyApi } from '../faulty-api.ts'

const sites = ['site-1', 'site-2'] as const
const inShort = new Set<Fault>(['wrong shape'])

/** Each of two sites may try twice a second while its breaker is open. */
const callsPerSecond = 4

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
        let calls = 0
        let most = 0
        const half = Math.floor(seconds / 2)
        const { figures, clicks } = await measure(context, async () => {
          api.set(fault)
          for (let second = 0; second < seconds; second++) {
            // The first half is for the breakers to open.
            if (second === half) calls = -api.count()
            await sleep(1_000)
            most = Math.max(most, ...sites.map((site, index) => system.memoryOf(site) - (before[index] ?? 0)))
          }
          calls += api.count()
        })
        return {
          figures,
          clicks,
          checks: [
            ...noErrors(figures, 'cached'),
            quickHits(context, figures),
            atMost('memory grew by', most, 50, ' MB'),
            atMost('calls a second', calls / (seconds - half), callsPerSecond),
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
