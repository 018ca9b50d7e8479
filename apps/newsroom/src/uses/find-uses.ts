import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest, type Where } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import { type Reference, referencesTo } from './references.ts'
import { textSources } from './text-sources.ts'

export type Use = {
  /** A collection, or the global `settings`. */
  collection: string
  id: number
  title: string
  field: Bilingual
  isRequired: boolean
}
export type Uses = {
  /** Some of each kind. */
  places: Use[]
  total: number
}

const mostOfAKind = 20
const inText = bilingual('a szövegben', 'in the text')

type Doc = Record<string, unknown> & { id: number }

const localeOf = (req: PayloadRequest) => (req.i18n.language === 'en' ? 'en' : 'hu')

/** In the person's language, else in Hungarian. */
function titleOf(req: PayloadRequest, collection: string, doc: Doc): string {
  const { useAsTitle = 'id' } = req.payload.collections[collection as CollectionSlug]?.config.admin ?? {}
  const value = doc[useAsTitle]
  const names = value as Partial<Record<'hu' | 'en', string | null>> | string | null | undefined
  const title = typeof names === 'object' && names ? names[localeOf(req)] || names.hu || names.en : names
  return String(title || doc.filename || doc.id)
}

/** Both what is published and the latest draft; what is in the trash uses nothing. */
async function find(
  req: PayloadRequest,
  collection: string,
  where: Where,
): Promise<{ docs: Doc[]; total: number }> {
  const slug = collection as CollectionSlug
  const hasDrafts = Boolean(req.payload.collections[slug].config.versions?.drafts)
  const docs = new Map<number, Doc>()
  let total = 0
  for (const draft of hasDrafts ? [true, false] : [false]) {
    const found = await req.payload.find({
      collection: slug,
      where,
      draft,
      locale: 'all',
      depth: 0,
      limit: mostOfAKind,
      sort: '-updatedAt',
      // The Local API changes the locale of its request.
      req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    })
    for (const doc of found.docs as unknown as Doc[]) if (!docs.has(doc.id)) docs.set(doc.id, doc)
    total = Math.max(total, found.totalDocs)
  }
  return { docs: [...docs.values()], total: Math.max(total, docs.size) }
}

async function usesInFields(req: PayloadRequest, reference: Reference, id: number): Promise<Uses> {
  const { docs, total } = await find(req, reference.collection, { [reference.path]: { equals: id } })
  const places = docs.map((doc) => ({
    collection: reference.collection,
    id: doc.id,
    title: titleOf(req, reference.collection, doc),
    field: reference.label,
    isRequired: reference.isRequired,
  }))
  return { places, total }
}

async function usesInTexts(req: PayloadRequest, target: string, id: number): Promise<Uses> {
  const places: Use[] = []
  // A text names what it shows or links to by kind and id; see rich-text/html.ts.
  const mark = `"/-/${target}/${id}"`
  const found = new Map<string, Set<number>>()
  for (const { collection, owner, html, from } of textSources) {
    const rows = await queryRows<{ id: number }>(
      req,
      sql`select distinct ${sql.raw(owner)} as id from ${sql.raw(from)} where strpos(${sql.raw(html)}, ${mark}) > 0`,
    )
    const ids = found.get(collection) ?? new Set()
    for (const row of rows) ids.add(row.id)
    found.set(collection, ids)
  }
  let total = 0
  for (const [collection, ids] of found) {
    if (ids.size === 0) continue
    total += ids.size
    if (collection === 'settings') {
      places.push({ collection, id: 0, title: '', field: inText, isRequired: false })
      continue
    }
    const { docs } = await find(req, collection, { id: { in: [...ids].slice(0, mostOfAKind) } })
    for (const doc of docs)
      places.push({
        collection,
        id: doc.id,
        title: titleOf(req, collection, doc),
        field: inText,
        isRequired: false,
      })
  }
  return { places, total }
}

/** Where a document is used: in fields of other documents, and in texts. */
export async function findUses(req: PayloadRequest, target: string, id: number): Promise<Uses> {
  const collections = req.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const all = [await usesInTexts(req, target, id)]
  for (const reference of referencesTo(target, collections)) all.push(await usesInFields(req, reference, id))
  return {
    places: all.flatMap(({ places }) => places),
    total: all.reduce((sum, { total }) => sum + total, 0),
  }
}
