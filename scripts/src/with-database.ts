import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { removeCluster, startCluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { root, state } from './paths.ts'
import { provision } from './provision.ts'

// Runs a command with a temporary PostgreSQL cluster that has two clubs' migrated databases.
mkdirSync(state, { recursive: true })
const folder = mkdtempSync(path.join(state, 'test-'))
// The user postgres must be able to reach the data folder below.
chmodSync(folder, 0o711)
const cluster = await startCluster(path.join(folder, 'pg'), await freePort(), ['fsync=off'])

let current: ChildProcess | undefined
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped = true
    current?.kill(signal)
  })
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (stopped) return Promise.resolve(1)
  const child = spawn(command, args, { stdio: 'inherit', cwd: root, env: { ...process.env, ...env } })
  current = child
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

const environment = (name: string, club: string): NodeJS.ProcessEnv => {
  const database = provision(cluster, name, path.join(folder, name))
  return {
    APP_NAME: club,
    DATABASE_URL: database.newsroomUrl,
    MIGRATE_DATABASE_URL: database.ownerUrl,
    API_DATABASE_URL: database.apiUrl,
    PAYLOAD_SECRET: database.secrets.payloadSecret,
    CLIENT_SECRET: database.secrets.clientSecret,
    NEWSROOM_ORIGIN: 'http://newsroom.example',
    PUBLIC_ORIGIN: 'http://club.example',
    MEDIA_DIR: path.join(folder, name, 'files'),
    PREVIEW_URL: 'http://127.0.0.1:1',
    PREVIEW_SECRET: database.secrets.previewSecret,
    ALLOW_DEMO_USERS: 'yes',
  }
}

let code = 1
try {
  const other = environment('palank_test_other', 'hiuzok')
  const env = environment('palank_test', 'solymok')
  const migrate = path.join(root, 'apps/newsroom/src/commands/migrate.ts')
  code = (await run('node', [migrate], env)) || (await run('node', [migrate], other))
  const [command = 'true', ...args] = process.argv.slice(2)
  if (!code) {
    code = await run(command, args, {
      ...env,
      OTHER_DATABASE_URL: other.DATABASE_URL,
      SUPERUSER_URL: cluster.superuserUrl,
      DATABASE_LOG: path.join(folder, 'pg.log'),
    })
  }
} finally {
  await cluster.stop()
  removeCluster(path.join(folder, 'pg'))
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)
