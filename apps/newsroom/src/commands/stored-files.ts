import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { namedFiles } from '../uploads/public-files.ts'

// The files that a restore must find for this database, relative to STORE_DIR, one on each line.
if (import.meta.main) {
  const { env } = await import('../env.ts')
  const pool = new pg.Pool({ ...connectionTo(env.DATABASE_URL), max: 1 })
  try {
    for (const name of await namedFiles(pool)) process.stdout.write(`${name}\n`)
  } catch (error) {
    process.stderr.write(`stored-files: ${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
  await pool.end()
}
