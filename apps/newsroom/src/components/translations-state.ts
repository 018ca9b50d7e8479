import type { CollectionSlug, Payload } from 'payload'

type DocumentReference = { id: number | string; collection: string; payload: Payload }

/** A translation exists when the latest version, published or not, has a title in it. */
export async function hasEnglish({ id, collection, payload }: DocumentReference): Promise<boolean> {
  const doc = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale: 'en',
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const titles = doc as { title?: string | null; name?: string | null } | null
  return Boolean(titles?.title ?? titles?.name)
}
