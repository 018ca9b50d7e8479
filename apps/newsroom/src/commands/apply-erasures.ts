import { text } from 'node:stream/consumers'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { eraseAgain, readErasures } from '../personal-data/erase-again.ts'

// After a restore, with the list of what was erased on standard input: `palank restore` runs it.
if (import.meta.main) {
  try {
    const erasures = readErasures(await text(process.stdin))
    const { getPayload } = await import('payload')
    const { default: config } = await import('../payload.config.ts')
    const { env } = await import('../env.ts')
    const pool = new pg.Pool({ ...connectionTo(env.DATABASE_URL), max: 2 })
    const counts = await eraseAgain(await getPayload({ config }), pool, env, erasures)
    const found = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
    process.stdout.write(
      `apply-erasures: of ${erasures.length} erased before, erased again: ${found.join(', ')}\n`,
    )
    process.exit(0)
  } catch (error) {
    process.stderr.write(`apply-erasures: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
