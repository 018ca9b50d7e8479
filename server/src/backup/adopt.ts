import { existsSync } from 'node:fs'
import { places } from '../places.ts'
import { installedClubs, readServerSettings, type ServerSettings, saveServerSettings } from '../settings.ts'
import { chownTree } from './chown-tree.ts'
import { serverCluster } from './cluster.ts'
import {
  makeBackupFolders,
  prepareSsh,
  writeBackupSecrets,
  writePostgresSettings,
  writeSecret,
} from './configure.ts'
import type { Say } from './measure.ts'
import { databaseRepository } from './pgbackrest.ts'
import { listSnapshots, recoveryKeyFile, restorePaths } from './restic.ts'

type Target = ServerSettings['backup']

/** `/a/folder`, or `user@host:/a/folder`, with a port before the folder if it is not 22: `user@host:2222:/a/folder`. */
export function parseTarget(text: string): Target {
  if (text.startsWith('/')) return { kind: 'folder', path: text }
  const found = /^([\w.-]+)@([\w.-]+):(?:(\d+):)?(\/.*)$/.exec(text)
  if (!found)
    throw new Error(`'${text}' is neither a folder (/mnt/disk) nor another machine (user@host:/folder).`)
  const [, user = '', host = '', port = '22', path = ''] = found
  return { kind: 'ssh', user, host, path, port: Number(port) }
}

/** On a new machine: takes over settings, secrets and backups of the old one. Restoring comes after. */
export async function adoptBackup(target: Target, recoveryKey: string, say: Say): Promise<void> {
  if (installedClubs().length > 0)
    throw new Error('this server has clubs of its own; --from is for a new one')
  makeBackupFolders({ ...readServerSettings(), backup: target })
  writeSecret(recoveryKeyFile(), `${recoveryKey.trim()}\n`)
  await prepareSsh(target, say)
  const last = (await listSnapshots(target, 'files')).at(-1)
  if (!last) throw new Error('there is no snapshot of settings and files')
  await restorePaths(target, last.id, [places.settings, places.erased], '/')
  const settings = { ...readServerSettings(), backup: target }
  saveServerSettings(settings)
  writeBackupSecrets(settings, serverCluster)
  makeBackupFolders(settings)
  const repository = databaseRepository(settings)
  if (existsSync(repository)) await chownTree(repository, 'postgres:postgres')
  writePostgresSettings()
}
