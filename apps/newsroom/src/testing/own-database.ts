import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { ownFolders } from '../migrate/files.ts'

export type OwnDatabase = { ownerUrl: string; newsroomUrl: string; apiUrl: string; drop: () => Promise<void> }

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A new database with its roles in the tests' cluster, by the operators' script; there are no tables in it yet. */
export async function createDatabase(name: string): Promise<OwnDatabase> {
  const superuserUrl = process.env.SUPERUSER_URL ?? ''
  const roles = ['owner', 'newsroom', 'api'] as const
  const drop = () =>
    withClient(superuserUrl, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
      for (const role of roles) await client.query(`drop role if exists ${name}_${role}`)
    })
  await drop()
  const script = path.join(ownFolders.database, 'provision.sql')
  const settings = [`database=${name}`, ...roles.map((role) => `${role}_password=${role}`)]
  execFileSync(
    'psql',
    ['--no-psqlrc', '--quiet', superuserUrl, '-f', script, ...settings.flatMap((setting) => ['-v', setting])],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const urlOf = (role: string) => {
    const url = new URL(superuserUrl)
    return Object.assign(url, { username: `${name}_${role}`, password: role, pathname: name }).href
  }
  return { ownerUrl: urlOf('owner'), newsroomUrl: urlOf('newsroom'), apiUrl: urlOf('api'), drop }
}

/** The database of a former version, with rows; see snapshot/write-snapshot.ts. */
export const restoreSnapshot = (ownerUrl: string, version: string): Promise<unknown> =>
  withClient(ownerUrl, (client) =>
    client.query(readFileSync(path.join(ownFolders.database, 'snapshots', `${version}.sql`), 'utf8')),
  )
