import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { type Cluster, createPrivateCluster } from '../backup/cluster.ts'
import { places } from '../places.ts'
import type { ServerSettings } from '../settings.ts'

export type TestServer = { cluster: Cluster; settings: ServerSettings; remove: () => Promise<void> }

/** A PostgreSQL that reads the server's settings, reached by TCP too, and a folder for its backups. */
export async function createTestServer(root: string): Promise<TestServer> {
  if (!places.data.startsWith(root)) throw new Error(`${places.data} is not below ${root}`)
  mkdirSync(places.postgresSettings, { recursive: true })
  const cluster = await createPrivateCluster(path.join(root, 'pg'), await getPort(), [
    'listen_addresses=127.0.0.1',
    'fsync=off',
    `include_dir=${places.postgresSettings}`,
  ])
  const backup = { kind: 'folder' as const, path: path.join(root, 'var/backups/palank') }
  return {
    cluster,
    settings: { backup, backupDays: 30 },
    remove: async () => {
      await cluster.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
