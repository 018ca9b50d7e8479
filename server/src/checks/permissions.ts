import { existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { clubPlaces, places } from '../places.ts'
import { installedClubs } from '../settings.ts'
import { groupOf } from '../users.ts'
import type { Check } from './check.ts'

type Allowed = { owner?: number /** May read as well. */; group?: number | undefined }

/** Files below the folder that others can read than root, or one group. */
export function readableByOthers(folder: string, { owner = 0, group }: Allowed = {}): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const { mode, uid, gid } = lstatSync(file)
      return (mode & (gid === group ? 0o037 : 0o077)) !== 0 || uid !== owner
    })
}

export async function checkPermissions(): Promise<Check[]> {
  const folders = installedClubs().map(({ club }) => path.dirname(clubPlaces(club).allSecrets))
  const open = [
    ...folders.flatMap((folder) => readableByOthers(folder)),
    // pgBackRest runs as postgres.
    ...readableByOthers(places.backupSecrets, { group: groupOf('postgres') }),
  ]
  if (open.length === 0) return [{ name: 'secrets', level: 'ok', says: 'only root can read them' }]
  return open.map((file) => ({
    name: 'secrets',
    level: 'error',
    says: `${file} can be read by others than root`,
    advice: `chown root:root ${file} && chmod 600 ${file}; if others use this machine, change what is in it`,
  }))
}
