import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import {
  addressOf,
  apiEnvironment,
  type Club,
  type ClubSetting,
  newsroomEnvironment,
  newsroomServerEnvironment,
  type Ports,
} from './club-environment.ts'
import { type Cluster, removeCluster, startCluster, stopLeftOver } from './cluster.ts'
import { rewriteLock, takeLock } from './lock.ts'
import { buildNewsroom } from './newsroom-build.ts'
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
import { siteCommands } from './site-processes.ts'
import { withClient } from './with-client.ts'

export type DemoOptions = {
  club: Club
  ports: Ports
  /** Everything this demo keeps: cluster, files, secrets, logs. */
  folder?: string
  fresh?: boolean
  dev?: boolean
  say?: (line: string) => void
  signal?: AbortSignal
}

/** What a running demo tells others in its running.json. */
export type DemoNote = {
  club: Club
  ports: Ports
  folder: string
  /** What visitors open: the edge. */
  site: string
  api: string
  newsroom: string
  secrets: string
  ready: boolean
  processes: Identity[]
}

export type Demo = DemoNote & {
  setting: ClubSetting
  superuserUrl: string
  /** Resolves, to a sentence, when one of the processes dies by itself. */
  broken: Promise<string>
  /** Starts one more site over the same api, in another club's brand, and tells its edge's address. */
  addSite: (brand: Club, ports: Pick<Ports, 'edge' | 'site'>) => Promise<string>
  stop: () => Promise<void>
}

export const demoFolder = (club: Club) => path.join(state, 'demo', club)
export const noteOf = (folder: string) => path.join(folder, 'running.json')
const databaseName = (club: Club) => `palank_${club}`
const mediaOf = (folder: string) => path.join(folder, 'files')
const clusterOf = (folder: string) => path.join(folder, 'pg')

/** The settings of a demo whose database is there already. */
export function settingOf({ club, ports, folder }: Pick<DemoNote, 'club' | 'ports' | 'folder'>): ClubSetting {
  const place = { host: '127.0.0.1', port: ports.database }
  return { club, ports, mediaDir: mediaOf(folder), database: clubDatabase(place, databaseName(club), folder) }
}

async function needFree(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    await new Promise<void>((resolve, reject) => {
      const server = createServer()
      server.once('error', () =>
        reject(new Error(`port ${port} (${name}) is taken; free it or choose another PORT_BASE`)),
      )
      server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
    })
  }
}

function take(note: DemoNote): { note: string; release: () => void } {
  const file = noteOf(note.folder)
  const taken = takeLock<DemoNote>(file, note, ({ processes }) => processes.forEach(endLeftOver))
  if (taken.held) return { note: file, release: taken.release }
  const { club, pid, site } = taken.by
  throw new Error(`the demo of ${club} runs already (pid ${pid}, ${site}); stop that one first`)
}

function forget(folder: string, except: string): void {
  removeCluster(clusterOf(folder))
  for (const entry of readdirSync(folder)) {
    if (path.join(folder, entry) !== except)
      rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}

const newsroomCommand = (name: string) => path.join(root, 'apps/newsroom/src/commands', `${name}.ts`)
const loader = path.join(root, 'demo/src/load.ts')

function commandsOf(setting: ClubSetting, folder: string, server: string | undefined): Command[] {
  const node = process.execPath
  const api = path.join(root, 'apps/api/src/main.ts')
  const next = [
    'node_modules/next/dist/bin/next',
    'dev',
    '-p',
    String(setting.ports.newsroom),
    '-H',
    '127.0.0.1',
  ]
  const serverEnv = newsroomServerEnvironment(setting)
  const commands: Command[] = [
    { name: 'api', command: node, args: server ? [api] : ['--watch', api], env: apiEnvironment(setting) },
    server
      ? { name: 'newsroom', command: node, args: [server], cwd: path.dirname(server), env: serverEnv }
      : {
          name: 'newsroom',
          command: node,
          args: next,
          cwd: path.join(root, 'apps/newsroom'),
          env: { ...serverEnv, NODE_ENV: 'development' },
        },
    { name: 'worker', command: node, args: [newsroomCommand('worker')], env: newsroomEnvironment(setting) },
  ]
  return commands.map((command) => ({ ...command, log: path.join(folder, `${command.name}.log`) }))
}

/** The season of the day that the demo was loaded on. */
async function newestSeason({ database }: ClubSetting): Promise<number> {
  const sql = 'select max(year)::int as year from seasons'
  const { rows } = await withClient(database.newsroomUrl, (db) => db.query<{ year: number }>(sql))
  return rows[0]?.year ?? 2025
}

/** Rejects when a process ends before the work is done. */
async function meanwhile<Result>(processes: Running[], work: Promise<Result>): Promise<Result> {
  const deaths = processes.map((process) =>
    process.ended.then((how): never => {
      throw new Error(failure(process, how))
    }),
  )
  return Promise.race([work, ...deaths])
}

/** Cluster, content, api, newsroom, worker, site and edge of one club. What it began it ends, whatever happens on the way. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { club, ports, fresh = false, dev = false, say = () => undefined, signal } = options
  const folder = options.folder ?? demoFolder(club)
  const running: Running[] = []
  let cluster: Cluster | undefined
  const note: DemoNote = {
    ...{ club, ports, folder, ready: false, processes: [] },
    site: addressOf(ports.edge),
    api: addressOf(ports.api),
    newsroom: addressOf(ports.newsroom),
    secrets: path.join(folder, 'secrets.json'),
  }
  mkdirSync(folder, { recursive: true })
  const taken = take(note)
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()))
    await cluster?.stop()
    taken.release()
  }
  const begin = (commands: Command[]) => {
    for (const command of commands) running.push(startProcess(command))
    note.processes = running.map(({ identity }) => identity)
    rewriteLock(taken.note, note)
  }
  const untilReady = (...urls: string[]) =>
    meanwhile(running, Promise.all(urls.map((url) => untilAnswering(url, 120, signal))))
  const step = async <Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> => {
    signal?.throwIfAborted()
    const began = performance.now()
    const result = await work()
    say(`${name.padEnd(14)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`)
    return result
  }

  try {
    await stopLeftOver(clusterOf(folder))
    await needFree(ports)
    if (fresh) await step('forget', () => forget(folder, taken.note))
    mkdirSync(mediaOf(folder), { recursive: true })
    cluster = await step('cluster', () => startCluster(clusterOf(folder), ports.database))
    const place = cluster
    await step('provision', () => provision(place, databaseName(club), folder))
    const setting = settingOf(note)
    const env = newsroomEnvironment(setting)
    const node = process.execPath
    await step('migrate', () =>
      run({ name: 'migrate', command: node, args: [newsroomCommand('migrate')], env }, signal),
    )
    const build = dev ? undefined : await step('newsroom build', () => buildNewsroom(signal))
    if (existsSync(loader)) {
      await step('content', () => run({ name: 'content', command: node, args: [loader], env }, signal))
    } else say('content        skipped: there is no demo/src/load.ts')
    const season = await newestSeason(setting)
    const siteBuild = await step('site build', () => buildSite(signal))
    await step('start', async () => {
      begin(commandsOf({ ...setting, season }, folder, build?.server))
      // The site asks the api for its configuration as it starts.
      await untilReady(`${note.api}/readyz`)
      begin(siteCommands(setting, siteBuild, folder))
      await untilReady(`${note.newsroom}/healthz`, `${addressOf(ports.site)}/readyz`, `${note.site}/readyz`)
    })
    const addSite: Demo['addSite'] = async (brand, own) => {
      await needFree(own)
      const other = { ...setting, club: brand, ports: { ...ports, ...own } }
      begin(siteCommands(other, siteBuild, folder, `-${brand}`))
      await untilReady(`${addressOf(own.site)}/readyz`, `${addressOf(own.edge)}/readyz`)
      return addressOf(own.edge)
    }
    note.ready = true
    rewriteLock(taken.note, note)
    const broken = Promise.race(running.map((process) => process.ended.then((how) => failure(process, how))))
    return { ...note, setting, superuserUrl: cluster.superuserUrl, broken, addSite, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
