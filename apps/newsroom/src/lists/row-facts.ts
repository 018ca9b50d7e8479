import type { CollectionSlug, PayloadRequest } from 'payload'
import type { StoredState } from '../publishing/publishing-state.ts'
import { type PublishedCollection, publishedCollections, readStates } from '../publishing/read-states.ts'
import { type Editor, readEditors } from './editors.ts'

/** What a row of a list says beside its own document. */
export type RowFacts = { picture?: string; state?: StoredState; editor?: Editor }

type Doc = { id: number } & Record<string, unknown>
type PictureCollection = 'media' | 'gallery-files'

/** The picture of a document: its cover, or the first picture of a gallery that has none. */
function pictureOf(doc: Doc): { collection: PictureCollection; id: number } | undefined {
  const cover = doc.cover_image ?? doc.profile_image
  if (typeof cover === 'number') return { collection: 'media', id: cover }
  const first = Array.isArray(doc.files) ? doc.files[0] : undefined
  return typeof first === 'number' ? { collection: 'gallery-files', id: first } : undefined
}

/** As the person may see them, smallest size. */
async function readPictures(req: PayloadRequest, docs: Doc[]): Promise<Map<number, string>> {
  const wanted = docs.flatMap((doc) => {
    const picture = pictureOf(doc)
    return picture ? [{ ...picture, of: doc.id }] : []
  })
  const found = await Promise.all(
    (['media', 'gallery-files'] as const).map(async (collection) => {
      const ids = wanted.filter((picture) => picture.collection === collection).map(({ id }) => id)
      if (ids.length === 0) return []
      const { docs: pictures } = await req.payload.find({
        collection,
        where: { id: { in: ids } },
        select: {
          filename: true,
          url: true,
          thumbnailURL: true,
          mimeType: true,
          sizes: { small: true },
        } as never,
        depth: 0,
        limit: ids.length,
        pagination: false,
        overrideAccess: false,
        user: req.user,
      })
      return (pictures as unknown as { id: number; url?: string | null; thumbnailURL?: string | null }[]).map(
        (picture) => [`${collection} ${picture.id}`, picture.thumbnailURL ?? picture.url ?? ''] as const,
      )
    }),
  )
  const addresses = new Map(found.flat())
  return new Map(
    wanted.flatMap(({ collection, id, of }) => {
      const address = addresses.get(`${collection} ${id}`)
      return address ? [[of, address] as const] : []
    }),
  )
}

const isPublished = (collection: CollectionSlug): collection is PublishedCollection =>
  (publishedCollections as readonly string[]).includes(collection)

/** For the rows of one page, by a few queries however many they are. */
export async function readRowFacts(
  req: PayloadRequest,
  collection: CollectionSlug,
  docs: Doc[],
): Promise<Record<number, RowFacts>> {
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return {}
  const [states, pictures, editors] = await Promise.all([
    isPublished(collection) ? readStates(req, collection, ids) : [],
    readPictures(req, docs),
    readEditors(req, collection, ids),
  ])
  const facts = (id: number): RowFacts => {
    const [state, picture, editor] = [states.find((one) => one.id === id), pictures.get(id), editors.get(id)]
    return { ...(state && { state }), ...(picture && { picture }), ...(editor && { editor }) }
  }
  return Object.fromEntries(ids.map((id) => [id, facts(id)]))
}
