import type { CollectionSlug, Where } from 'payload'

const dayMs = 86_400_000
const maxDuration = 4 * 3_600_000
/** Older articles without a translation stay so: a to-do that nobody ever finishes is none. */
const translatedWithin = 30 * dayMs

/** What a to-do counts, and what its list shows. */
export type Filtered = { collection: CollectionSlug; where: Where }

const iso = (time: number) => new Date(time).toISOString()

/** As `stateOf` of packages/sport says "awaiting", for a query. */
export const resultsMissing = (now: number): Filtered => ({
  collection: 'matches',
  where: {
    or: [
      { and: [{ status: { equals: 'scheduled' } }, { game_time: { less_than_equal: iso(now) } }] },
      { and: [{ status: { equals: 'live' } }, { game_time: { less_than_equal: iso(now - maxDuration) } }] },
      {
        and: [
          { status: { equals: 'finished' } },
          { forfeit: { exists: false } },
          { or: [{ home_score: { exists: false } }, { away_score: { exists: false } }] },
        ],
      },
    ],
  },
})

export const drafts = (): Filtered => ({
  collection: 'articles',
  where: { _status: { equals: 'draft' } },
})

export const withoutEnglish = (now: number): Filtered => ({
  collection: 'articles',
  where: {
    and: [
      { _status: { equals: 'published' } },
      { publish_date: { greater_than: iso(now - translatedWithin) } },
      { 'title.en': { exists: false } },
    ],
  },
})

export const withoutAlt = (): Filtered => ({
  collection: 'media',
  where: { 'alt.hu': { exists: false } },
})

export const newApplicants = (): Filtered => ({
  collection: 'join-registrations',
  where: { status: { equals: 'new' } },
})
