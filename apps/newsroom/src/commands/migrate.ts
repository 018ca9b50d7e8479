import { parseArgs } from 'node:util'
import { env } from '../env.ts'
import { messageOf } from '../migrate/attempts.ts'
import { MigrateStopped, migrate, migrationStatus } from '../migrate/migrate.ts'
import { requireOwnerUrl } from '../owner-url.ts'

/** For scripts and `palank upgrade`; described in docs/guides/migrations.md. */
const exitCodes = { done: 0, nothingChanged: 1, stopped: 3, pending: 4 } as const

const say = (line: string) => process.stdout.write(`migrate: ${line}\n`)

async function showStatus(asJson: boolean): Promise<number> {
  const status = await migrationStatus(requireOwnerUrl(env))
  const { migrations, viewsChange, waits } = status
  if (asJson) process.stdout.write(`${JSON.stringify(status)}\n`)
  else {
    for (const { name, kind } of migrations) say(`${name} is new (${kind})`)
    say(`${migrations.length} new migrations, views ${viewsChange ? 'change' : 'stay'}`)
    say(waits ? 'pages and saves may wait for a moment' : 'nobody waits')
  }
  return migrations.length > 0 || viewsChange ? exitCodes.pending : exitCodes.done
}

async function run(): Promise<number> {
  const { applied, views } = await migrate(requireOwnerUrl(env), { log: say })
  say(`${applied.length} new migrations, views ${views}`)
  const { moveIntoStore } = await import('../uploads/public-files.ts')
  const moved = await moveIntoStore(env)
  if (moved > 0) say(`${moved} files moved into ${env.STORE_DIR}`)
  return exitCodes.done
}

try {
  const { values } = parseArgs({ options: { status: { type: 'boolean' }, json: { type: 'boolean' } } })
  process.exitCode = values.status ? await showStatus(values.json === true) : await run()
} catch (error) {
  const isStopped = error instanceof MigrateStopped
  const outcome = isStopped ? `${error.message}; the site runs on, run migrate again` : 'nothing was changed'
  process.stderr.write(`migrate: ${outcome}: ${messageOf(error)}\n`)
  process.exitCode = isStopped ? exitCodes.stopped : exitCodes.nothingChanged
}
