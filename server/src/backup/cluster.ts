import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chownAsRoot, makeFolder } from '../files.ts'
import { run } from '../run.ts'
import { userOf } from '../users.ts'
import { asPostgres } from './programs.ts'

/** A PostgreSQL server, as far as backup and restore need it. */
export type Cluster = {
  data: string
  socket: string
  port: number
  log: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

const programs = '/usr/lib/postgresql/15/bin'
const unit = 'postgresql@15-main.service'

/** The one of Debian's package, with all clubs. */
export const serverCluster: Cluster = {
  data: '/var/lib/postgresql/15/main',
  socket: '/var/run/postgresql',
  port: 5432,
  log: '/var/log/postgresql/postgresql-15-main.log',
  start: async () => {
    await run('systemctl', ['reset-failed', unit], { accept: [0, 1] })
    // Fails too when a recovery ends at once; whoever waits for it reads why in the log.
    await run('systemctl', ['start', unit], { accept: [0, 1] })
  },
  stop: async () => {
    await run('systemctl', ['stop', unit])
  },
}

/** A folder of the user postgres and nobody else. */
export function makePostgresFolder(folder: string, mode = 0o700): void {
  makeFolder(folder, { mode, owner: userOf('postgres') })
}

/** A server of its own beside the real one, reached by a socket in its folder alone. */
export function privateCluster(folder: string, port: number, settings: string[] = []): Cluster {
  const data = path.join(folder, 'data')
  const log = path.join(folder, 'log')
  const options = [
    `port=${port}`,
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `hba_file=${path.join(folder, 'hba.conf')}`,
    'shared_buffers=32MB',
    ...settings,
  ]
  return {
    data,
    log,
    socket: folder,
    port,
    start: async () => {
      for (const [name, text] of [
        ['hba.conf', 'local all postgres peer\nhost all all 127.0.0.1/32 scram-sha-256\n'],
        ['server.conf', options.map((option) => option.replace(/=(.*)/, " = '$1'\n")).join('')],
      ] as const) {
        writeFileSync(path.join(folder, name), text, { mode: 0o600 })
        chownAsRoot(path.join(folder, name), userOf('postgres'))
      }
      const server = `-c config_file=${path.join(folder, 'server.conf')}`
      const args = ['start', '--no-wait', '-D', data, '-l', log, '-o', server]
      await asPostgres(`${programs}/pg_ctl`, args)
    },
    stop: async () => {
      await asPostgres(`${programs}/pg_ctl`, ['stop', '-D', data, '-m', 'fast', '-w'], { accept: [0, 1] })
    },
  }
}

export async function createPrivateCluster(folder: string, port: number, settings: string[]) {
  makePostgresFolder(folder)
  const cluster = privateCluster(folder, port, settings)
  await asPostgres(`${programs}/initdb`, [
    '-D',
    cluster.data,
    '--auth=peer',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
  await cluster.start()
  await untilWritable(cluster)
  return cluster
}

export const removePrivateCluster = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Of one value for each row; several statements are one session. */
export const query = (cluster: Cluster, sql: string, database = 'postgres'): Promise<string> =>
  asPostgres(
    'psql',
    ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', cluster.socket, '-p', String(cluster.port), '-d', database],
    { input: sql, env: { PGOPTIONS: '-c client_min_messages=warning -c timezone=UTC' } },
  )

export const answers = (cluster: Cluster): Promise<boolean> =>
  query(cluster, 'select 1').then(
    () => true,
    () => false,
  )

const isRunning = (cluster: Cluster): Promise<boolean> =>
  asPostgres(`${programs}/pg_ctl`, ['status', '-D', cluster.data]).then(
    () => true,
    () => false,
  )

const logSize = ({ log }: Cluster): number => {
  try {
    return readFileSync(log).length
  } catch {
    return 0
  }
}

export class TargetNotReached extends Error {}

/** Until recovery is over; `since` is where the log of this start begins. */
export async function untilWritable(cluster: Cluster, since = 0, seconds = 3600): Promise<void> {
  const end = Date.now() + seconds * 1000
  for (let failures = 0; Date.now() < end; ) {
    const recovering = await query(cluster, 'select pg_is_in_recovery()').catch(() => undefined)
    if (recovering === 'f') return
    failures = recovering === undefined && !(await isRunning(cluster)) ? failures + 1 : 0
    if (failures >= 5) {
      const said = readFileSync(cluster.log).subarray(since).toString('utf8')
      if (said.includes('recovery ended before configured recovery target was reached'))
        throw new TargetNotReached('the archive ends before this time')
      throw new Error(`PostgreSQL does not start: ${said.trim().split('\n').slice(-5).join('\n')}`)
    }
    await sleep(100)
  }
  throw new Error(`PostgreSQL was not ready after ${seconds} seconds; see ${cluster.log}`)
}

export async function startAndRecover(cluster: Cluster): Promise<void> {
  const since = logSize(cluster)
  await cluster.start()
  await untilWritable(cluster, since)
}
