import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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

export const databaseNameOf = (club: string) => `palank_${club.replaceAll('-', '_')}`

/** Created once, so that sessions and passwords survive a restart. */
export function keptSecrets(file: string): Secrets {
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
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return secrets
}

/** The addresses and secrets of a provisioned database. */
export function clubDatabase(
  { host, port }: { host: string; port: number },
  name: string,
  secretsFile: string,
): ClubDatabase {
  const secrets = keptSecrets(secretsFile)
  const url = (role: string, password: string) =>
    `postgres://${name}_${role}:${password}@${host}:${port}/${name}`
  return {
    name,
    ownerUrl: url('owner', secrets.ownerPassword),
    newsroomUrl: url('newsroom', secrets.newsroomPassword),
    apiUrl: url('api', secrets.apiPassword),
    secrets,
  }
}
