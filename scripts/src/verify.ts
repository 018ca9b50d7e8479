import { portsOf, readClub } from './club-environment.ts'
import { startDemo } from './run-demo.ts'
import { type RunningDemo, runningDemo } from './running-demo.ts'
import { verifyCalls } from './verify/calls.ts'
import { verifyChildren } from './verify/children.ts'
import { verifyContent } from './verify/content.ts'
import { verifyImport } from './verify/import.ts'
import { verifyJoin } from './verify/join.ts'
import { verifyLive } from './verify/live.ts'
import { verifyNumbers } from './verify/numbers.ts'
import { verifyRights } from './verify/rights.ts'
import { verifySeason } from './verify/season.ts'
import { verifySecrets } from './verify/secrets.ts'
import { verifySpecification } from './verify/specification.ts'

// pnpm verify [name] [seed], pnpm verify live [--short]: checks on a running demo; each prints its result last.
const demoChecks: Record<string, (demo: RunningDemo, seed?: string) => Promise<boolean>> = {
  calls: verifyCalls,
  rights: verifyRights,
  children: verifyChildren,
  season: verifySeason,
  numbers: verifyNumbers,
  import: verifyImport,
  content: verifyContent,
  secrets: verifySecrets,
}

/** They play the demo's season on, so they run only when they are named. */
const namedChecks: typeof demoChecks = { live: verifyLive }

/** These start their own processes. */
const standaloneChecks: Record<string, () => Promise<boolean>> = {
  join: verifyJoin,
  specification: verifySpecification,
}

const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort())

/** Uses the running demo, or starts one for the duration of the work. */
async function withDemo(work: (demo: RunningDemo) => Promise<boolean>): Promise<boolean> {
  const club = readClub(process.env.APP_NAME)
  const running = runningDemo(club)
  if (running) return work(running)
  const ports = portsOf(club, process.env.PORT_BASE)
  const print = (line: string) => console.log(`demo ${club}: ${line}`)
  const demo = await startDemo({ club, ports, say: print, signal: stop.signal })
  try {
    const broken = demo.broken.then((reason): never => {
      throw new Error(reason)
    })
    return await Promise.race([work(demo), broken])
  } finally {
    await demo.stop()
  }
}

try {
  const [checkName, seed] = process.argv.slice(2)
  const select = <Check>(checks: Record<string, Check>) =>
    Object.entries(checks).flatMap(([name, check]) => (!checkName || name === checkName ? [check] : []))
  const onDemo = select(checkName ? { ...demoChecks, ...namedChecks } : demoChecks)
  const standalone = select(standaloneChecks)
  if (onDemo.length + standalone.length === 0) {
    const names = [demoChecks, namedChecks, standaloneChecks].flatMap(Object.keys).join(', ')
    throw new Error(`unknown check ${checkName}; use one of ${names}`)
  }
  let passed = true
  for (const check of standalone) passed = (await check()) && passed
  if (onDemo.length > 0)
    passed =
      (await withDemo(async (demo) => {
        let allPassed = true
        for (const check of onDemo) allPassed = (await check(demo, seed)) && allPassed
        return allPassed
      })) && passed
  process.exitCode = passed ? 0 : 1
} catch (error) {
  console.error(`verify: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
