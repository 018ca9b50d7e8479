import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { erasePerson, exportPerson } from '../join/person.ts'
import { erasePlayers, exportPlayers } from '../personal-data/players.ts'
import { firstLine } from '../prompt.ts'
import type { PictureDirs } from '../uploads/public-files.ts'

// echo 'somebody@example.hu' | pnpm newsroom personal-data export
const usage =
  'usage: personal-data <export|erase>, with an e-mail address, a whole name or `player NUMBER` as the first line of input'

export async function personalData(
  pool: pg.Pool,
  dirs: PictureDirs,
  action: string | undefined,
  person: string,
): Promise<string> {
  if (!person || (action !== 'export' && action !== 'erase')) throw new Error(usage)
  if (action === 'export') {
    const players = await exportPlayers(pool, person, 'command')
    const registrations = await exportPerson(pool, person, 'command')
    return `${JSON.stringify({ registrations, players }, null, 2)}\n`
  }
  // First, since it refuses where several players have the name.
  const players = await erasePlayers(pool, dirs, person, 'command')
  const registrations = await erasePerson(pool, person, 'command')
  return `personal-data: ${registrations} registrations and ${players} players erased\n`
}

if (import.meta.main) {
  const { env } = await import('../env.ts')
  const pool = new pg.Pool({ ...connectionTo(env.DATABASE_URL), max: 1 })
  try {
    const [action] = process.argv.slice(2)
    if (process.stdin.isTTY) process.stderr.write('E-mail or name: ')
    process.stdout.write(await personalData(pool, env, action, (await firstLine(process.stdin)).trim()))
  } catch (error) {
    process.stderr.write(`personal-data: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
  await pool.end()
}
