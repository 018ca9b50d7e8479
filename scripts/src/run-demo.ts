import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import {
  addressOf,
  apiEnvironment,
  type Club,
  type ClubSetting,
  commandEnvironment,
  devPort,
  newsroomEnvironment,
  newsroomServerEnvironment,
  type Ports,
  previewPort,
  purgingPorts,
} from './club-environment.ts'
import { type Cluster, copyStoppedCluster, removeCluster, startCluster, stopLeftOver } from './cluster.ts'
import { rewriteLock, takeLock } from './lock.ts'
import { buildNewsroom, type NewsroomBuild } from './newsroom-build.ts'
import { root, state } from './paths.ts'
import type { Identity } from './process-identity.ts'
import {
  type Command,
  endLeftOver,
  failure,
  type Running,
  run,
  startProcess,
  untilAnswering,
} from './processes.ts'
import { clubDatabase, provision } from './provision.ts'
import { buildSite } from './site-build.ts'
import { devSiteCommand, siteCommands } from './site-processes.ts'
import { withClient } from './with-client.ts'

export type DemoOptions = {
  club: Club
  ports: Ports
  /** The state of this demo: cluster, files, secrets, logs. */
  folder?: string
  fresh?: boolean
  /** The folder of a demo of the same sources that is not running: its content is copied instead of loaded. */
  copyOf?: string | undefined
  /** Api, newsroom and site reload on changes, and there is no edge in front of the site. */
  dev?: boolean
  say?: (line: string) => void
  signal?: AbortSignal
}

/** The content of a running demo's running.json, for other commands. */
export type DemoNote = {
  club: Club
  ports: Ports
  folder: string
  /** What visitors open: the edge, or the site itself in development. */
  site: string
  api: string
  newsroom: string
  secrets: string
  ready: boolean
  processes: (Identity & { name: string })[]
}

export type Demo = DemoNote & {
  setting: ClubSetting
  superuserUrl: string
  /** For drills, which kill and restart its processes. */
  cluster: Cluster
  running: Running[]
  started: ClubSetting
  /** Resolves to an error message when one of the processes exits by itself. */
  broken: Promise<string>
  /** Starts another site on the same api, in another club's brand. Returns the address of its edge. */
  addSite: (brand: Club, ports: Pick<Ports, 'edge' | 'site'>) => Promise<string>
  stop: () => Promise<void>
}

export const demoFolder = (club: Club) => path.join(state, 'demo', club)
export const noteOf = (folder: string) => path.join(folder, 'running.json')
const databaseName = (club: Club) => `palank_${club}`
const mediaOf = (folder: string) => path.join(folder, 'files')
const storeOf = (folder: string) => `${mediaOf(folder)}-store`
const clusterOf = (folder: string) => path.join(folder, 'pg')

/** The settings of a demo whose database exists. */
export function settingOf({ club, ports, folder }: Pick<DemoNote, 'club' | 'ports' | 'folder'>): ClubSetting {
  const place = { host: '127.0.0.1', port: ports.database }
  return { club, ports, mediaDir: mediaOf(folder), database: clubDatabase(place, databaseName(club), folder) }
}

export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    await new Promise<void>((resolve, reject) => {
      const server = createServer()
      server.once('error', () =>
        reject(new Error(`port ${port} (${name}) is in use; free it or set another PORT_BASE`)),
      )
      server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
    })
  }
}

function lockFolder(note: DemoNote): { note: string; release: () => void } {
  const file = noteOf(note.folder)
  const lock = takeLock<DemoNote>(file, note, ({ processes }) => processes.forEach(endLeftOver))
  if (lock.held) return { note: file, release: lock.release }
  const { club, pid, site } = lock.by
  throw new Error(`the demo of ${club} is already running (pid ${pid}, ${site}); stop it first`)
}

function removeState(folder: string, except: string): void {
  removeCluster(clusterOf(folder))
  for (const entry of readdirSync(folder)) {
    if (path.join(folder, entry) !== except)
      rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}

/** Copies database, uploads and secrets of a demo that is not running. */
export function copyDemo(from: string, to: string, keep = ''): void {
  mkdirSync(to, { recursive: true })
  removeState(to, keep)
  copyStoppedCluster(clusterOf(from), clusterOf(to))
  cpSync(mediaOf(from), mediaOf(to), { recursive: true })
  cpSync(storeOf(from), storeOf(to), { recursive: true })
  copyFileSync(path.join(from, 'secrets.json'), path.join(to, 'secrets.json'))
}

const newsroomCommand = (name: string) => path.join(root, 'apps/newsroom/src/commands', `${name}.ts`)
const loader = path.join(root, 'demo/src/load.ts')

/** Reloads when the sources change. */
const nextDev = (port: number) => [
  'node_modules/next/dist/bin/next',
  'dev',
  '-p',
  String(port),
  '-H',
  '127.0.0.1',
]

/** Api, newsroom and worker; without a build of the newsroom, api and newsroom reload when their sources change. */
function backendCommands(setting: ClubSetting, folder: string, build: NewsroomBuild | undefined): Command[] {
  const command = process.execPath
  const api = path.join(root, 'apps/api/src/main.ts')
  const env = newsroomServerEnvironment(setting)
  const commands: Command[] = [
    { name: 'api', command, args: build ? [api] : ['--watch', api], env: apiEnvironment(setting) },
    build
      ? { name: 'newsroom', command, args: [build.server], cwd: path.dirname(build.server), env }
      : {
          name: 'newsroom',
          command,
          args: nextDev(setting.ports.newsroom),
          cwd: path.join(root, 'apps/newsroom'),
          env: { ...env, NODE_ENV: 'development' },
        },
    { name: 'worker', command, args: [newsroomCommand('worker')], env: newsroomEnvironment(setting) },
  ]
  return commands.map((entry) => ({ ...entry, log: path.join(folder, `${entry.name}.log`) }))
}

/** The season that was current when the demo's content was loaded. */
async function newestSeason({ database }: ClubSetting): Promise<number> {
  const sql = 'select max(year)::int as year from seasons'
  const { rows } = await withClient(database.newsroomUrl, (db) => db.query<{ year: number }>(sql))
  return rows[0]?.year ?? 2025
}

/** Rejects when a process exits before the work is done. */
export async function whileRunning<Result>(processes: Running[], work: Promise<Result>): Promise<Result> {
  const exits = processes.map((process) =>
    process.ended.then((exit): never => {
      throw new Error(failure(process, exit))
    }),
  )
  return Promise.race([work, ...exits])
}

/** Cluster, content, api, newsroom, worker, site, edge and purger of one club. A failed start stops what it started. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { club, ports, fresh = false, copyOf, dev = false, say = () => undefined, signal } = options
  const folder = options.folder ?? demoFolder(club)
  const running: Running[] = []
  let cluster: Cluster | undefined
  const note: DemoNote = {
    club,
    ports,
    folder,
    ready: false,
    processes: [],
    site: addressOf(dev ? devPort(ports) : ports.edge),
    api: addressOf(ports.api),
    newsroom: addressOf(ports.newsroom),
    secrets: path.join(folder, 'secrets.json'),
  }
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(note)
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()))
    await cluster?.stop()
    lock.release()
  }
  const start = (commands: Command[]) => {
    for (const command of commands) running.push(startProcess(command))
    note.processes = running.map(({ name, identity }) => ({ name, ...identity }))
    rewriteLock(lock.note, note)
  }
  const untilReady = (...urls: string[]) =>
    whileRunning(running, Promise.all(urls.map((url) => untilAnswering(url, 120, signal))))
  const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    signal?.throwIfAborted()
    const startTime = performance.now()
    const result = await work()
    say(`${name.padEnd(14)} ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`)
    return result
  }

  try {
    await stopLeftOver(clusterOf(folder))
    const { edge, site, ...others } = ports
    const purging = dev ? undefined : purgingPorts(ports)
    const preview = dev ? undefined : previewPort(ports)
    await requireFreePorts({
      ...others,
      ...purging,
      ...(preview ? { preview } : {}),
      ...(dev ? { site: devPort(ports) } : { edge, site }),
    })
    if (fresh) await step('remove', () => removeState(folder, lock.note))
    if (copyOf) await step('copy', () => copyDemo(copyOf, folder, lock.note))
    mkdirSync(mediaOf(folder), { recursive: true })
    cluster = await step('cluster', () => startCluster(clusterOf(folder), ports.database))
    const place = cluster
    await step('provision', () => provision(place, databaseName(club), folder))
    const setting = settingOf(note)
    const node = process.execPath
    const runOnce = (name: string, script: string, env = newsroomEnvironment(setting)) =>
      step(name, () => run({ name, command: node, args: [script], env }, signal))
    if (!copyOf) await runOnce('migrate', newsroomCommand('migrate'), commandEnvironment(setting))
    const build = dev ? undefined : await step('newsroom build', () => buildNewsroom(signal))
    if (!existsSync(loader)) say('content        skipped: demo/src/load.ts does not exist')
    else if (!copyOf) await runOnce('content', loader)
    const season = await newestSeason(setting)
    const siteBuild = dev ? undefined : await step('site build', () => buildSite(signal))
    const started = { ...setting, season, ...(purging ? { purging } : {}), ...(preview ? { preview } : {}) }
    await step('start', async () => {
      start(backendCommands(started, folder, build))
      // The site loads its configuration from the api when it starts.
      await untilReady(`${note.api}/readyz`)
      start(siteBuild ? siteCommands(started, siteBuild, folder) : [devSiteCommand(setting, folder)])
      await untilReady(
        `${note.newsroom}/healthz`,
        `${note.site}/readyz`,
        ...(purging ? [`${addressOf(purging.purger)}/healthz`] : []),
      )
    })
    const addSite: Demo['addSite'] = async (brand, sitePorts) => {
      await requireFreePorts(sitePorts)
      const other = { ...setting, club: brand, ports: { ...ports, ...sitePorts } }
      start(siteCommands(other, await buildSite(signal), folder, `-${brand}`))
      await untilReady(`${addressOf(sitePorts.site)}/readyz`, `${addressOf(sitePorts.edge)}/readyz`)
      return addressOf(sitePorts.edge)
    }
    note.ready = true
    rewriteLock(lock.note, note)
    const broken = Promise.race(
      running.map((process) => process.ended.then((exit) => failure(process, exit))),
    )
    const { superuserUrl } = cluster
    return { ...note, setting, superuserUrl, cluster, running, started, broken, addSite, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
