import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const bin = '/usr/lib/postgresql/15/bin'
const asRoot = process.getuid?.() === 0

export type Cluster = {
  host: string
  port: number
  superuserUrl: string
  stop: () => Promise<void>
  /** Sends SIGKILL to every process at once, as in a power cut. */
  kill: () => Promise<void>
  /** Stops every process with SIGSTOP: connections stay open and nothing answers. Returns what ends it. */
  freeze: () => () => void
}

/** PostgreSQL refuses to run as root, so its commands then run as the user postgres. */
function asPostgres(command: string, args: string[]): [string, string[]] {
  return asRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
}

function reachable(dir: string): boolean {
  try {
    const [command, args] = asPostgres('test', ['-x', dir])
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Where the cluster is: `preferred`, or the folder named in the `.location` file beside it. */
function currentFolder(preferred: string): string {
  const note = `${preferred}.location`
  if (existsSync(note)) {
    const elsewhere = readFileSync(note, 'utf8').trim()
    if (existsSync(elsewhere)) return elsewhere
  }
  return preferred
}

/** `preferred`, or a temporary folder recorded in `.location` where the user postgres cannot read it. */
function dataFolder(preferred: string): string {
  mkdirSync(preferred, { recursive: true })
  const note = `${preferred}.location`
  const current = currentFolder(preferred)
  if (current !== preferred || reachable(preferred)) return current
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'palank-pg-'))
  writeFileSync(note, elsewhere)
  return elsewhere
}

function emptyDataFolder(dir: string): void {
  for (const entry of readdirSync(dir)) rmSync(path.join(dir, entry), { recursive: true })
  if (asRoot) {
    const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))
    chownSync(dir, uid, uid)
  }
  chmodSync(dir, 0o700)
}

/** The secret is written last: without one, initdb was interrupted. */
function initialise(dir: string, secretFile: string): void {
  emptyDataFolder(dir)
  const secret = randomBytes(24).toString('base64url')
  const pwfile = path.join(mkdtempSync(path.join(tmpdir(), 'palank-pw-')), 'pw')
  writeFileSync(pwfile, secret)
  if (asRoot) execFileSync('chown', ['-R', 'postgres', path.dirname(pwfile)])
  const [command, args] = asPostgres(`${bin}/initdb`, [
    '-D',
    dir,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    `--pwfile=${pwfile}`,
  ])
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(path.dirname(pwfile), { recursive: true })
  writeFileSync(secretFile, secret, { mode: 0o600 })
}

/** Copies a running cluster for startCluster: as a streaming standby of it, or as a cluster on its own. */
export function copyCluster(
  superuserUrl: string,
  preferred: string,
  { standby }: { standby: boolean },
): void {
  const dir = dataFolder(preferred)
  emptyDataFolder(dir)
  const { hostname, port, username, password } = new URL(superuserUrl)
  const [command, args] = asPostgres(`${bin}/pg_basebackup`, [
    `--pgdata=${dir}`,
    `--host=${hostname}`,
    `--port=${port}`,
    `--username=${username}`,
    '--checkpoint=fast',
    '--no-sync',
    ...(standby ? ['--write-recovery-conf'] : []),
  ])
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) }
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  writeFileSync(`${preferred}.secret`, env.PGPASSWORD, { mode: 0o600 })
}

/** Copies a cluster that is not running, with its password. */
export function copyStoppedCluster(from: string, to: string): void {
  const dir = dataFolder(to)
  emptyDataFolder(dir)
  execFileSync('cp', ['--archive', `${currentFolder(from)}/.`, dir])
  execFileSync('cp', ['--archive', `${from}.secret`, `${to}.secret`])
}

const settings = (port: number): string[] => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=256MB',
  // A failed statement must not write the personal data in it to a log.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
]

async function untilAnswering(url: string, child: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`PostgreSQL exited at start with ${child.exitCode}; see ${log}`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error('PostgreSQL did not answer within 15 s')
}

/** The project's own cluster on loopback TCP: created at the first start, stopped by its pid. */
export async function startCluster(preferred: string, port: number, extra: string[] = []): Promise<Cluster> {
  const dir = dataFolder(preferred)
  const secretFile = `${preferred}.secret`
  if (!existsSync(path.join(dir, 'PG_VERSION')) || !existsSync(secretFile)) initialise(dir, secretFile)
  const secret = readFileSync(secretFile, 'utf8')
  const [command, args] = asPostgres(`${bin}/postgres`, [
    '-D',
    dir,
    ...[...settings(port), ...extra].flatMap((setting) => ['-c', setting]),
  ])
  const log = openSync(`${preferred}.log`, 'a')
  // Its own process group: Ctrl-C must reach the demo, which then stops the database last.
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const lastResort = () => void signalServer(dir, 'SIGINT')
  process.once('exit', lastResort)
  const stop = async () => {
    process.off('exit', lastResort)
    const running = child.pid && child.exitCode === null && child.signalCode === null
    if (running && signalServer(dir, 'SIGINT')) await ended
  }
  const kill = async () => {
    process.off('exit', lastResort)
    if (signalAll(dir, 'SIGKILL')) await ended
  }
  const freeze = () => {
    signalAll(dir, 'SIGSTOP')
    return () => {
      signalAll(dir, 'SIGCONT')
      // runuser stops itself when the server stops.
      child.kill('SIGCONT')
    }
  }
  const superuserUrl = `postgres://postgres:${secret}@127.0.0.1:${port}/postgres`
  try {
    await untilAnswering(superuserUrl, child, `${preferred}.log`)
  } catch (error) {
    await stop()
    throw error
  }
  return { host: '127.0.0.1', port, superuserUrl, stop, kill, freeze }
}

/** The server writes its pid file at start and removes it at exit. */
const serverPid = (dir: string) =>
  Number(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8').split('\n')[0])

function signalServer(dir: string, signal: NodeJS.Signals): boolean {
  try {
    const pid = serverPid(dir)
    return pid > 1 && process.kill(pid, signal)
  } catch {
    return false
  }
}

/** The server and its processes. */
function signalAll(dir: string, signal: NodeJS.Signals): boolean {
  try {
    const pid = serverPid(dir)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const signalled = pid > 1 && process.kill(pid, signal)
    for (const child of children) {
      try {
        process.kill(Number(child), signal)
      } catch {
        // It exited with its server.
      }
    }
    return signalled
  } catch {
    return false
  }
}

/** Stops a server that a killed process left running in this folder. */
export async function stopLeftOver(preferred: string): Promise<void> {
  const dir = currentFolder(preferred)
  const file = path.join(dir, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = readFileSync(file, 'utf8').split('\n')[0]
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
  if (!command.includes(dir)) return
  for (let wait = 0; wait < 100 && signalServer(dir, 'SIGINT'); wait++) await sleep(100)
}

/** Removes a stopped cluster. */
export function removeCluster(preferred: string): void {
  for (const part of [
    currentFolder(preferred),
    preferred,
    `${preferred}.location`,
    `${preferred}.secret`,
    `${preferred}.log`,
  ]) {
    rmSync(part, { recursive: true, force: true })
  }
}
