import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { databaseOf } from './club-environments.ts'
import { databaseNameOf } from './club-secrets.ts'
import { writeWhole } from './files.ts'
import { places } from './places.ts'
import { provisionInput } from './provision-script.ts'
import { run } from './run.ts'
import { userOf } from './users.ts'

/** psql as the user postgres over the socket; what it runs comes by standard input, where nobody else sees it. */
export async function psql(database: string, input: string): Promise<string> {
  return run(
    'psql',
    [
      '--no-psqlrc',
      '--quiet',
      '--no-align',
      '--tuples-only',
      '--set=ON_ERROR_STOP=1',
      `--dbname=${database}`,
    ],
    {
      input,
      ...userOf('postgres'),
      cwd: '/',
      env: { PGOPTIONS: '-c client_min_messages=warning' },
    },
  )
}

/** The one JSON value that a query of this club's database gives. */
export async function queryClub<Result>(club: string, sql: string): Promise<Result> {
  return JSON.parse(await psql(databaseNameOf(club), sql)) as Result
}

/** The club's database and its three roles, by the script that operators run by hand. */
export async function provisionDatabase(club: string): Promise<void> {
  const { name, secrets } = databaseOf(club)
  const script = readFileSync(path.join(places.current, 'database/provision.sql'), 'utf8')
  await psql('postgres', provisionInput(script, name, secrets))
}

const logSettings = `# Written by palank setup: rows are personal data, so no statement or row is logged.
log_min_error_statement = panic
log_error_verbosity = terse
log_statement = none
log_parameter_max_length_on_error = 0
`

/** Keeps rows out of the log of a PostgreSQL that has no other databases; others' are not ours to silence. */
export async function keepRowsOutOfLog(): Promise<void> {
  const others = await psql(
    'postgres',
    "select count(*) from pg_database where not datistemplate and datname <> 'postgres' and datname !~ '^palank_';",
  )
  const file = (await psql('postgres', 'show config_file;')).trim()
  const folder = path.join(path.dirname(file), 'conf.d')
  if (others.trim() !== '0' || !existsSync(folder)) return
  writeWhole(path.join(folder, 'palank-log.conf'), logSettings, { mode: 0o644 })
  await psql('postgres', 'select pg_reload_conf();')
}
