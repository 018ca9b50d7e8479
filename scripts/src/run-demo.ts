import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  addressOf,
  type Club,
  type ClubSetting,
  commandEnvironment,
  demoPack,
  devPort,
  newsroomEnvironment,
  type Ports,
  previewPort,
  purgingPorts,
} from './club-environment.ts'
import { type Cluster, copyStoppedCluster, removeCluster, startCluster, stopLeftOver } from './cluster.ts'
import { buildNewsroom } from './newsroom-build.ts'
import { root, state } from './paths.ts'
import { type Running, run } from './processes.ts'
import { databaseIn, provision } from './provision.ts'
import {
  type ClubNote,
  ClubProcesses,
  clusterOf,
  lockFolder,
  mediaOf,
  newClubNote,
  newestSeason,
  newsroomCommand,
  newsroomServerCommand,
  requireFreePorts,
  timedSteps,
} from './run-club.ts'
import { buildSite } from './site-build.ts'
import { siteCommands } from './site-processes.ts'

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

export type DemoNote = ClubNote & { club: Club }

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
  /** Starts another newsroom on the same database, in another club's brand. Returns its address. */
  addNewsroom: (brand: Club, port: number) => Promise<string>
  stop: () => Promise<void>
}

export const demoFolder = (club: Club) => path.join(state, 'demo', club)
const databaseName = (club: string) => `palank_${club}`
const storeOf = (folder: string) => `${mediaOf(folder)}-store`

/** The settings of a demo whose database exists. */
export function settingOf({ club, ports, folder }: Pick<DemoNote, 'club' | 'ports' | 'folder'>): ClubSetting {
  const place = { host: '127.0.0.1', port: ports.database }
  const database = databaseIn(place, databaseName(club), folder)
  return { club, packDir: demoPack(club), ports, mediaDir: mediaOf(folder), database, hasDemoUsers: true }
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

const loader = path.join(root, 'demo/src/load.ts')

/** Cluster, content, api, newsroom, worker, site, edge and purger of one club. A failed start stops what it started. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { club, ports, fresh = false, copyOf, dev = false, say = () => undefined, signal } = options
  const folder = options.folder ?? demoFolder(club)
  let cluster: Cluster | undefined
  const note = newClubNote({ club, ports, folder }, dev ? devPort(ports) : ports.edge)
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(note, `the demo of ${club}`)
  const processes = new ClubProcesses(note, lock, signal)
  const stop = async () => {
    await processes.stop()
    await cluster?.stop()
    lock.release()
  }
  const step = timedSteps(say, signal)

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
    if (fresh) await step('remove', () => removeState(folder, lock.file))
    if (copyOf) await step('copy', () => copyDemo(copyOf, folder, lock.file))
    mkdirSync(mediaOf(folder), { recursive: true })
    cluster = await step('cluster', () => startCluster(clusterOf(folder), ports.database))
    const place = cluster
    await step('provision', () => provision(place, databaseName(club), folder))
    const setting = settingOf({ club, ports, folder })
    const node = process.execPath
    const runOnce = (name: string, script: string, env = newsroomEnvironment(setting)) =>
      step(name, () => run({ name, command: node, args: [script], env }, signal))
    if (!copyOf) await runOnce('migrate', newsroomCommand('migrate'), commandEnvironment(setting, 'migrate'))
    const newsroom = dev ? undefined : await step('newsroom build', () => buildNewsroom(signal))
    if (!existsSync(loader)) say('content        skipped: demo/src/load.ts does not exist')
    else if (!copyOf) await runOnce('content', loader)
    const season = await newestSeason(setting)
    const siteBuild = dev ? undefined : await step('site build', () => buildSite(signal))
    const started = { ...setting, season, ...(purging ? { purging } : {}), ...(preview ? { preview } : {}) }
    const builds = newsroom && siteBuild ? { newsroom, site: siteBuild } : undefined
    await step('start', () => processes.startAll(started, builds))
    const addSite: Demo['addSite'] = async (brand, sitePorts) => {
      await requireFreePorts(sitePorts)
      const other = { ...setting, club: brand, packDir: demoPack(brand), ports: { ...ports, ...sitePorts } }
      processes.start(siteCommands(other, await buildSite(signal), folder, `-${brand}`))
      await processes.untilReady(`${addressOf(sitePorts.site)}/readyz`, `${addressOf(sitePorts.edge)}/readyz`)
      return addressOf(sitePorts.edge)
    }
    const addNewsroom: Demo['addNewsroom'] = async (brand, port) => {
      if (!newsroom) throw new Error('another newsroom needs a build')
      await requireFreePorts({ newsroom: port })
      const other = {
        ...started,
        club: brand,
        packDir: demoPack(brand),
        ports: { ...ports, newsroom: port },
      }
      processes.start([newsroomServerCommand(other, newsroom, folder, `-${brand}`)])
      await processes.untilReady(`${addressOf(port)}/healthz`)
      return addressOf(port)
    }
    const { superuserUrl } = cluster
    const { running, broken } = processes
    return {
      ...note,
      club,
      setting,
      superuserUrl,
      cluster,
      running,
      started,
      broken,
      addSite,
      addNewsroom,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
