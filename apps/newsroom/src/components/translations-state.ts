import type { CollectionSlug, Payload } from 'payload'

type Question = { id: number | string; collection: string; payload: Payload }

/** A translation exists once its title does, in the latest version, published or not. */
export async function hasEnglish({ id, collection, payload }: Question): Promise<boolean> {
  const doc = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    locale: 'en',
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const titled = doc as { title?: string | null; name?: string | null } | null
  return Boolean(titled?.title ?? titled?.name)
}
