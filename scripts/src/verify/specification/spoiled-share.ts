import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBackend } from './backend.ts'
import { plainEnvironment } from './site.ts'
import type { Shown } from './spoiled-cases.ts'
import { configFaults } from './spoiled-config.ts'
import { type Trial, trials } from './trials.ts'
import { drawn, holds } from './want.ts'

// One of the processes that share the trials: the site runs in it, so that its caches can be thrown away each time.

const [server = '', share = '0', shares = '1'] = process.argv.slice(2)
const folder = path.dirname(server)
const load = (file: string) => import(pathToFileURL(path.resolve(folder, file)).href)

const backend = await startBackend()
const { startServer } = await load('server.ts')
const build = await load('../build/server/index.js')
const { readEnv, createSite } = build.entry.module.server
const plain = await plainEnvironment(backend.origin)
const env = readEnv(plain)
const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet, debug: quiet }
const filesDir = path.resolve(folder, '../build/client')
const site = await createSite(env, log, filesDir, '0.0.0')
await startServer({ build, env, log, filesDir, createSite: async () => site, createServer })

let crashes: string[] = []
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => crashes.push(`${event}: ${error}`))

/** To compress a page takes as long as to draw it. */
const asBytes: RequestInit = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } }

async function faultOn(screen: Shown, trial: Trial): Promise<string | undefined> {
  const { marks, mayFail } = trial.expected(screen)
  const answer = await fetch(new URL(screen.path, env.PUBLIC_ORIGIN), asBytes)
  const body = await answer.text()
  if (answer.status !== 200) {
    const isHonest = mayFail && (body.includes('</html>') || answer.status < 400)
    return isHonest ? undefined : `answered ${answer.status} with ${body.length} characters`
  }
  const page = screen.inData ? body : drawn(body)
  const lost = mayFail ? undefined : marks.find((mark) => !holds(page, mark))
  return lost && `came without ${lost}`
}

let asked = 0

async function faultsOf(trial: Trial): Promise<string[]> {
  crashes = []
  backend.spoilBy((call, answer) => {
    if (call === trial.without) return { ...answer, data: [] }
    return call === trial.call ? trial.spoil(answer) : answer
  })
  // A new client has an empty cache.
  Object.assign(site, await createSite(env, log, filesDir, '0.0.0'))
  const found: string[] = []
  for (const screen of trial.screens) {
    const fault = await faultOn(screen, trial).catch((error: unknown) => `failed: ${error}`)
    if (fault) found.push(`${screen.path} ${fault}`)
    asked += 1
  }
  return [...found, ...crashes].map((fault) => `${trial.said}: ${fault}`)
}

/** Beyond so many nobody reads on. */
const mostFaults = 300
const faults: string[] = []
const mine = trials().filter((_, index) => index % Number(shares) === Number(share))
for (const trial of mine) {
  // On a busy machine a call may pass its deadline once; a fault of the site's comes again.
  if ((await faultsOf(trial)).length === 0) continue
  const together = await faultsOf(trial)
  if (together.length === 0) continue
  const single: string[] = []
  for (const part of faults.length < mostFaults ? trial.parts : []) single.push(...(await faultsOf(part)))
  faults.push(...(single.length > 0 ? single : together))
}

/** Starts once more, with a folder for the last good configuration or without. */
async function start(stateDir: string | undefined) {
  let logged = 0
  const count = () => {
    logged += 1
  }
  const again = readEnv(stateDir ? { ...plain, STATE_DIR: stateDir } : plain)
  const heard = { ...log, warn: count, error: count, fatal: count }
  const started = await createSite(again, heard, filesDir, '0.0.0').then(
    () => true,
    () => false,
  )
  return { started, logged }
}
// A few, which one process tries.
const config = share === '0' ? await configFaults(backend, start) : { tried: 0, faults: [] }
faults.push(...config.faults)

const spoiled = mine.reduce((sum, { parts }) => sum + Math.max(1, parts.length), config.tried)
const result = JSON.stringify({ spoiled, asked, used: [...backend.asked.keys()], faults })
process.stdout.write(result, () => process.exit(0))
