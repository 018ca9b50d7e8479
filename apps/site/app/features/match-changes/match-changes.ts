import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { type MatchChangeView, matchChangeOf } from '~/model/match-change.ts'

const mostOnHome = 3

/**
 * When somebody who plans to come would: at the match; where it is off or has no time, at the one at which they come in
 * vain. Infinite where that is over.
 */
function nextAt({ game_time, status, change }: Schedule, now: number): number {
  const times = status === 'scheduled' && game_time ? [game_time] : [game_time, change?.before.game_time]
  const coming = times.flatMap((time) => (time && Date.parse(time) > now ? [Date.parse(time)] : []))
  return Math.min(...coming)
}

/** The soonest that matter to somebody who plans to come: tonight's match before those of spring. */
export const homeChangesOf = (
  schedules: readonly Schedule[],
  language: Language,
  now: number,
): MatchChangeView[] =>
  schedules
    .map((schedule) => ({ schedule, at: nextAt(schedule, now) }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ schedule }) => matchChangeOf(schedule, language) ?? [])
    .slice(0, mostOnHome)
