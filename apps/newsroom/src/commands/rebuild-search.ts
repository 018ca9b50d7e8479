import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { env } from '../env.ts'
import { requireOwnerUrl } from '../owner-url.ts'

// For bulk loads that disabled the triggers: rebuilds the words, addresses and categories of every document.
const client = new pg.Client(connectionTo(requireOwnerUrl(env)))
await client.connect()
await client.query('select upkeep.rebuild()')
const { rows } = await client.query<{ documents: number }>(
  'select count(*)::int as documents from feed.document',
)
await client.end()
process.stdout.write(`rebuild-search: ${rows[0]?.documents} texts indexed\n`)
