import { readFileSync } from 'node:fs'
import path from 'node:path'
import { databaseOf } from './club-environments.ts'
import { databaseNameOf } from './club-secrets.ts'
import { places } from './places.ts'
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

/** psql's own variables: in single quotes, a quote doubled. */
const setLine = (name: string, value: string) => `\\set ${name} '${value.replaceAll("'", "''")}'\n`

/** The club's database and its three roles, by the script that operators run by hand. */
export async function provisionDatabase(club: string): Promise<void> {
  const { name, secrets } = databaseOf(club)
  const script = readFileSync(path.join(places.current, 'database/provision.sql'), 'utf8')
  const variables = {
    database: name,
    owner_password: secrets.ownerPassword,
    newsroom_password: secrets.newsroomPassword,
    api_password: secrets.apiPassword,
  }
  const lines = Object.entries(variables).map(([variable, value]) => setLine(variable, value))
  await psql('postgres', lines.join('') + script)
}
