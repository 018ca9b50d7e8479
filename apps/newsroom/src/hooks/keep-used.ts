import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import { both, inLanguageOf } from '../both.ts'

type Use = { in: CollectionSlug; by: string }

/** Refuses to delete what others lean on, and says who: a match without its team would lose its result. */
export const keepUsed =
  (...uses: Use[]): CollectionBeforeDeleteHook =>
  async ({ req, id }) => {
    for (const use of uses) {
      const { totalDocs } = await req.payload.count({
        collection: use.in,
        where: { [use.by]: { equals: id } },
        req,
      })
      if (totalDocs === 0) continue
      const labels = req.payload.collections[use.in].config.labels
      const name = (labels.plural as { hu: string; en: string } | undefined) ?? both(use.in, use.in)
      const message = both(
        `Nem törölhető, mert használatban van: ${name.hu} (${totalDocs}). Előbb ott vedd ki.`,
        `It cannot be deleted, since it is in use: ${name.en} (${totalDocs}). Take it out there first.`,
      )
      throw new APIError(inLanguageOf(req, message), 400, undefined, true)
    }
  }
