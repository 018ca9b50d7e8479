import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeReleases } from '@palank/release/packages'
import { freePort } from '@palank/scripts/free-port'
import { root, state } from '@palank/scripts/paths'
import { execa } from 'execa'
import { firstSignIn } from './admin.ts'
import { makePostgresImage } from './postgres-image.ts'
import { hasPassed, type Row, tableOf } from './table.ts'

// pnpm rehearsal --compose: the container image and compose.yaml, with podman: up, a sign-in, an upgrade, down. Needs
// root. The image stands in for PostgreSQL's official one, which a build machine may not be able to fetch.

const club = 'medvek'
const project = 'palank-rehearsal'
const postgresImage = 'localhost/palank-rehearsal-postgres:15'
const versions = ['0.0.1-1', '0.0.1-2']
const account = { email: 'vilma@medvek.test', password: 'hajrá medvék hajrá medvék' }
const newsroomHost = 'newsroom.medvek.example'

/** Without systemd as the first process podman needs to be told; see docs/guides/containers.md. */
const podmanSettings = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
`

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

class Compose {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'palank-compose-'))
  readonly #env: Record<string, string>
  readonly #port: number

  constructor(release: string, port: number) {
    this.#port = port
    for (const name of ['container', 'newsroom/database']) {
      cpSync(path.join(release, name), path.join(this.folder, path.basename(name)), { recursive: true })
    }
    cpSync(path.join(root, 'demo/clubs', club), this.#in('pack'), { recursive: true })
    const settings = path.join(this.folder, 'containers.conf')
    writeFileSync(settings, podmanSettings)
    this.#env = existsSync('/run/systemd/system') ? {} : { CONTAINERS_CONF: settings }
  }

  #in(name: string): string {
    return path.join(this.folder, 'container', name)
  }

  /** What an operator writes beside compose.yaml. */
  async prepare(version: string): Promise<void> {
    const lines = {
      CLUB: club,
      SITE_ORIGIN: `http://127.0.0.1:${this.#port}`,
      NEWSROOM_ORIGIN: `http://${newsroomHost}:${this.#port}`,
      NEWSROOM_HOST: newsroomHost,
      LISTEN: `127.0.0.1:${this.#port}`,
      PALANK_VERSION: version,
      POSTGRES_IMAGE: postgresImage,
    }
    const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(this.#in('.env'), text.join(''))
    if (!existsSync(this.#in('secrets'))) await this.#run(this.#in('write-secrets'), [club])
  }

  #run(command: string, args: string[], input = '') {
    return execa(command, args, {
      cwd: path.join(this.folder, 'container'),
      env: this.#env,
      input,
      all: true,
    })
  }

  compose(...args: string[]) {
    return this.#run('podman-compose', ['-p', project, ...args])
  }

  podman(args: string[], input = '') {
    return this.#run('podman', args, input)
  }

  /** A command of the newsroom, in its container. */
  command(args: string[], input: string) {
    const start = '/usr/lib/palank/container/start'
    return this.podman(['exec', '-i', `${project}_newsroom_1`, start, ...args], input)
  }

  async ask(host: string, pathname: string, body?: unknown): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = { host: `${host}:${this.#port}`, origin: `http://${host}:${this.#port}` }
    const options = {
      host: '127.0.0.1',
      port: this.#port,
      path: pathname,
      method: body === undefined ? 'GET' : 'POST',
      headers:
        body === undefined ? { host: headers.host } : { ...headers, 'content-type': 'application/json' },
      timeout: 60_000,
      agent: false as const,
    }
    const sent = request(options, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(bytes) }),
        reject,
      )
    })
    sent.once('timeout', () => sent.destroy(new Error('no answer within 60 s')))
    sent.once('error', reject)
    sent.end(text)
    return promise
  }

  async untilAnswering(host: string, pathname: string): Promise<void> {
    const deadline = Date.now() + 180_000
    let last = ''
    while (Date.now() < deadline) {
      const answer = await this.ask(host, pathname).catch((error: Error) => ({
        status: 0,
        headers: {},
        body: error.message,
      }))
      if (answer.status === 200) return
      last = `${answer.status} ${answer.body.slice(0, 100)}`
      await sleep(500)
    }
    throw new Error(`${host}${pathname} did not answer within 180 s: ${last}`)
  }

  /** The last lines of each process, when something went wrong. */
  async logs(): Promise<string> {
    const { stdout } = await this.podman(['ps', '-a', '--format', '{{.Names}} {{.Status}}'])
    const names = stdout.split('\n').filter((line) => line.startsWith(project))
    const parts = names.map(async (line) => {
      const { all } = await this.podman(['logs', '--tail', '8', line.split(' ')[0] ?? ''])
      return `${line}\n${all}`
    })
    return (await Promise.all(parts)).join('\n\n')
  }

  async remove(): Promise<void> {
    await this.compose('down', '-v').catch(() => undefined)
    await this.podman([
      'volume',
      'prune',
      '--force',
      '--filter',
      `label=io.podman.compose.project=${project}`,
    ])
    await this.podman(['network', 'rm', '--force', `${project}_inside`]).catch(() => undefined)
    await removeNetworkRules()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Netavark leaves its chains behind when the last network is gone. */
async function removeNetworkRules(): Promise<void> {
  const { stdout: saved } = await execa('iptables-save', { reject: false })
  const isOurs = (line: string) => /NETAVARK/.test(line)
  let table = ''
  const rules: [string, string][] = []
  const chains: [string, string][] = []
  for (const line of saved.split('\n')) {
    if (line.startsWith('*')) table = line.slice(1)
    else if (line.startsWith(':') && isOurs(line)) chains.push([table, line.slice(1).split(' ')[0] ?? ''])
    else if (line.startsWith('-A') && isOurs(line)) rules.push([table, line.replace('-A', '-D')])
  }
  for (const [name, rule] of rules) {
    await execa('sh', ['-c', `iptables -t ${name} ${rule}`], { reject: false })
  }
  for (const [name, chain] of chains) await execa('iptables', ['-t', name, '-X', chain], { reject: false })
}

/** Every process that is not root, cannot write to its root, and is healthy where it can be asked. */
async function checkProcesses(compose: Compose) {
  const names = ['api', 'site', 'newsroom', 'worker', 'edge', 'purger']
  const checks = names.map(async (name) => {
    const container = `${project}_${name}_1`
    const probe = 'id -u; touch /usr/lib/palank/x 2>/dev/null && echo writable || echo read-only'
    const { stdout } = await compose.podman(['exec', container, 'sh', '-c', probe])
    return { what: `${name}: ${stdout.replace('\n', ' ')}`, ok: stdout === '10001\nread-only' }
  })
  const healthy = names
    .filter((name) => name !== 'worker')
    .map(async (name) => {
      const args = ['healthcheck', 'run', `${project}_${name}_1`]
      const failed = await compose.podman(args).then(
        () => undefined,
        (error: Error) => error.message,
      )
      return { what: `${name}: ${failed ?? 'healthy'}`, ok: !failed }
    })
  return Promise.all([...checks, ...healthy])
}

const runningVersions = async (compose: Compose) => {
  const { stdout } = await compose.podman(['ps', '--format', '{{.Image}}'])
  return new Set(stdout.split('\n').filter((image) => image.startsWith('localhost/palank:')))
}

async function rehearseCompose(compose: Compose, add: (row: Row) => void): Promise<void> {
  const step = async (name: string, work: () => Promise<Row['checks'] | undefined>) => {
    const began = performance.now()
    const checks = await work()
    add({ step: name, seconds: (performance.now() - began) / 1000, ...(checks ? { checks } : {}) })
  }
  const [first = '', second = ''] = versions
  await step('up', async () => {
    await compose.prepare(first)
    await compose.compose('up', '-d')
    await compose.untilAnswering('127.0.0.1', '/readyz')
    return undefined
  })
  await step('the site answers', async () => {
    await compose.untilAnswering('127.0.0.1', '/kezdo')
    return undefined
  })
  await step('somebody signs in to the newsroom', async () => {
    await compose.untilAnswering(newsroomHost, '/healthz')
    await compose.command(
      ['create-admin', '--email', account.email, '--name', 'Vidra Vilma'],
      `${account.password}\n`,
    )
    await firstSignIn(account, (body) => compose.ask(newsroomHost, '/api/users/login', body))
    return undefined
  })
  await step('not root, read-only, healthy', () => checkProcesses(compose))
  await step('upgrade', async () => {
    await compose.prepare(second)
    await compose.compose('up', '-d', '--force-recreate')
    await compose.untilAnswering('127.0.0.1', '/readyz')
    await compose.untilAnswering(newsroomHost, '/healthz')
    const images = await runningVersions(compose)
    return [
      {
        what: `runs ${[...images].join()}`,
        ok: images.size === 1 && images.has(`localhost/palank:${second}`),
      },
    ]
  })
  await step('down', async () => {
    await compose.compose('down')
    const { stdout } = await compose.podman(['ps', '-a', '--format', '{{.Names}}'])
    return [{ what: `left: ${stdout}`, ok: !stdout.includes(project) }]
  })
}

/** Returns whether every step passed. */
export async function runCompose(say: (line: string) => void): Promise<boolean> {
  const out = path.join(state, 'rehearsal/images')
  mkdirSync(out, { recursive: true })
  const [release] = await makeReleases({ versions, out, kind: 'image', say })
  await makePostgresImage(postgresImage)
  const compose = new Compose(release?.folder ?? '', await freePort())
  const rows: Row[] = []
  try {
    await rehearseCompose(compose, (row) => {
      rows.push(row)
      say(`${row.step}: ${row.seconds?.toFixed(1)} s${hasPassed(row) ? '' : ' FAILED'}`)
    })
  } catch (error) {
    say(await compose.logs().catch(String))
    const what = error instanceof Error ? error.message : String(error)
    rows.push({ step: 'the rehearsal itself', checks: [{ what, ok: false }] })
  } finally {
    await compose.remove()
  }
  say(`\n${tableOf(rows)}`)
  return rows.every(hasPassed)
}
