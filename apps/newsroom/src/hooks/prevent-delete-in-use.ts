import {
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
  type Where,
} from 'payload'
import { apiError } from '../api-error.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'

type Reference = { collection: CollectionSlug; field: string; advice?: Bilingual }

const mostNamed = 5

const takeOut = bilingual('Előbb ott vedd ki.', 'Take it out there first.')

/** Who reads them is noted in the audit, and few may. */
const withoutNames: CollectionSlug[] = ['consents', 'child-requests']

async function titlesOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<string> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: mostNamed,
    locale: 'hu',
    // The Local API changes the locale of its request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const titles = docs.map((doc) => String((doc as unknown as Record<string, unknown>)[useAsTitle] ?? doc.id))
  return [...titles, ...(totalDocs > titles.length ? ['…'] : [])].join(', ')
}

/** A match without its team would lose its result; the message says where the document is used. */
export const preventDeleteInUse =
  (...references: Reference[]): CollectionBeforeDeleteHook =>
  async ({ req, id }) => {
    for (const { collection, field, advice = takeOut } of references) {
      const where = { [field]: { equals: id } }
      const { totalDocs } = await req.payload.count({ collection, where, req })
      if (totalDocs === 0) continue
      const list = withoutNames.includes(collection) ? '' : `: ${await titlesOf(req, collection, where)}`
      const labels = req.payload.collections[collection].config.labels
      const name =
        (labels.plural as { hu: string; en: string } | undefined) ?? bilingual(collection, collection)
      const message = bilingual(
        `Nem törölhető, mert használatban van: ${name.hu} (${totalDocs})${list}. ${advice.hu}`,
        `It cannot be deleted, since it is in use: ${name.en} (${totalDocs})${list}. ${advice.en}`,
      )
      throw apiError(req, message)
    }
  }
