import { createHash } from 'node:crypto'
import type { Payload } from 'payload'

export type Entry = { id: number; print: string }

export type Ledger = {
  get: (name: string) => Entry | undefined
  put: (name: string, entry: Entry, transaction: string | number) => Promise<void>
  firstDay: string
}

const prefix = 'demo/'

export function printOf(source: unknown): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 24)
}

const budapestDay = (time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' }).format(time)

/**
 * Records what was loaded, by content key. Stored in the database itself, so that it survives an editor's changes to
 * titles, slugs and files, and matches the content of a restored backup.
 */
export async function openLedger(payload: Payload): Promise<Ledger> {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: { key: { like: prefix } },
    pagination: false,
  })
  const entries = new Map(docs.map(({ key, data }) => [key, data as Entry]))
  const write = async (name: string, data: object, req: object) => {
    const where = { key: { equals: prefix + name } }
    await payload.db.upsert({ collection: 'payload-kv', where, data: { key: prefix + name, data }, req })
  }
  const started = entries.get(`${prefix}first-day`) as unknown as { day: string } | undefined
  const firstDay = started?.day ?? budapestDay(new Date())
  if (!started) await write('first-day', { day: firstDay }, {})
  return {
    firstDay,
    get: (name) => entries.get(prefix + name),
    put: async (name, entry, transactionID) => {
      await write(name, entry, { transactionID })
      entries.set(prefix + name, entry)
    },
  }
}
