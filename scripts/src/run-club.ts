import { createServer } from 'node:net'
import path from 'node:path'
import {
  addressOf,
  apiEnvironment,
  type ClubSetting,
  newsroomEnvironment,
  newsroomServerEnvironment,
  type Ports,
} from './club-environment.ts'
import { rewriteLock, takeLock } from './lock.ts'
import type { NewsroomBuild } from './newsroom-build.ts'
import { root } from './paths.ts'
import type { Identity } from './process-identity.ts'
import {
  type Command,
  endLeftOver,
  failure,
  type Running,
  startProcess,
  untilAnswering,
} from './processes.ts'
import type { SiteBuild } from './site-build.ts'
import { devSiteCommand, siteCommands } from './site-processes.ts'
import { withClient } from './with-client.ts'

/** The content of a running club's running.json, for other commands. */
export type ClubNote = {
  club: string
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

export const noteOf = (folder: string) => path.join(folder, 'running.json')
export const clusterOf = (folder: string) => path.join(folder, 'pg')
export const mediaOf = (folder: string) => path.join(folder, 'files')

export const newClubNote = (
  place: Pick<ClubNote, 'club' | 'ports' | 'folder'>,
  sitePort = place.ports.edge,
): ClubNote => ({
  ...place,
  ready: false,
  processes: [],
  site: addressOf(sitePort),
  api: addressOf(place.ports.api),
  newsroom: addressOf(place.ports.newsroom),
  secrets: path.join(place.folder, 'secrets.json'),
})

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

type FolderLock = { file: string; write: () => void; release: () => void }

/** One process at a time runs the club of a folder; processes that a killed one left behind are ended. */
export function lockFolder(note: ClubNote, what = note.club): FolderLock {
  const file = noteOf(note.folder)
  const lock = takeLock<ClubNote>(file, note, ({ processes }) => processes.forEach(endLeftOver))
  if (lock.held) return { file, write: () => rewriteLock(file, note), release: lock.release }
  const { pid, site } = lock.by
  throw new Error(`${what} is already running (pid ${pid}, ${site}); stop it first`)
}

export type Step = <Result>(name: string, work: () => Result | Promise<Result>) => Promise<Result>

/** Runs a step and says how long it took. */
export const timedSteps =
  (say: (line: string) => void, signal?: AbortSignal): Step =>
  async (name, work) => {
    signal?.throwIfAborted()
    const startTime = performance.now()
    const result = await work()
    say(`${name.padEnd(14)} ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`)
    return result
  }

export const newsroomCommand = (name: string) => path.join(root, 'apps/newsroom/src/commands', `${name}.ts`)

/** Reloads when the sources change. */
const nextDev = (port: number) => [
  'node_modules/next/dist/bin/next',
  'dev',
  '-p',
  String(port),
  '-H',
  '127.0.0.1',
]

/** The built newsroom in the setting's brand, with its log in `folder`. */
export function newsroomServerCommand(
  setting: ClubSetting,
  { server }: NewsroomBuild,
  folder: string,
  suffix = '',
): Command {
  const name = `newsroom${suffix}`
  return {
    name,
    command: process.execPath,
    args: [server],
    cwd: path.dirname(server),
    env: newsroomServerEnvironment(setting),
    log: path.join(folder, `${name}.log`),
  }
}

/** Api, newsroom and worker; without a build of the newsroom, api and newsroom reload when their sources change. */
function backendCommands(setting: ClubSetting, folder: string, build: NewsroomBuild | undefined): Command[] {
  const command = process.execPath
  const api = path.join(root, 'apps/api/src/main.ts')
  const commands: Command[] = [
    { name: 'api', command, args: build ? [api] : ['--watch', api], env: apiEnvironment(setting) },
    build
      ? newsroomServerCommand(setting, build, folder)
      : {
          name: 'newsroom',
          command,
          args: nextDev(setting.ports.newsroom),
          cwd: path.join(root, 'apps/newsroom'),
          env: { ...newsroomServerEnvironment(setting), NODE_ENV: 'development' },
        },
    { name: 'worker', command, args: [newsroomCommand('worker')], env: newsroomEnvironment(setting) },
  ]
  return commands.map((entry) => ({ ...entry, log: path.join(folder, `${entry.name}.log`) }))
}

/** The newest season of the club's content. */
export async function newestSeason({ database }: ClubSetting): Promise<number> {
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

export type Builds = { newsroom: NewsroomBuild; site: SiteBuild }

/** The processes of one club, which its note lists. */
export class ClubProcesses {
  readonly running: Running[] = []
  /** Resolves to an error message when one of the processes exits by itself. */
  readonly broken: Promise<string>
  readonly #note: ClubNote
  readonly #lock: FolderLock
  readonly #signal: AbortSignal | undefined
  #break: (reason: string) => void = () => undefined
  #isStopping = false

  constructor(note: ClubNote, lock: FolderLock, signal?: AbortSignal) {
    this.#note = note
    this.#lock = lock
    this.#signal = signal
    this.broken = new Promise((resolve) => {
      this.#break = resolve
    })
  }

  start(commands: Command[]): void {
    for (const command of commands) this.#start(command)
    this.#note.processes = this.running.map(({ name, identity }) => ({ name, ...identity }))
    this.#lock.write()
  }

  #start(command: Command): void {
    const started = startProcess(command)
    this.running.push(started)
    void started.ended.then((exit) => {
      if (this.#note.ready && !this.#isStopping) this.#break(failure(started, exit))
    })
  }

  /** Ends the run with this error. */
  fail(error: unknown): void {
    this.#break(error instanceof Error ? error.message : String(error))
  }

  async untilReady(...urls: string[]): Promise<void> {
    const answers = urls.map((url) => untilAnswering(url, 120, this.#signal))
    await whileRunning(this.running, Promise.all(answers))
  }

  /** Api, newsroom, worker, site, edge and purger; without builds in development, where there are no edge and purger. */
  async startAll(setting: ClubSetting, builds: Builds | undefined): Promise<void> {
    const { folder, api, newsroom, site } = this.#note
    const { purging } = setting
    this.start(backendCommands(setting, folder, builds?.newsroom))
    // The site loads its configuration from the api when it starts.
    await this.untilReady(`${api}/readyz`)
    this.start(builds ? siteCommands(setting, builds.site, folder) : [devSiteCommand(setting, folder)])
    await this.untilReady(
      `${newsroom}/healthz`,
      `${site}/readyz`,
      ...(purging ? [`${addressOf(purging.purger)}/healthz`] : []),
    )
    this.#note.ready = true
    this.#lock.write()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.running.map((process) => process.stop()))
    this.running.length = 0
    this.#isStopping = false
  }
}
