import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { apiError } from '../api-error.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'

type Reference = { collection: CollectionSlug; field: string; advice?: Bilingual }

const takeOut = bilingual('Előbb ott vedd ki.', 'Take it out there first.')

/** A match without its team would lose its result; the message says where the document is used. */
export const preventDeleteInUse =
  (...references: Reference[]): CollectionBeforeDeleteHook =>
  async ({ req, id }) => {
    for (const { collection, field, advice = takeOut } of references) {
      const { totalDocs } = await req.payload.count({ collection, where: { [field]: { equals: id } }, req })
      if (totalDocs === 0) continue
      const labels = req.payload.collections[collection].config.labels
      const name =
        (labels.plural as { hu: string; en: string } | undefined) ?? bilingual(collection, collection)
      const message = bilingual(
        `Nem törölhető, mert használatban van: ${name.hu} (${totalDocs}). ${advice.hu}`,
        `It cannot be deleted, since it is in use: ${name.en} (${totalDocs}). ${advice.en}`,
      )
      throw apiError(req, message)
    }
  }
