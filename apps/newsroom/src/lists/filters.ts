import type { CollectionSlug, Where } from 'payload'

/**
 * Not a field: `with-lists.ts` turns `{ show: { equals: 'drafts' } }` of a query into the ids it means, because what
 * visitors see of a document is not in the version that a list reads. It works in lists, REST, find and count alike.
 */
export const showKey = 'show'

export type Show =
  /** Never published, or taken off the site. */
  | 'drafts'
  /** Published with a time that has not come. */
  | 'scheduled'
  /** Visitors see it, with or without later changes. */
  | 'public'
  | 'without_english'
  /** Of these, published within a month: older ones mostly stay as they are. */
  | 'english_due'
  | 'without_alt'
  /** In a squad that our clubs have in their newest season. */
  | 'in_squad'
  | 'without_squad'
  /** Minors among them whose consents are not complete; only for those who handle consents. */
  | 'without_consent'
  /** Our teams of any season without an age group; children.sql treats them as youth teams. */
  | 'without_age_group'
  /** Players of our teams who count as minors only because their year of birth is missing. */
  | 'without_birth_year'
  | `squad_${number}`

/** What a list shows: the same query counts it and is its address. */
export type Filtered = { collection: CollectionSlug; where: Where }

/** So deep that Payload's filter builder leaves it alone: it fails at fields that it does not know. */
export const shown = (show: Show): Where => ({ and: [{ and: [{ [showKey]: { equals: show } }] }] })

export const drafts = (collection: CollectionSlug = 'articles'): Filtered => ({
  collection,
  where: shown('drafts'),
})
export const scheduled = (collection: CollectionSlug = 'articles'): Filtered => ({
  collection,
  where: shown('scheduled'),
})
export const withoutEnglish = (collection: CollectionSlug = 'articles'): Filtered => ({
  collection,
  where: shown('english_due'),
})
export const withoutAlt = (collection: 'media' | 'gallery-files' = 'media'): Filtered => ({
  collection,
  where: shown('without_alt'),
})
export const withoutAgeGroup = (): Filtered => ({
  collection: 'competition-teams',
  where: shown('without_age_group'),
})
export const withoutBirthYear = (): Filtered => ({
  collection: 'players',
  where: shown('without_birth_year'),
})
export const newApplicants = (): Filtered => ({
  collection: 'join-registrations',
  where: { status: { equals: 'new' } },
})

/** As the list's address has it: `[status][equals]=new`. */
function pairsOf(value: unknown, path: string): [string, string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${path}[${key}]`))
}

export const queryOf = (where: Where): string => new URLSearchParams(pairsOf(where, 'where')).toString()

/** The list of the collection; of what the query matches, where there is one. */
export function listAddress(collection: CollectionSlug, where?: Where): string {
  const query = where ? queryOf(where) : ''
  return `/admin/collections/${collection}${query ? `?${query}` : ''}`
}

/** Both come from an address, where everything is a string. */
export const isSameQuery = (one: unknown, other: Where): boolean =>
  typeof one === 'object' && one !== null && queryOf(one as Where) === queryOf(other)
