import { parseArgs } from 'node:util'
import { pathFor } from '@palank/routes'
import { portsOf, readClub } from './club-environment.ts'
import { startDemo } from './run-demo.ts'

// pnpm demo [--fresh], pnpm dev: everything of one club on this machine, until Ctrl-C.
const stop = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort())
const stopped = new Promise<undefined>((resolve) =>
  stop.signal.addEventListener('abort', () => resolve(undefined)),
)

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, dev: { type: 'boolean' } } })
  const club = readClub(process.env.APP_NAME)
  const say = (line: string) => console.log(`demo ${club}: ${line}`)
  const began = performance.now()
  const demo = await startDemo({
    club,
    ports: portsOf(club, process.env.PORT_BASE),
    fresh: values.fresh ?? false,
    dev: values.dev ?? false,
    signal: stop.signal,
    say,
  })
  say(`all of it      ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`)
  if (values.dev) say('site      as built; start again to see a change of it')
  say(`site      ${demo.site}${pathFor('home', 'hu')}`)
  say(`newsroom  ${demo.newsroom}/admin`)
  say(`api       ${demo.api}/api/v1/openapi.json`)
  say(`logs      ${demo.folder}`)
  console.log(`ready site=${demo.site} api=${demo.api} newsroom=${demo.newsroom}`)
  const broken = await Promise.race([demo.broken, stopped])
  if (broken) console.error(`demo ${club}: ${broken}`)
  say('stopping')
  await demo.stop()
  return broken ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!stop.signal.aborted) {
    console.error(`demo: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
