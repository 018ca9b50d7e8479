import type { Filtered } from '../lists/filters.ts'

const maxDuration = 4 * 3_600_000
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
