import { parseArgs } from 'node:util'
import { codeOf } from '@palank/demo/codes'
import { peopleOf } from '@palank/demo/people'
import { pathFor } from '@palank/routes'
import { type Club, portsOf, readClub } from './club-environment.ts'
import { type DevSite, startDevSite } from './dev-site.ts'
import { readPace, withPace } from './live/live-pace.ts'
import { playNextMatch } from './live/play-next-match.ts'
import { startDemo } from './run-demo.ts'
import { type RunningDemo, runningDemo } from './running-demo.ts'

// pnpm demo [--fresh] [--live[=fast|real|SECONDS]], pnpm dev: runs all processes of one club until Ctrl-C. With --live the
// club's next match is played, on the running demo if there is one.
const controller = new AbortController()
const { signal } = controller
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
const stopped = new Promise<undefined>((resolve) =>
  signal.addEventListener('abort', () => resolve(undefined)),
)

type Options = { club: Club; dev: boolean; fresh: boolean; say: (line: string) => void }

/** In development, next to a running demo, only the site starts. */
async function start({ club, dev, fresh, say }: Options): Promise<DevSite> {
  const running = dev ? runningDemo(club) : undefined
  if (!running) {
    return startDemo({ club, ports: portsOf(club, process.env.PORT_BASE), fresh, dev, signal, say })
  }
  if (fresh) throw new Error(`--fresh: the demo of ${club} is running (${running.site}); stop it first`)
  say('the demo is running: using its api and database, starting only the site in development')
  const ports = process.env.PORT_BASE ? portsOf(club, process.env.PORT_BASE) : running.ports
  return startDevSite(running, ports, signal)
}

function livePlay(club: Club, how: string): (demo: RunningDemo) => Promise<void> {
  const pace = readPace(how)
  return (demo) => playNextMatch({ demo, pace, signal, say: (line) => console.log(`live ${club}: ${line}`) })
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    args: withPace(process.argv.slice(2)),
    options: { fresh: { type: 'boolean' }, dev: { type: 'boolean' }, live: { type: 'string' } },
  })
  const { dev = false, fresh = false } = values
  const club = readClub(process.env.APP_NAME)
  const live = values.live === undefined ? undefined : livePlay(club, values.live)
  const say = (line: string) => console.log(`${dev ? 'dev' : 'demo'} ${club}: ${line}`)
  const running = live && !fresh ? runningDemo(club) : undefined
  if (live && running) {
    await live(running)
    return 0
  }
  const startTime = performance.now()
  const demo = await start({ club, dev, fresh, say })
  say(`total          ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`)
  say(`site      ${demo.site}${pathFor('home', 'hu')}${dev ? ' (reloads what you edit)' : ''}`)
  say(`newsroom  ${demo.newsroom}/admin`)
  const admin = peopleOf(club).find(({ role }) => role === 'admin')
  if (admin?.secondFactor)
    say(
      `admin     ${admin.email} ${admin.password}, code ${codeOf(admin.secondFactor)} (the next: pnpm demo:codes)`,
    )
  say(`api       ${demo.api}/reference`)
  say(`logs      ${demo.folder}`)
  console.log(`ready site=${demo.site} api=${demo.api} newsroom=${demo.newsroom}`)
  const started = live && runningDemo(club)
  // The demo stays where a match cannot be played.
  if (started)
    live(started).catch((error) => signal.aborted || console.error(`live ${club}: ${error.message}`))
  const failure = await Promise.race([demo.broken, stopped])
  if (failure) console.error(`demo ${club}: ${failure}`)
  say('stopping')
  await demo.stop()
  return failure ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!signal.aborted) {
    console.error(`demo: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
