import pg from 'pg'
import { erasePerson, exportPerson } from '../join/person.ts'
import { firstLine } from '../prompt.ts'

// echo 'somebody@example.hu' | pnpm newsroom personal-data export
const usage =
  'usage: personal-data <export|erase>, with an e-mail address or a whole name as the first line of input'

export async function personalData(
  pool: pg.Pool,
  action: string | undefined,
  emailOrName: string,
): Promise<string> {
  if (!emailOrName || (action !== 'export' && action !== 'erase')) throw new Error(usage)
  if (action === 'export')
    return `${JSON.stringify(await exportPerson(pool, emailOrName, 'command'), null, 2)}\n`
  return `personal-data: ${await erasePerson(pool, emailOrName, 'command')} registrations erased\n`
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 1 })
  try {
    const [action] = process.argv.slice(2)
    if (process.stdin.isTTY) process.stderr.write('E-mail or name: ')
    process.stdout.write(await personalData(pool, action, (await firstLine(process.stdin)).trim()))
  } catch (error) {
    process.stderr.write(`personal-data: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
  await pool.end()
}
