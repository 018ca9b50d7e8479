import type { Language } from '@palank/routes'
import type { CollectionSlug, Payload, Where } from 'payload'

export type Load = {
  payload: Payload
  /** In which languages the club writes. */
  languages: readonly Language[]
  created: number
  kept: number
}

type Data = Record<string, unknown>
/** A request of its own for each write: Payload keeps the file and the locale on it. */
export type Requests = () => { transactionID: number | string }
// biome-ignore lint/suspicious/noExplicitAny: a document of any collection
type Stored = any

export type Item = {
  collection: CollectionSlug
  /** By what it is recognised, in Hungarian. */
  where: Where
  hu: (requests: Requests) => Data | Promise<Data>
  en?: (stored: Stored) => Data
  draft?: boolean
}

/** All of the work or nothing of it. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (requests: Requests) => Promise<Result>,
): Promise<Result> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('the starter needs a database with transactions')
  try {
    const result = await work(() => ({ transactionID }))
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** Also what lies in the trash is there: somebody has put it there. */
async function findExisting({ payload }: Load, { collection, where }: Item): Promise<number | undefined> {
  const { docs } = await payload.find({ collection, where, locale: 'hu', depth: 0, limit: 1, trash: true })
  return docs[0]?.id as number | undefined
}

/** The id of the document, which is written only if there was none. */
export async function keepOrCreate(load: Load, item: Item): Promise<number> {
  const existing = await findExisting(load, item)
  if (existing !== undefined) {
    load.kept += 1
    return existing
  }
  const { payload, languages } = load
  const { collection, draft = false } = item
  const id = await inTransaction(payload, async (requests) => {
    const data = (await item.hu(requests)) as never
    const stored: Stored = await payload.create({
      collection,
      locale: 'hu',
      data,
      draft,
      req: requests(),
    })
    if (item.en && languages.includes('en'))
      await payload.update({
        collection,
        id: stored.id,
        locale: 'en',
        data: item.en(stored) as never,
        draft,
        req: requests(),
      })
    return stored.id as number
  })
  load.created += 1
  return id
}
