import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  addressOf,
  apiEnvironment,
  type ClubSetting,
  commandEnvironment,
  demoPack,
} from '../club-environment.ts'
import { type Cluster, removeCluster, startCluster } from '../cluster.ts'
import { freePort } from '../free-port.ts'
import { root } from '../paths.ts'
import { type Command, endLeftOver, type Running, run, startProcess, untilAnswering } from '../processes.ts'
import { provision } from '../provision.ts'
import { buildSite, type SiteBuild } from '../site-build.ts'
import { edgeCommand, siteCommand } from '../site-processes.ts'

/** A site and the api that it calls. */
type Pair = { setting: ClubSetting; api?: Running; site?: Running }

/** An edge with two sites, each with its api, on one database of their own, so that they can be killed. */
export class JoinEnvironment {
  readonly kills = { site: 0, api: 0, PostgreSQL: 0 }
  readonly #folder: string
  readonly #setting: ClubSetting
  readonly #build: SiteBuild
  readonly #pairs: Pair[] = []
  #cluster: Cluster
  #edge: Running | undefined
  #starts = 0

  private constructor(folder: string, setting: ClubSetting, build: SiteBuild, cluster: Cluster) {
    this.#folder = folder
    this.#setting = setting
    this.#build = build
    this.#cluster = cluster
  }

  static async start(folder: string): Promise<JoinEnvironment> {
    // The users postgres and www-data must be able to enter it.
    chmodSync(folder, 0o711)
    const build = await buildSite()
    const database = await freePort()
    const cluster = await startCluster(path.join(folder, 'pg'), database)
    const setting: ClubSetting = {
      club: 'solymok',
      packDir: demoPack('solymok'),
      database: provision(cluster, 'palank_verify_join', folder),
      ports: { edge: await freePort(), site: 0, api: 0, newsroom: 1, database },
      mediaDir: path.join(folder, 'files'),
    }
    const environment = new JoinEnvironment(folder, setting, build, cluster)
    try {
      await environment.#startAll()
      return environment
    } catch (error) {
      await environment.close()
      throw error
    }
  }

  async #startAll(): Promise<void> {
    mkdirSync(this.#setting.mediaDir, { recursive: true })
    const args = [path.join(root, 'apps/newsroom/src/commands/migrate.ts')]
    const log = path.join(this.#folder, 'migrate.log')
    const env = commandEnvironment(this.#setting, 'migrate')
    await run({ name: 'migrate', command: process.execPath, args, env, log })
    for (let index = 0; index < 2; index++) {
      const ports = { ...this.#setting.ports, site: await freePort(), api: await freePort() }
      this.#pairs.push({ setting: { ...this.#setting, ports } })
    }
    for (const pair of this.#pairs) await this.#start(pair, 'api')
    for (const pair of this.#pairs) await this.#start(pair, 'site')
    const sites = this.#pairs.map(({ setting }) => setting.ports.site)
    this.#edge = startProcess(edgeCommand(this.#setting, { build: this.#build, sites, folder: this.#folder }))
    await untilAnswering(`${this.origin}/readyz`, 30)
  }

  get origin(): string {
    return addressOf(this.#setting.ports.edge)
  }

  get databaseUrl(): string {
    return this.#setting.database.newsroomUrl
  }

  #commandOf({ setting }: Pair, service: 'api' | 'site'): Command {
    this.#starts += 1
    const suffix = `-${setting.ports[service]}`
    const log = path.join(this.#folder, `${service}${suffix}-${this.#starts}.log`)
    if (service === 'site') return { ...siteCommand(setting, this.#build, this.#folder, suffix), log }
    const args = [path.join(root, 'apps/api/src/main.ts')]
    return { name: 'api', command: process.execPath, args, env: apiEnvironment(setting), log }
  }

  async #start(pair: Pair, service: 'api' | 'site'): Promise<void> {
    pair[service] = startProcess(this.#commandOf(pair, service))
    await untilAnswering(`${addressOf(pair.setting.ports[service])}/healthz`, 30)
  }

  async #kill(index: number, service: 'api' | 'site'): Promise<void> {
    const pair = this.#pairs[index]
    const running = pair?.[service]
    if (!pair || !running) return
    endLeftOver(running.identity)
    await running.ended
    this.kills[service] += 1
    await this.#start(pair, service)
  }

  async killDatabase(): Promise<void> {
    await this.#cluster.kill()
    this.kills.PostgreSQL += 1
    this.#cluster = await startCluster(path.join(this.#folder, 'pg'), this.#setting.ports.database)
  }

  /** In turn: a site, its api, the database, the other site and api, then all at once. */
  async killNext(turn: number): Promise<void> {
    const turns = [
      () => this.#kill(0, 'site'),
      () => this.#kill(0, 'api'),
      () => this.killDatabase(),
      () => this.#kill(1, 'site'),
      () => this.#kill(1, 'api'),
      async () => {
        await Promise.all([this.killDatabase(), this.#kill(0, 'api'), this.#kill(1, 'api')])
        await Promise.all([this.#kill(0, 'site'), this.#kill(1, 'site')])
      },
    ]
    await turns[turn % turns.length]?.()
  }

  async close(): Promise<void> {
    await this.#edge?.stop()
    await Promise.all(this.#pairs.flatMap(({ site, api }) => [site?.stop(), api?.stop()]))
    await this.#cluster.stop()
    removeCluster(path.join(this.#folder, 'pg'))
  }
}
