import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBackend } from './backend.ts'
import { contains, visibleHtml } from './expectations.ts'
import type { CheckedScreen } from './malformed-cases.ts'
import { configFaults } from './malformed-config.ts'
import { malformedTrials, type Trial } from './malformed-trials.ts'
import { siteEnvironment } from './site.ts'

// One of the processes that run the trials. The site runs in the same process, so that it can start with empty caches.

const [server = '', shard = '0', shardCount = '1'] = process.argv.slice(2)
const folder = path.dirname(server)
const load = (file: string) => import(pathToFileURL(path.resolve(folder, file)).href)

const backend = await startBackend()
const { createPages, createSiteOf } = await load('pages.ts')
const { builtFiles, startServer } = await load('server.ts')
const build = await load('../build/server/index.js')
const { readEnv } = build.entry.module.server
const plain = await siteEnvironment(backend.origin)
const env = readEnv(plain)
const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet, debug: quiet, child: () => log }
const filesDir = path.resolve(folder, '../build/client')
const site = await createSiteOf(build, { env, log, filesDir })
await startServer({
  env,
  log,
  files: builtFiles(filesDir),
  startPages: async () => createPages(build, env, site),
})

let crashes: string[] = []
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => crashes.push(`${event}: ${error}`))

/** Compressing a page takes as long as rendering it. */
const uncompressed: RequestInit = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } }

async function faultOn(screen: CheckedScreen, trial: Trial): Promise<string | undefined> {
  const { marks, mayFail } = trial.expected(screen)
  const response = await fetch(new URL(screen.path, env.PUBLIC_ORIGIN), uncompressed)
  const body = await response.text()
  if (response.status !== 200) {
    const isErrorPage = mayFail && (body.includes('</html>') || response.status < 400)
    return isErrorPage ? undefined : `answered ${response.status} with ${body.length} characters`
  }
  const page = screen.inData ? body : visibleHtml(body)
  const absent = mayFail ? undefined : marks.find((mark) => !contains(page, mark))
  return absent && `is without ${absent}`
}

let screens = 0

async function faultsOf(trial: Trial): Promise<string[]> {
  crashes = []
  backend.corruptWith((call, answer) => {
    if (call === trial.without) return { ...answer, data: [] }
    return call === trial.call ? trial.corrupt(answer) : answer
  })
  // A new client has an empty cache.
  Object.assign(site, await createSiteOf(build, { env, log, filesDir }))
  const found: string[] = []
  for (const screen of trial.screens) {
    const fault = await faultOn(screen, trial).catch((error: unknown) => `failed: ${error}`)
    if (fault) found.push(`${screen.path} ${fault}`)
    screens += 1
  }
  return [...found, ...crashes].map((fault) => `${trial.description}: ${fault}`)
}

/** Faults after this many are not examined one by one. */
const maxFaults = 300
const faults: string[] = []
const ownTrials = malformedTrials().filter((_, index) => index % Number(shardCount) === Number(shard))
for (const trial of ownTrials) {
  // On a busy machine a call may miss its deadline once; a real fault occurs again.
  if ((await faultsOf(trial)).length === 0) continue
  const together = await faultsOf(trial)
  if (together.length === 0) continue
  const single: string[] = []
  for (const part of faults.length < maxFaults ? trial.parts : []) single.push(...(await faultsOf(part)))
  faults.push(...(single.length > 0 ? single : together))
}

/** Starts the site again, with or without a folder for the last good configuration. */
async function start(stateDir: string | undefined) {
  let logged = 0
  const count = () => {
    logged += 1
  }
  const again = readEnv(stateDir ? { ...plain, STATE_DIR: stateDir } : plain)
  const heard = { ...log, warn: count, error: count, fatal: count }
  const started = await createSiteOf(build, { env: again, log: heard, filesDir }).then(
    () => true,
    () => false,
  )
  return { started, logged }
}
// Few enough for one process.
const config = shard === '0' ? await configFaults(backend, start) : { tried: 0, faults: [] }
faults.push(...config.faults)

const fields = ownTrials.reduce((sum, { parts }) => sum + Math.max(1, parts.length), config.tried)
const result = JSON.stringify({ fields, screens, calls: [...backend.requestCounts.keys()], faults })
process.stdout.write(result, () => process.exit(0))
