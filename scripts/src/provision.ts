import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ClubDatabase, clubDatabase } from '@palank/server/club-secrets'
import { provisionInput } from '@palank/server/provision-script'
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
  const script = readFileSync(path.join(root, 'apps/newsroom/database/provision.sql'), 'utf8')
  const address = new URL(cluster.superuserUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  execFileSync('psql', ['--no-psqlrc', '--quiet', `--dbname=${address.href}`], {
    input: provisionInput(script, name, database.secrets),
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PGOPTIONS: '-c client_min_messages=warning',
      ...(password ? { PGPASSWORD: password } : {}),
    },
  })
  return database
}
