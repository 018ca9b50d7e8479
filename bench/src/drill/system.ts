import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, apiEnvironment } from '@palank/scripts/club-environment'
import { type Cluster, startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { countRenders } from '@palank/scripts/measure/site-log'
import { root, state } from '@palank/scripts/paths'
import { type Command, type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { type Demo, startDemo } from '@palank/scripts/run-demo'
import { buildSite, type SiteBuild } from '@palank/scripts/site-build'
import { edgeCommand, siteCommand } from '@palank/scripts/site-processes'

type Environment = Record<string, string>

export type ProcessName = 'newsroom' | 'worker' | 'purger' | 'edge' | `${'api' | 'site'}-${1 | 2}`

const folder = path.join(state, 'drill')
const restartTimeout = 30

/** One process that can be killed and started again with the same command. */
class Managed {
  #command: Command
  readonly #defaults: Environment
  #running: Running | undefined
  readonly #readyUrl: string | undefined

  constructor(command: Command, readyUrl?: string, running?: Running) {
    this.#command = command
    this.#defaults = command.env
    this.#readyUrl = readyUrl
    if (running) this.#follow(running)
  }

  #follow(running: Running): void {
    this.#running = running
    void running.ended.then(() => {
      if (this.#running === running) this.#running = undefined
    })
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }
  get pid(): number {
    return this.#running?.identity.pid ?? 0
  }
  get log(): string {
    return this.#command.log ?? ''
  }

  /** Changed variables stay for later starts. */
  async start(env: Environment = {}): Promise<void> {
    if (this.#running) throw new Error(`${this.#command.name} is running already`)
    this.#command = { ...this.#command, env: { ...this.#command.env, ...env } }
    this.#follow(startProcess(this.#command))
    if (this.#readyUrl) await untilAnswering(this.#readyUrl, restartTimeout)
  }

  async signal(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#running
    if (!running) return
    this.#running = undefined
    process.kill(signal === 'SIGKILL' ? -running.identity.pid : running.identity.pid, signal)
    const exited = await Promise.race([running.ended, sleep(15_000, undefined, { ref: false })])
    if (exited === undefined) await running.stop()
  }

  get variables(): Environment {
    return this.#command.env
  }

  /** Starts it as at first, if a drill has left it dead or with other variables. */
  async restore(): Promise<void> {
    const isChanged = Object.entries(this.#defaults).some(([name, value]) => this.variables[name] !== value)
    if (this.isRunning && !isChanged) return
    await this.signal('SIGTERM')
    await this.start(this.#defaults)
  }
}

/** The demo with two apis and two sites behind its edge, each process under its own control. */
export class System {
  readonly demo: Demo
  readonly build: SiteBuild
  readonly origin: string
  readonly sitePorts: [number, number]
  readonly apiPorts: [number, number]
  readonly #processes = new Map<ProcessName, Managed>()
  #cluster: Cluster
  #hasDatabase = true
  #thaw: (() => void) | undefined

  private constructor(demo: Demo, build: SiteBuild, apiPorts: [number, number], sitePorts: [number, number]) {
    this.demo = demo
    this.build = build
    this.origin = demo.site
    this.apiPorts = apiPorts
    this.sitePorts = sitePorts
    this.#cluster = demo.cluster
  }

  /** From the content of a demo in another folder, or with content of its own. */
  static async start(say: (line: string) => void, copyOf?: string): Promise<System> {
    const [edge, site, api, newsroom, database] = await Promise.all(Array.from({ length: 5 }, freePort))
    if (!edge || !site || !api || !newsroom || !database) throw new Error('no free ports')
    const ports = { edge, site, api, newsroom, database }
    const demo = await startDemo({ club: 'solymok', folder, ports, copyOf, say })
    try {
      const [otherApi, otherSite] = await Promise.all([freePort(), freePort()])
      const system = new System(demo, await buildSite(), [api, otherApi], [site, otherSite])
      await system.#double()
      return system
    } catch (error) {
      await demo.stop()
      throw error
    }
  }

  /** Takes over the demo's processes, and starts api and site a second time. */
  async #double(): Promise<void> {
    const { demo, build } = this
    const runningOf = (name: string) => demo.running.find((running) => running.name === name)
    for (const name of ['newsroom', 'worker'] as const) {
      const running = runningOf(name)
      const readyUrl = name === 'newsroom' ? `${demo.newsroom}/healthz` : undefined
      if (running) this.#processes.set(name, new Managed(running, readyUrl, running))
    }
    await Promise.all(['edge', 'site', 'api'].map((name) => runningOf(name)?.stop()))
    const setting = (index: 0 | 1) => ({
      ...demo.started,
      ports: { ...demo.ports, api: this.apiPorts[index], site: this.sitePorts[index] },
    })
    const origins = this.apiPorts.map(addressOf).join(',')
    for (const index of [0, 1] as const) {
      const number = index === 0 ? '1' : '2'
      const api: Command = {
        name: `api-${number}`,
        command: process.execPath,
        args: [path.join(root, 'apps/api/src/main.ts')],
        env: apiEnvironment(setting(index)),
        log: path.join(folder, `api-${number}.log`),
      }
      const site = siteCommand(setting(index), build, folder, `-${number}`)
      const env: Environment = { ...site.env, API_ORIGIN: origins }
      // Both would listen on the demo's ports; one site with previews is enough.
      if (index === 1) {
        if (env.SITE_PRIVATE_PORT) env.SITE_PRIVATE_PORT = String(await freePort())
        delete env.PREVIEW_PORT
      }
      const apiUrl = `${addressOf(this.apiPorts[index])}/readyz`
      const siteUrl = `${addressOf(this.sitePorts[index])}/readyz`
      this.#processes.set(`api-${number}`, new Managed(api, apiUrl))
      this.#processes.set(`site-${number}`, new Managed({ ...site, env }, siteUrl))
    }
    const edge = edgeCommand(demo.started, { build, sites: this.sitePorts, folder })
    this.#processes.set('edge', new Managed(edge, `${this.origin}/edge-healthz`))
    await this.startAll(['api-1', 'api-2'])
    await this.startAll(['site-1', 'site-2'])
    await this.startAll(['edge'])
    await this.#restartPurger(runningOf('purger'))
  }

  /** The purger of the demo knows the first site only. */
  async #restartPurger(purger: Running | undefined): Promise<void> {
    const port = this.#process('site-2').variables.SITE_PRIVATE_PORT
    if (!purger || !port) return
    await purger.stop()
    const urls = `${purger.env.SITE_PRIVATE_URLS},${addressOf(Number(port))}`
    const managed = new Managed({ ...purger, env: { ...purger.env, SITE_PRIVATE_URLS: urls } })
    this.#processes.set('purger', managed)
    await managed.start()
  }

  #process(name: ProcessName): Managed {
    const managed = this.#processes.get(name)
    if (!managed) throw new Error(`${name} is not part of the demo`)
    return managed
  }

  has(name: ProcessName): boolean {
    return this.#processes.has(name)
  }

  async startAll(names: readonly ProcessName[], env: Environment = {}): Promise<void> {
    await Promise.all(names.map((name) => this.#process(name).start(env)))
  }

  async kill(names: readonly ProcessName[]): Promise<void> {
    await Promise.all(names.map((name) => this.#process(name).signal('SIGKILL')))
  }

  /** Lets open requests finish; returns the seconds that took. */
  async terminate(name: ProcessName): Promise<number> {
    const start = performance.now()
    await this.#process(name).signal('SIGTERM')
    return (performance.now() - start) / 1000
  }

  async restart(names: readonly ProcessName[], env: Environment): Promise<void> {
    for (const name of names) {
      await this.terminate(name)
      await this.startAll([name], env)
    }
  }

  variablesOf(name: ProcessName): Environment {
    return this.#process(name).variables
  }

  /** Resident memory in megabytes. */
  memoryOf(name: ProcessName): number {
    const status = readFileSync(`/proc/${this.#process(name).pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  }

  childrenOf(name: ProcessName): number[] {
    const { pid } = this.#process(name)
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  }

  killDatabase(): Promise<void> {
    this.#hasDatabase = false
    return this.#cluster.kill()
  }

  /** It keeps its connections open and answers nothing. */
  freezeDatabase(): void {
    this.#thaw = this.#cluster.freeze()
  }

  thawDatabase(): void {
    this.#thaw?.()
    this.#thaw = undefined
  }

  async startDatabase(): Promise<void> {
    this.#cluster = await startCluster(path.join(folder, 'pg'), this.demo.ports.database)
    this.#hasDatabase = true
  }

  /** After a drill that failed half-way, or left processes with other variables. */
  async restore(): Promise<void> {
    this.thawDatabase()
    if (!this.#hasDatabase) await this.startDatabase()
    const order: ProcessName[][] = [
      ['api-1', 'api-2'],
      ['site-1', 'site-2', 'newsroom', 'worker', 'purger'],
      ['edge'],
    ]
    for (const names of order) {
      const present = names.filter((name) => this.has(name))
      await Promise.all(present.map((name) => this.#process(name).restore()))
    }
  }

  get superuserUrl(): string {
    return this.#cluster.superuserUrl
  }
  get folder(): string {
    return folder
  }

  /** How often the sites have answered these addresses since their last start. */
  rendersOf(paths: readonly string[]): Promise<number> {
    return countRenders(
      (['site-1', 'site-2'] as const).map((name) => this.#process(name).log),
      paths,
    )
  }

  async stop(): Promise<void> {
    this.thawDatabase()
    await Promise.all([...this.#processes.values()].map((managed) => managed.signal('SIGTERM')))
    await this.#cluster.stop()
    await this.demo.stop()
  }
}
