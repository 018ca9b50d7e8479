import { legalPages } from '@palank/routes'
import type { CollectionSlug, FieldHook, PayloadRequest, TextField } from 'payload'
import { bilingual } from '../bilingual.ts'
import { slugify } from './slugify.ts'

type SlugCheck = { collection: CollectionSlug; id: unknown; slug: string; req: PayloadRequest }

async function isTaken({ collection, id, slug, req }: SlugCheck): Promise<boolean> {
  // Not through the Local API, which would change the locale of the request being saved.
  const { totalDocs } = await req.payload.db.count({
    collection,
    // What is in the trash blocks nothing; see trash/free-slugs.ts.
    where: {
      and: [
        { slug: { equals: slug } },
        { deletedAt: { exists: false } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
    locale: req.locale === 'en' ? 'en' : 'hu',
    req,
  })
  return totalDocs > 0
}

type Saved = { id?: unknown; slug?: string | null } & Record<string, unknown>

/** The join form and the newsroom's first steps know these pages by their address. */
const knownAddresses = new Set<string>(Object.values(legalPages).flatMap((slugs) => Object.values(slugs)))

/** Made from the title of a draft that was never public: it follows the title, which is saved while it is typed. */
async function followsTitle(saved: Saved, title: unknown, check: Omit<SlugCheck, 'id'>): Promise<boolean> {
  const made = slugify(typeof title === 'string' ? title : '')
  const { collection, slug, req } = check
  if (collection === 'pages' && knownAddresses.has(slug)) return false
  if (!saved.id || !made || slug !== saved.slug || slug.replace(/-\d+$/, '') !== made.replace(/-\d+$/, ''))
    return false
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { and: [{ id: { equals: saved.id } }, { _status: { equals: 'published' } }] },
    req,
  })
  return totalDocs === 0
}

/** An empty slug is made from the title, with a number when it is taken in this language. */
const fillSlug =
  (titleField: string): FieldHook =>
  async ({ value, siblingData, originalDoc, collection, req }) => {
    const title = siblingData[titleField]
    const base = slugify(value || title || '')
    if (!base || !collection) return base || undefined
    const saved: Saved = originalDoc ?? {}
    const slugOf = { collection: collection.slug, slug: base, req }
    const isDraftable = Boolean(collection.versions?.drafts)
    if (value && !(isDraftable && title && (await followsTitle(saved, saved[titleField], slugOf))))
      return base
    const made = slugify(title || value)
    const slugs = [made, ...Array.from({ length: 98 }, (_, index) => `${made}-${index + 2}`)]
    for (const slug of slugs) {
      if (!(await isTaken({ ...slugOf, id: saved.id, slug }))) return slug
    }
    return `${made}-${Date.now()}`
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
