import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { findUses, type Use, type Uses } from './find-uses.ts'
import { placesText } from './places-text.ts'
import { unlink } from './unlink.ts'

const isConfirmed = (req: PayloadRequest) => req.searchParams?.get('unlink') === 'true'

/**
 * What is in use is not deleted, and the message says where it is used; on confirmation (`?unlink=true`) it is taken
 * out of there. Not of what would be nothing without it, such as a banner without its picture.
 */
async function refuseInUse(req: PayloadRequest, collection: string, id: number): Promise<Uses> {
  const uses = await findUses(req, collection, id)
  if (uses.total === 0) return uses
  const required = uses.places.filter(({ isRequired }) => isRequired)
  if (isConfirmed(req) && required.length === 0) return uses
  const named = required.length > 0 ? { places: required, total: required.length } : uses
  const places = placesText(req, named)
  const text =
    required.length > 0
      ? bilingual(
          `Nem törölhető, mert ez nem lehet meg nélküle: ${places}. Előbb ott válassz másikat, vagy azt töröld.`,
          `It cannot be deleted, since this cannot do without it: ${places}. Choose another one there first, or delete that.`,
        )
      : bilingual(
          `Nem törölhető, mert használatban van: ${places}. Nyisd meg, és a törlésnél válaszd a „Levétel mindenhonnan és kukába” gombot.`,
          `It cannot be deleted, since it is in use: ${places}. Open it, choose to delete it, then “Remove everywhere and trash”.`,
        )
  throw apiError(req, text)
}

/** By document, since a bulk change has one context for all of them. */
const confirmedUses = ({ context }: PayloadRequest): Map<string, Use[]> => {
  context.confirmedUses ??= new Map()
  return context.confirmedUses as Map<string, Use[]>
}

export const refuseTrashInUse: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user || !data.deletedAt || !originalDoc?.id || originalDoc.deletedAt) return data
  const { places } = await refuseInUse(req, collection.slug, originalDoc.id)
  confirmedUses(req).set(`${collection.slug}:${originalDoc.id}`, places)
  return data
}

/** After the save: a portrait that loses its player is marked as held, and the save would overwrite that. */
export const unlinkTrashed: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  const places = confirmedUses(req).get(`${slug}:${doc.id}`) ?? []
  confirmedUses(req).delete(`${slug}:${doc.id}`)
  if (places.length > 0) await unlink(req, slug, doc.id, places)
  return doc
}

export const refuseDeleteInUse: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (!req.user) return
  const { places } = await refuseInUse(req, slug, Number(id))
  if (places.length > 0) await unlink(req, slug, Number(id), places)
}
