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
// biome-ignore lint/suspicious/noExplicitAny: a document of whichever collection
type Stored = any

export type Item = {
  collection: CollectionSlug
  key: string
  /** Whatever the document is made of; it is written again only when this changes. */
  source: unknown
  hu: () => Data
  en?: (stored: Stored) => Data
  /** Written with a new document alone. */
  once?: Data
  file?: string
}

export function idOf({ ids }: Load, collection: CollectionSlug, key: string): number {
  const id = ids.get(`${collection}/${key}`)
  if (id === undefined) throw new Error(`demo: nothing of ${collection} is called ${key}`)
  return id
}

/** A document and its note in the ledger are written together: stopped half-way, the next run finds neither. */
async function together<T>(
  payload: Payload,
  write: (transaction: string | number) => Promise<T>,
): Promise<T> {
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('demo: the database gives no transaction')
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

/** Pictures take turns on the processor and the disk; more at once than this would only wait for each other. */
const atOnce = 4

/** One picture may stand in several galleries: its uploads go one after the other, or two would get one name. */
export async function saveAll(load: Load, items: Item[]): Promise<void> {
  const waiting = Map.groupBy(items, ({ file, key }) => file ?? key).values()
  const take = async () => {
    for (const same of waiting) for (const item of same) await save(load, item)
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}

export async function save(load: Load, item: Item): Promise<number> {
  const { payload, ledger, tally, ids, step } = load
  const { collection, key, file } = item
  const name = `${collection}/${key}`
  const bytes = file ? await upload(file) : undefined
  const print = printOf([item.source, bytes ? printOf(bytes.data.toString('base64')) : null])
  const known = ledger.get(name)
  step()
  if (known?.print === print) {
    tally.unchanged += 1
    ids.set(name, known.id)
    return known.id
  }
  const old = known && (await exists(payload, collection, known.id)) ? known.id : undefined
  const id = await together(payload, async (transactionID) => {
    // A request of its own for each step: Payload keeps the file and the language on it.
    const args = () => ({ collection, req: { transactionID }, ...(bytes ? { file: bytes } : {}) })
    const stored: Stored =
      old === undefined
        ? await payload.create({ ...args(), locale: 'hu', data: { ...item.hu(), ...item.once } as never })
        : await payload.update({ ...args(), id: old, locale: 'hu', data: item.hu() as never })
    if (item.en) {
      const req = { transactionID }
      await payload.update({ collection, req, id: stored.id, locale: 'en', data: item.en(stored) as never })
    }
    await ledger.put(name, { id: stored.id, print }, transactionID)
    return stored.id as number
  })
  tally[old === undefined ? 'created' : 'updated'] += 1
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

/** The part of a document that names others of its own kind, once all of them are there. */
export async function link(load: Load, { collection, key, what, source, hu, en }: Link): Promise<void> {
  const { payload, ledger, tally } = load
  const id = idOf(load, collection, key)
  const name = `${collection}/${key}/${what}`
  const known = ledger.get(name)
  const print = printOf([id, source])
  if (known?.print === print || !(await exists(payload, collection, id))) return
  await together(payload, async (transactionID) => {
    await payload.update({ collection, id, locale: 'hu', req: { transactionID }, data: hu() as never })
    if (en)
      await payload.update({ collection, id, locale: 'en', req: { transactionID }, data: en() as never })
    await ledger.put(name, { id, print }, transactionID)
  })
  if (known) tally.updated += 1
}
