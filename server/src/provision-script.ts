import type { Secrets } from './club-secrets.ts'

/** Quotes a value for psql's \set: single quotes around it, and inner ones doubled. */
const setLine = (name: string, value: string) => `\\set ${name} '${value.replaceAll("'", "''")}'\n`

/** The script for psql's standard input, because every user of the machine can read passwords on a command line. */
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
