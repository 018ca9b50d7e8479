import type { Secrets } from './club-secrets.ts'

/** psql's own variables: in single quotes, a quote doubled. */
const setLine = (name: string, value: string) => `\\set ${name} '${value.replaceAll("'", "''")}'\n`

/** What psql reads by standard input: a command line would show the passwords to everybody on the machine. */
export function provisionInput(script: string, database: string, secrets: Secrets): string {
  const variables = {
    database,
    owner_password: secrets.ownerPassword,
    newsroom_password: secrets.newsroomPassword,
    api_password: secrets.apiPassword,
  }
  const lines = Object.entries(variables).map(([name, value]) => setLine(name, value))
  return lines.join('') + script
}
