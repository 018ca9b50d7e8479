import { databaseOf } from '../club-environments.ts'
import { psql } from '../postgresql.ts'
import { run } from '../run.ts'
import { installedClubs } from '../settings.ts'
import type { Check } from './check.ts'

/** Two apis with ten connections each, newsroom, worker and commands. */
const connectionsOfClub = 35
const name = 'PostgreSQL'

export type PostgresqlSettings = {
  version: string
  max_connections: string
  log_statement: string
  log_min_error_statement: string
  listen_addresses: string
}

export function postgresqlChecks(settings: PostgresqlSettings, clubs: number): Check[] {
  const found: Check[] = []
  const needed = clubs * connectionsOfClub + 10
  if (Number(settings.max_connections) < needed)
    found.push({
      name,
      level: 'warning',
      says: `allows ${settings.max_connections} connections; ${clubs} clubs may need ${needed}`,
      advice: `alter system set max_connections = ${needed}; then systemctl restart postgresql`,
    })
  if (settings.log_statement !== 'none' || settings.log_min_error_statement !== 'panic')
    found.push({
      name: `${name} log`,
      level: 'warning',
      says: 'may write statements of other users, with personal data, to its log',
      advice:
        'as postgres: alter system set log_min_error_statement = panic; alter system set log_statement = none; select pg_reload_conf()',
    })
  if (!/^(localhost|127\.0\.0\.1|::1|,| )*$/.test(settings.listen_addresses))
    found.push({
      name,
      level: 'warning',
      says: `listens on ${settings.listen_addresses}`,
      advice:
        'unless a standby needs it: alter system set listen_addresses = localhost; then systemctl restart postgresql',
    })
  return found.length > 0 ? found : [{ name, level: 'ok', says: `${settings.version}, set as it should be` }]
}

const sql = `select json_object_agg(name, setting) from (
  select name, setting from pg_settings
  where name in ('max_connections', 'log_statement', 'log_min_error_statement', 'listen_addresses')
  union select 'version', current_setting('server_version')) settings;`

export async function checkPostgresql(): Promise<Check[]> {
  const settings = JSON.parse(await psql('postgres', sql)) as PostgresqlSettings
  return postgresqlChecks(settings, installedClubs().length)
}

/** Each role of each club can sign in, by the address that its process has. */
export async function checkRoles(): Promise<Check[]> {
  const roles = installedClubs().flatMap(({ club }) => {
    const { ownerUrl, newsroomUrl, apiUrl } = databaseOf(club)
    return [ownerUrl, newsroomUrl, apiUrl].map((url) => new URL(url))
  })
  return Promise.all(roles.map(checkRole))
}

async function checkRole({ username, password, hostname, port, pathname }: URL): Promise<Check> {
  const args = [
    '--no-psqlrc',
    '--quiet',
    '--host',
    hostname,
    '--port',
    port,
    '--username',
    username,
    '--command',
    'select 1',
    pathname.slice(1),
  ]
  try {
    await run('psql', args, { env: { PGPASSWORD: password, PGCONNECT_TIMEOUT: '5' } })
    return { name: `role ${username}`, level: 'ok', says: 'can sign in' }
  } catch (error) {
    return {
      name: `role ${username}`,
      level: 'error',
      says: (error as Error).message.split('\n').at(-1) ?? '',
      advice:
        'does PostgreSQL run (systemctl status postgresql@15-main)? `palank setup` writes roles and passwords again',
    }
  }
}
