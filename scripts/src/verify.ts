import { portsOf, readClub } from './club-environment.ts'
import { startDemo } from './run-demo.ts'
import { type RunningDemo, runningDemo } from './running-demo.ts'
import { verifyCalls } from './verify/calls.ts'
import { verifyContent } from './verify/content.ts'
import { verifyImport } from './verify/import.ts'
import { verifyJoin } from './verify/join.ts'
import { verifyNumbers } from './verify/numbers.ts'
import { verifyRights } from './verify/rights.ts'
import { verifySeason } from './verify/season.ts'
import { verifySecrets } from './verify/secrets.ts'
import { verifySpecification } from './verify/specification.ts'

// pnpm verify [name] [seed]: promises that are checked on a running demo; each prints its figure last.
const checks: Record<string, (demo: RunningDemo, seed?: string) => Promise<boolean>> = {
  calls: verifyCalls,
  rights: verifyRights,
  season: verifySeason,
  numbers: verifyNumbers,
  import: verifyImport,
  content: verifyContent,
  secrets: verifySecrets,
}

/** These start what they need themselves. */
const alone: Record<string, () => Promise<boolean>> = {
  join: verifyJoin,
  specification: verifySpecification,
}

const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())

/** The demo that runs already, or one for the duration of the work. */
async function withDemo(work: (demo: RunningDemo) => Promise<boolean>): Promise<boolean> {
  const club = readClub(process.env.APP_NAME)
  const running = runningDemo(club)
  if (running) return work(running)
  const ports = portsOf(club, process.env.PORT_BASE)
  const say = (line: string) => console.log(`demo ${club}: ${line}`)
  const demo = await startDemo({ club, ports, say, signal: stop.signal })
  try {
    const broken = demo.broken.then((how): never => {
      throw new Error(how)
    })
    return await Promise.race([work(demo), broken])
  } finally {
    await demo.stop()
  }
}

try {
  const [wanted, seed] = process.argv.slice(2)
  const named = <Check>(all: Record<string, Check>) =>
    Object.entries(all).flatMap(([name, check]) => (!wanted || name === wanted ? [check] : []))
  const [onDemo, byThemselves] = [named(checks), named(alone)]
  if (onDemo.length + byThemselves.length === 0) {
    const names = [...Object.keys(checks), ...Object.keys(alone)].join(', ')
    throw new Error(`there is no check ${wanted}; there are ${names}`)
  }
  let held = true
  for (const check of byThemselves) held = (await check()) && held
  if (onDemo.length > 0)
    held =
      (await withDemo(async (demo) => {
        let all = true
        for (const check of onDemo) all = (await check(demo, seed)) && all
        return all
      })) && held
  process.exitCode = held ? 0 : 1
} catch (error) {
  console.error(`verify: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
