import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { type ClubDatabase, clubDatabase } from '@palank/server/club-secrets'
import type { Cluster } from './cluster.ts'
import { root } from './paths.ts'

export type { ClubDatabase } from '@palank/server/club-secrets'

/** The addresses and secrets of a database whose secrets are in this folder. */
export const databaseIn = (
  cluster: Pick<Cluster, 'host' | 'port'>,
  name: string,
  folder: string,
): ClubDatabase => clubDatabase(cluster, name, path.join(folder, 'secrets.json'))

/** Creates a database and its three roles with the script that operators run. */
export function provision(
  cluster: Pick<Cluster, 'host' | 'port' | 'superuserUrl'>,
  name: string,
  folder: string,
): ClubDatabase {
  const database = databaseIn(cluster, name, folder)
  const { ownerPassword, newsroomPassword, apiPassword } = database.secrets
  execFileSync(
    'psql',
    [
      '--no-psqlrc',
      '--quiet',
      `--dbname=${cluster.superuserUrl}`,
      `--set=database=${name}`,
      `--set=owner_password=${ownerPassword}`,
      `--set=newsroom_password=${newsroomPassword}`,
      `--set=api_password=${apiPassword}`,
      `--file=${path.join(root, 'apps/newsroom/database/provision.sql')}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
    },
  )
  return database
}
