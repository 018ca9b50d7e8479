import { type CalendarKind, type Language, pathFor } from '@palank/routes'
import type { MatchPhase } from '@palank/sport/match-phase'
import { timeZone } from '~/i18n/format.ts'
import type { CompetitionOption } from '~/model/competitions.ts'
import type { MatchView } from '~/model/match.ts'
import { isPutOffAt, matchesInPhase, matchStateAt, oldestFirst } from '~/model/match-state.ts'

export type Period = MatchPhase
export type Venue = 'home' | 'away'

/** What an address asks for; what is not among the season's teams and competitions counts as no choice. */
export type ScheduleAsked = {
  season: number
  competition: number | null
  team: number | null
  type: Period | null
  venue: Venue | null
}

/** The matches of a month; without a date, those put off until nobody knows when. */
export type Month = { key: string; date: string | null; matches: MatchView[] }
export type Feed = { kind: CalendarKind; id: number; name: string }

/** What can be chosen, and what is. */
export type ScheduleChoices = {
  asked: ScheduleAsked
  current: number
  /** Newest first. */
  seasons: number[]
  competitions: CompetitionOption[]
  team: { id: number; name: string } | null
  feeds: Feed[]
}

export type ScheduleView = ScheduleChoices & {
  months: Month[]
  /** Of the chosen competition, team and venue. */
  counts: Record<Period | 'all', number>
  /** The soonest match that has not begun, wherever it is shown. */
  next: number | null
  /** The matches did not come, which is not the same as there being none. */
  failed: boolean
}

const idIn = (query: URLSearchParams, name: string): number | null => {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null
}

const oneOf = <Known extends string>(value: string | null, known: readonly Known[]): Known | null =>
  known.find((one) => one === value) ?? null

export const scheduleAsked = (query: URLSearchParams, season: number): ScheduleAsked => ({
  season,
  competition: idIn(query, 'competition'),
  team: idIn(query, 'team'),
  type: oneOf(query.get('type'), ['next', 'prev']),
  venue: oneOf(query.get('venue'), ['home', 'away']),
})

export type ScheduleAddress = Partial<ScheduleAsked> & { view?: 'standings' | undefined }

/** The address of a selection; the current season and what is not chosen stand in none. */
export function schedulePath(language: Language, address: ScheduleAddress, currentSeason: number): string {
  const { view, season, competition, team, type, venue } = address
  const query = new URLSearchParams()
  if (view) query.set('view', view)
  if (season && season !== currentSeason) query.set('season', String(season))
  if (competition) query.set('competition', String(competition))
  if (team) query.set('team', String(team))
  if (type) query.set('type', type)
  if (venue) query.set('venue', venue)
  const asked = query.toString()
  return pathFor('schedules', language) + (asked && `?${asked}`)
}

const venueOf = ({ teamA, teamB }: MatchView, venue: Venue): boolean =>
  (venue === 'home' ? teamA : teamB).isOwn

/** Months are those of the club's own time zone. */
const monthOf = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone,
})

export function monthsOf(matches: readonly MatchView[]): Month[] {
  const byMonth = Map.groupBy(matches, ({ date }) => monthOf.format(new Date(date)))
  return [...byMonth].flatMap(([key, inMonth]) =>
    inMonth[0] ? [{ key, date: inMonth[0].date, matches: inMonth }] : [],
  )
}

/** The matches of a selection by month; of those to come, the ones that have no date any more at the end. */
export function selectionOf(
  matches: readonly MatchView[],
  { type, venue }: Pick<ScheduleAsked, 'type' | 'venue'>,
  now: number,
): Pick<ScheduleView, 'months' | 'counts' | 'next'> {
  const inVenue = matches.filter((match) => !venue || venueOf(match, venue)).toSorted(oldestFirst)
  const next = matchesInPhase(inVenue, 'next', now)
  const prev = matchesInPhase(inVenue, 'prev', now)
  const waiting = type === 'next' ? next.filter((match) => isPutOffAt(match, now)) : []
  const shown = { next, prev, all: inVenue }[type ?? 'all'].filter((match) => !waiting.includes(match))
  return {
    months: [
      ...monthsOf(shown),
      ...(waiting.length > 0 ? [{ key: 'put-off', date: null, matches: waiting }] : []),
    ],
    counts: { all: inVenue.length, next: next.length, prev: prev.length },
    next: next.find((match) => matchStateAt(match, now) === 'scheduled')?.id ?? null,
  }
}
