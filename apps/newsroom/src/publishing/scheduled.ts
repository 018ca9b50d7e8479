import { isolateObjectProperty, type Payload, type PayloadRequest, type Where } from 'payload'
import { type PublishedCollection, titleFieldOf } from './read-states.ts'

/** Those with a date. */
const datedCollections = ['articles', 'galleries', 'videos'] as const satisfies PublishedCollection[]

export type Scheduled = {
  collection: (typeof datedCollections)[number]
  id: number
  publishDate: string
  titles: { hu: string; en: string }
}

/** More than a club ever plans ahead. */
const mostOfACollection = 100

const isScheduled = (now: Date): Where => ({
  and: [{ _status: { equals: 'published' } }, { publish_date: { greater_than: now.toISOString() } }],
})

/** What appears by itself, the next one first. */
export async function readScheduled(req: PayloadRequest, now: Date): Promise<Scheduled[]> {
  const scheduled: Scheduled[] = []
  for (const collection of datedCollections) {
    const titleField = titleFieldOf(collection)
    const { docs } = await req.payload.find({
      collection,
      where: isScheduled(now),
      sort: 'publish_date',
      locale: 'all',
      depth: 0,
      limit: mostOfACollection,
      pagination: false,
      select: { [titleField]: true, publish_date: true } as never,
      overrideAccess: false,
      // The Local API changes the locale of its request.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const titles = doc[titleField] as { hu?: string | null; en?: string | null } | undefined
      scheduled.push({
        collection,
        id: doc.id as number,
        publishDate: doc.publish_date as string,
        titles: { hu: titles?.hu ?? '', en: titles?.en ?? '' },
      })
    }
  }
  return scheduled.sort((one, other) => one.publishDate.localeCompare(other.publishDate))
}

export async function countScheduled(payload: Payload, now: Date): Promise<number> {
  let count = 0
  for (const collection of datedCollections)
    count += (await payload.count({ collection, where: isScheduled(now) })).totalDocs
  return count
}
