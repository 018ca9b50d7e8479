import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import type { StoredState } from './publishing-state.ts'

/** Those that have drafts; galleries and videos have a name instead of a title. */
export const publishedCollections = ['articles', 'pages', 'galleries', 'videos'] as const
export type PublishedCollection = (typeof publishedCollections)[number]

export const titleFieldOf = (collection: PublishedCollection) =>
  collection === 'galleries' || collection === 'videos' ? 'name' : 'title'

type Doc = {
  id: number
  _status?: string | null
  publish_date?: string | null
  title?: Partial<Record<'hu' | 'en', string | null>>
  name?: Partial<Record<'hu' | 'en', string | null>>
}

/** What is stored of these documents, by two queries however many they are. */
export async function readStates(
  req: PayloadRequest,
  collection: PublishedCollection,
  ids: number[],
): Promise<StoredState[]> {
  const titleField = titleFieldOf(collection)
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      draft,
      locale: 'all',
      depth: 0,
      limit: ids.length,
      pagination: false,
      select: { [titleField]: true, _status: true, publish_date: true } as never,
      overrideAccess: false,
      // The Local API changes the locale of its request.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })
    return docs as unknown as Doc[]
  }
  const [stored, latest] = [await find(false), await find(true)]
  return latest.map((doc) => {
    const published = stored.find(({ id, _status }) => id === doc.id && _status === 'published')
    const titles = doc[titleField]
    return {
      id: doc.id,
      published: published ? { publishDate: published.publish_date ?? null } : null,
      changed: published !== undefined && doc._status === 'draft',
      titles: { hu: titles?.hu ?? '', en: titles?.en ?? '' },
    }
  })
}
