import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { both } from '../both.ts'
import { slugOf } from './slug-text.ts'

type Taken = { collection: CollectionSlug; id: unknown; slug: string; req: PayloadRequest }

async function isTaken({ collection, id, slug, req }: Taken): Promise<boolean> {
  // Past the Local API, which would set the language of the very request that is being saved.
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ slug: { equals: slug } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    locale: req.locale === 'en' ? 'en' : 'hu',
    req,
  })
  return totalDocs > 0
}

/** Made from the title when left empty, and numbered when another document of the language has it. */
const fillSlug =
  (titleField: string): FieldHook =>
  async ({ value, siblingData, originalDoc, collection, req }) => {
    const wanted = slugOf(value || siblingData[titleField] || '')
    if (!wanted || !collection) return wanted || undefined
    if (value) return wanted
    const id = originalDoc?.id
    const slugs = [wanted, ...Array.from({ length: 98 }, (_, index) => `${wanted}-${index + 2}`)]
    for (const slug of slugs) {
      if (!(await isTaken({ collection: collection.slug, id, slug, req }))) return slug
    }
    return `${wanted}-${Date.now()}`
  }

export function slugField(titleField: string, collection: CollectionSlug): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: both('Webcím', 'Web address'),
    localized: true,
    index: true,
    maxLength: 100,
    // A copy gets an address of its own.
    hooks: { beforeValidate: [fillSlug(titleField)], beforeDuplicate: [() => null] },
    validate: async (
      value: string | null | undefined,
      { id, req }: { id?: unknown; req: PayloadRequest },
    ) => {
      if (!value || !(await isTaken({ collection, id, slug: value, req }))) return true
      return req.i18n.language === 'en'
        ? 'Another item has this web address already. Change it, or leave it empty and one is made from the title.'
        : 'Ez a webcím már foglalt. Írj be másikat, vagy hagyd üresen, és a címből készül egy.'
    },
    admin: {
      position: 'sidebar',
      description: both(
        'A cím végén áll. Hagyd üresen, és a címből készül (ő → o). Ha átírod, a régi webcím is működik tovább.',
        'Ends the page’s address. Leave it empty and it is made from the title (ő → o). If you change it, the old address goes on working.',
      ),
    },
  }
}
