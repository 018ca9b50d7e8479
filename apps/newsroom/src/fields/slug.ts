import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { bilingual } from '../bilingual.ts'
import { slugify } from './slugify.ts'

type SlugCheck = { collection: CollectionSlug; id: unknown; slug: string; req: PayloadRequest }

async function isTaken({ collection, id, slug, req }: SlugCheck): Promise<boolean> {
  // Not through the Local API, which would change the locale of the request being saved.
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ slug: { equals: slug } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    locale: req.locale === 'en' ? 'en' : 'hu',
    req,
  })
  return totalDocs > 0
}

/** An empty slug is made from the title, with a number when it is taken in this language. */
const fillSlug =
  (titleField: string): FieldHook =>
  async ({ value, siblingData, originalDoc, collection, req }) => {
    const base = slugify(value || siblingData[titleField] || '')
    if (!base || !collection) return base || undefined
    if (value) return base
    const id = originalDoc?.id
    const slugs = [base, ...Array.from({ length: 98 }, (_, index) => `${base}-${index + 2}`)]
    for (const slug of slugs) {
      if (!(await isTaken({ collection: collection.slug, id, slug, req }))) return slug
    }
    return `${base}-${Date.now()}`
  }

export function slugField(titleField: string, collection: CollectionSlug): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: bilingual('Webcím', 'Web address'),
    localized: true,
    index: true,
    maxLength: 100,
    // A copy gets its own slug.
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
      description: bilingual(
        'A cím végén áll. Hagyd üresen, és a címből készül (ő → o). Ha átírod, a régi webcím is működik tovább.',
        'Ends the page’s address. Leave it empty and it is made from the title (ő → o). If you change it, the old address goes on working.',
      ),
    },
  }
}
