import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cluster } from './cluster.ts'
import { root } from './paths.ts'

export type Secrets = {
  ownerPassword: string
  newsroomPassword: string
  apiPassword: string
  payloadSecret: string
  clientSecret: string
  formSecret: string
  purgeSecret: string
  previewSecret: string
}
export type ClubDatabase = {
  name: string
  /** For migrations and bulk loads; no process that runs on has it. */
  ownerUrl: string
  newsroomUrl: string
  apiUrl: string
  secrets: Secrets
}

/** Created once per folder, so that sessions and passwords survive a restart. */
function secretsIn(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json')
  const random = () => randomBytes(24).toString('base64url')
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets: Secrets = {
    ownerPassword: random(),
    newsroomPassword: random(),
    apiPassword: random(),
    payloadSecret: random() + random(),
    clientSecret: random(),
    formSecret: random(),
    purgeSecret: random(),
    previewSecret: random(),
    ...stored,
  }
  if (Object.keys(stored).length < Object.keys(secrets).length) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return secrets
}

/** The addresses and secrets of a provisioned database. */
export function clubDatabase(
  cluster: Pick<Cluster, 'host' | 'port'>,
  name: string,
  folder: string,
): ClubDatabase {
  const secrets = secretsIn(folder)
  const url = (role: string, password: string) =>
    `postgres://${name}_${role}:${password}@${cluster.host}:${cluster.port}/${name}`
  return {
    name,
    ownerUrl: url('owner', secrets.ownerPassword),
    newsroomUrl: url('newsroom', secrets.newsroomPassword),
    apiUrl: url('api', secrets.apiPassword),
    secrets,
  }
}

/** Creates a database and its three roles with the script that operators run. */
export function provision(
  cluster: Pick<Cluster, 'host' | 'port' | 'superuserUrl'>,
  name: string,
  folder: string,
): ClubDatabase {
  const database = clubDatabase(cluster, name, folder)
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
