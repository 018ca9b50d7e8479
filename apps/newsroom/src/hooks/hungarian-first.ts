import { type CollectionBeforeChangeHook, isolateObjectProperty } from 'payload'
import { bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'

const hungarianMissing = bilingual(
  'Előbb írd meg és mentsd el a magyar változatot: ahol nincs fordítás, az látszik.',
  'Write and save the Hungarian version first: the site falls back to it.',
)

/** The site falls back to Hungarian, so nothing is published without it. */
export const hungarianFirst =
  (titleField: 'title' | 'name'): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, collection, req }) => {
    if (data._status !== 'published' || req.locale !== 'en') return data
    const hungarian = originalDoc?.id
      ? await req.payload.findByID({
          collection: collection.slug,
          id: originalDoc.id,
          locale: 'hu',
          draft: true,
          depth: 0,
          overrideAccess: true,
          disableErrors: true,
          // The Local API changes the locale of its request: with ours, English would be saved as Hungarian.
          req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
        })
      : undefined
    if ((hungarian as Record<string, unknown> | null | undefined)?.[titleField]) return data
    throw fieldError(req, collection.slug, [{ path: titleField, text: hungarianMissing }])
  }
