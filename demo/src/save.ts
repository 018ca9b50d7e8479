import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { type Ledger, printOf } from './ledger.ts'
import type { DemoClub } from './types.ts'

export type Tally = { created: number; updated: number; unchanged: number }

export type Load = {
  payload: Payload
  club: DemoClub
  ledger: Ledger
  tally: Tally
  step: () => void
  /** Ids by `collection/key`. */
  ids: Map<string, number>
}

type Data = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: a document of any collection
type Stored = any

export type Item = {
  collection: CollectionSlug
  key: string
  /** The content of the document; it is written again only when this changes. */
  source: unknown
  hu: () => Data
  en?: (stored: Stored) => Data
  /** Only for a new document. */
  once?: Data
  file?: string
}

export function idOf({ ids }: Load, collection: CollectionSlug, key: string): number {
  const id = ids.get(`${collection}/${key}`)
  if (id === undefined) throw new Error(`demo: no ${collection} with the key ${key} is loaded`)
  return id
}

/** A document and its ledger entry are written in one transaction, so that an interrupted load leaves neither. */
async function inTransaction<T>(
  payload: Payload,
  write: (transaction: string | number) => Promise<T>,
): Promise<T> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('demo: the database adapter has no transactions')
  try {
    const result = await write(transaction)
    await payload.db.commitTransaction(transaction)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    throw error
  }
}

const exists = async (payload: Payload, collection: CollectionSlug, id: number) =>
  (await payload.count({ collection, where: { id: { equals: id } } })).totalDocs > 0

async function upload(file: string) {
  const data = await readFile(file)
  return { data, size: data.length, name: path.basename(file), mimetype: 'application/octet-stream' }
}

/** More parallel uploads would only wait for CPU and disk. */
const concurrency = 4

/** Uploads of the same file run one after the other: in parallel two would get the same name. */
export async function saveAll(load: Load, items: Item[]): Promise<void> {
  const groups = Map.groupBy(items, ({ file, key }) => file ?? key).values()
  const worker = async () => {
    for (const group of groups) for (const item of group) await save(load, item)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

export async function save(load: Load, item: Item): Promise<number> {
  const { payload, ledger, tally, ids, step } = load
  const { collection, key, file } = item
  const name = `${collection}/${key}`
  const bytes = file ? await upload(file) : undefined
  const print = printOf([item.source, bytes ? printOf(bytes.data.toString('base64')) : null])
  const entry = ledger.get(name)
  step()
  if (entry?.print === print) {
    tally.unchanged += 1
    ids.set(name, entry.id)
    return entry.id
  }
  const existingId = entry && (await exists(payload, collection, entry.id)) ? entry.id : undefined
  const id = await inTransaction(payload, async (transactionID) => {
    // A new request for each step, because Payload stores the file and the locale on it.
    const args = () => ({ collection, req: { transactionID }, ...(bytes ? { file: bytes } : {}) })
    const stored: Stored =
      existingId === undefined
        ? await payload.create({ ...args(), locale: 'hu', data: { ...item.hu(), ...item.once } as never })
        : await payload.update({ ...args(), id: existingId, locale: 'hu', data: item.hu() as never })
    if (item.en) {
      const req = { transactionID }
      await payload.update({ collection, req, id: stored.id, locale: 'en', data: item.en(stored) as never })
    }
    await ledger.put(name, { id: stored.id, print }, transactionID)
    return stored.id as number
  })
  tally[existingId === undefined ? 'created' : 'updated'] += 1
  ids.set(name, id)
  return id
}

type Link = {
  collection: CollectionSlug
  key: string
  what: string
  source: unknown
  hu: () => Data
  en?: () => Data
}

/** Relations to documents of the same kind, written once all of them exist. */
export async function link(load: Load, { collection, key, what, source, hu, en }: Link): Promise<void> {
  const { payload, ledger, tally } = load
  const id = idOf(load, collection, key)
  const name = `${collection}/${key}/${what}`
  const entry = ledger.get(name)
  const print = printOf([id, source])
  if (entry?.print === print || !(await exists(payload, collection, id))) return
  await inTransaction(payload, async (transactionID) => {
    await payload.update({ collection, id, locale: 'hu', req: { transactionID }, data: hu() as never })
    if (en)
      await payload.update({ collection, id, locale: 'en', req: { transactionID }, data: en() as never })
    await ledger.put(name, { id, print }, transactionID)
  })
  if (entry) tally.updated += 1
}
