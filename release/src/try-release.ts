import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  addressOf,
  apiEnvironment,
  type ClubSetting,
  commandEnvironment,
  demoPack,
  type Environment,
  newsroomEnvironment,
  newsroomServerEnvironment,
  portsFrom,
  purgerEnvironment,
  purgingPorts,
  readClub,
  siteEnvironment,
  systemEnvironment,
} from '@palank/scripts/club-environment'
import { removeCluster, startCluster } from '@palank/scripts/cluster'
import { freePort } from '@palank/scripts/free-port'
import { root } from '@palank/scripts/paths'
import { type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { provision } from '@palank/scripts/provision'
import { timedSteps, whileRunning } from '@palank/scripts/run-club'
import { execa } from 'execa'

// node release/src/try-release.ts FOLDER: starts every program of a release on an empty database, from a copy of the
// folder and with the repository out of sight. Needs root, to hide it.

const nginx = '/usr/sbin/nginx'
const hidden = [root, realpathSync(path.join(root, '.tools'))]
const hide = `for folder in ${hidden.join(' ')}; do mount -t tmpfs none "$folder"; done; exec "$@"`
const outOfSight = (command: string, args: string[]): [string, string[]] => [
  'unshare',
  ['--mount', 'sh', '-c', hide, 'sh', command, ...args],
]

/** A bundle that lacks something fails like this, whatever its arguments. */
const broken = /ERR_MODULE_NOT_FOUND|Cannot find (module|package)|SyntaxError|ReferenceError|ENOENT/

class Trial {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'palank-release-'))
  readonly release = path.join(this.folder, 'release')
  readonly running: Running[] = []
  readonly #node = path.join(this.release, 'bin/node')

  constructor(source: string) {
    chmodSync(this.folder, 0o755)
    cpSync(source, this.release, { recursive: true, verbatimSymlinks: true })
  }

  file(name: string): string {
    return path.join(this.folder, name)
  }

  /** Runs a program to its end. Returns what it printed. */
  async run(
    program: string,
    args: string[],
    env: Environment,
    options: { input?: string; fails?: boolean } = {},
  ) {
    const [command, all] = outOfSight(this.#node, [path.join(this.release, program), ...args])
    const { input = '', fails } = options
    const result = await execa(command, all, {
      env,
      extendEnv: false,
      cwd: '/',
      input,
      all: true,
      reject: false,
    })
    if (broken.test(result.all) || (!fails && result.exitCode !== 0)) {
      throw new Error(`${program} ${args.join(' ')}: exit ${result.exitCode}\n${result.all}`)
    }
    return result.all
  }

  /** Its secrets come as systemd hands them over. */
  start(name: string, program: string, env: Environment): void {
    const credentials = this.file(`credentials-${name}`)
    mkdirSync(credentials)
    const isSecret = ([key]: [string, string]) => /SECRET|DATABASE_URL/.test(key)
    const lines = Object.entries(env).filter(isSecret)
    writeFileSync(path.join(credentials, 'env'), lines.map(([key, value]) => `${key}=${value}\n`).join(''))
    const open = Object.fromEntries(Object.entries(env).filter((pair) => !isSecret(pair)))
    const [command, args] = outOfSight(this.#node, [path.join(this.release, program)])
    this.#start(name, command, args, { ...open, CREDENTIALS_DIRECTORY: credentials })
  }

  startNginx(args: string[]): void {
    this.#start('edge', nginx, args, systemEnvironment())
  }

  #start(name: string, command: string, args: string[], env: Environment): void {
    this.running.push(startProcess({ name, command, args, env, cwd: '/', log: this.file(`${name}.log`) }))
  }

  untilAnswering(...urls: string[]): Promise<unknown> {
    return whileRunning(this.running, Promise.all(urls.map((url) => untilAnswering(url, 60))))
  }

  async untilLogged(name: string, text: string): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      if (readFileSync(this.file(`${name}.log`), 'utf8').includes(text)) return
      await sleep(100)
    }
    throw new Error(`${name}: no “${text}” in its log within 30 s`)
  }

  /** Of every log. */
  lastLines(): string {
    const logs = this.running.map(({ name }) => readFileSync(this.file(`${name}.log`), 'utf8').slice(-2000))
    return logs.join('\n')
  }

  async end(): Promise<void> {
    await Promise.all(this.running.map((process) => process.stop()))
    rmSync(this.folder, { recursive: true, force: true })
  }
}

async function fetchOk(url: string, expected: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok || !text.includes(expected))
    throw new Error(`${url}: ${response.status}, no “${expected}”`)
}

function settingOf(trial: Trial, database: ClubSetting['database'], base: number): ClubSetting {
  const ports = portsFrom(base)
  const club = readClub(undefined)
  const packDir = trial.file('pack')
  cpSync(demoPack(club), packDir, { recursive: true })
  const mediaDir = trial.file('files')
  mkdirSync(mediaDir)
  return { club, database, ports, mediaDir, packDir, purging: purgingPorts(ports), languages: ['hu', 'en'] }
}

async function tryCommands(trial: Trial, setting: ClubSetting): Promise<void> {
  const run = (name: string, args: string[] = [], options = {}) =>
    trial.run(`commands/${name}.mjs`, args, commandEnvironment(setting, name), options)
  const rest = trial.file('rest.json')
  const contact = { email: 'iroda@club.example', phone: '+36 1 555 0100' }
  writeFileSync(rest, JSON.stringify({ season: 2025, teams: ['Felnőtt férfi'], city: 'Példavár', contact }))
  await run('starter', [rest])
  const admin = ['--email', 'somebody@club.hu', '--name', 'Somebody']
  await run('create-admin', admin, { input: 'a long enough password 1\n' })
  await run('rebuild-search')
  for (const file of await readdir(path.join(trial.release, 'commands'))) {
    await run(path.parse(file).name, [], { fails: true })
  }
  await trial.run('palank/main.mjs', ['--help'], systemEnvironment())
}

async function tryPictures(trial: Trial, setting: ClubSetting): Promise<void> {
  cpSync(path.join(setting.packDir, 'share.jpg'), trial.file('share.jpg'))
  const order = { folder: trial.folder, filename: 'share.jpg', avif: true, share: null }
  const made = await trial.run('newsroom/src/uploads/encode-picture.mjs', [JSON.stringify(order)], {})
  if (!made.includes('.avif')) throw new Error(`encode-picture: no AVIF in ${made}`)
}

async function tryEdge(trial: Trial, setting: ClubSetting): Promise<void> {
  const { ports, purging } = setting
  const edgeDir = trial.file('edge')
  mkdirSync(edgeDir)
  const printed = await trial.run('edge/write-edge.mjs', [], {
    EDGE_DIR: edgeDir,
    EDGE_LISTEN: `127.0.0.1:${ports.edge}`,
    EDGE_REFRESH_LISTEN: `127.0.0.1:${purging?.refresh}`,
    EDGE_USER: 'www-data',
    SITE_ADDRESSES: `127.0.0.1:${ports.site}`,
    SITE_CLIENT_DIR: path.join(trial.release, 'site/build/client'),
    PUBLIC_ORIGIN: addressOf(ports.edge),
    MEDIA_DIR: setting.mediaDir,
  })
  trial.startNginx(printed.trim().split(' ').slice(1))
  if (purging) trial.start('purger', 'purger/main.mjs', purgerEnvironment(setting, purging, edgeDir))
  await trial.untilAnswering(`${addressOf(ports.edge)}/readyz`, `${addressOf(purging?.purger ?? 0)}/healthz`)
  for (const home of ['/kezdo', '/home']) await fetchOk(`${addressOf(ports.edge)}${home}`, '</html>')
}

async function tryApi(trial: Trial, setting: ClubSetting): Promise<void> {
  const api = addressOf(setting.ports.api)
  trial.start('api', 'api/main.mjs', apiEnvironment(setting))
  await trial.untilAnswering(`${api}/readyz`)
  await fetchOk(`${api}/healthz`, 'v0.')
  await fetchOk(`${api}/reference/swagger-ui-bundle.js`, 'SwaggerUIBundle')
  await fetchOk(`${api}/reference/swagger-ui.css`, 'swagger-ui')
  await fetchOk(`${api}/api/v1/openapi.json`, '"openapi"', {
    authorization: setting.database.secrets.clientSecret,
  })
}

export async function tryRelease(source: string, say: (line: string) => void): Promise<void> {
  const trial = new Trial(source)
  const step = timedSteps(say)
  const data = trial.file('pg')
  const cluster = await startCluster(data, await freePort(), ['fsync=off'])
  try {
    const setting = settingOf(trial, provision(cluster, 'palank_release', trial.folder), await freePort())
    const { site, newsroom } = setting.ports
    await step('migrate', () => trial.run('commands/migrate.mjs', [], commandEnvironment(setting, 'migrate')))
    await step('commands', () => tryCommands(trial, setting))
    await step('pictures', () => tryPictures(trial, setting))
    await step('api', () => tryApi(trial, setting))
    await step('site', async () => {
      trial.start('site', 'site/main.mjs', siteEnvironment(setting, trial.file('site-state')))
      await trial.untilAnswering(`${addressOf(site)}/readyz`)
    })
    await step('edge, purger', () => tryEdge(trial, setting))
    await step('newsroom', async () => {
      trial.start('newsroom', 'newsroom/main.mjs', newsroomServerEnvironment(setting))
      await trial.untilAnswering(`${addressOf(newsroom)}/healthz`)
      await fetchOk(`${addressOf(newsroom)}/admin/login`, 'password')
    })
    await step('worker', async () => {
      trial.start('worker', 'worker/main.mjs', newsroomEnvironment(setting))
      await trial.untilLogged('worker', '"ready"')
    })
  } catch (error) {
    say(trial.lastLines())
    throw error
  } finally {
    await trial.end().catch(() => undefined)
    await cluster.stop()
    removeCluster(data)
    rmSync(trial.folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('usage: try-release FOLDER')
  await tryRelease(path.resolve(folder), (line) => process.stdout.write(`${line}\n`))
}
