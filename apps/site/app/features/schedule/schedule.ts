import { type CalendarKind, type Language, parseId, pathFor } from '@palank/routes'
import type { MatchPhase } from '@palank/sport/match-phase'
import { formatMonth, timeZone } from '~/i18n/format.ts'
import type { CompetitionOption } from '~/model/competitions.ts'
import { groupBy } from '~/model/group-by.ts'
import { type Keep, type MaybeKept, maybeKept } from '~/model/kept.ts'
import type { MatchView } from '~/model/match.ts'
import { isPutOffAt, matchesInPhase, matchStateAt, mayBePlayed, oldestFirst } from '~/model/match-state.ts'

export type Period = MatchPhase
export type Venue = 'home' | 'away'

/** From the address; unknown teams and competitions count as no choice. */
export type ScheduleFilters = {
  season: number
  competition: number | null
  team: number | null
  type: Period | null
  venue: Venue | null
}

/** Matches of a month; without a name, those postponed without a new date. */
export type Month = { key: string; name: string | null; matches: MatchView[] }
export type Feed = { kind: CalendarKind; id: number; name: string }

export type ScheduleChoices = {
  filters: ScheduleFilters
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
  /** Id of the soonest match that has not begun. */
  next: number | null
  /** The matches could not be loaded. */
  failed: boolean
}

/** What the screen gets: only months with matches whose state may change need script. */
export type ScheduleScreen = Omit<ScheduleView, 'months'> & {
  months: { key: string; month: MaybeKept<Month> }[]
  /** The next match is not in the first month. */
  isNextFar: boolean
}

export function scheduleScreenOf({ months, ...view }: ScheduleView, keep: Keep): ScheduleScreen {
  const [first] = months
  return {
    ...view,
    months: months.map((month) => ({
      key: month.key,
      month: maybeKept(month, month.matches.some(mayBePlayed), keep),
    })),
    isNextFar: first !== undefined && view.next !== null && !first.matches.some(({ id }) => id === view.next),
  }
}

const idIn = (query: URLSearchParams, name: string): number | null => parseId(query.get(name) ?? '') ?? null

const oneOf = <Known extends string>(value: string | null, known: readonly Known[]): Known | null =>
  known.find((entry) => entry === value) ?? null

export const filtersFromQuery = (query: URLSearchParams, season: number): ScheduleFilters => ({
  season,
  competition: idIn(query, 'competition'),
  team: idIn(query, 'team'),
  type: oneOf(query.get('type'), ['next', 'prev']),
  venue: oneOf(query.get('venue'), ['home', 'away']),
})

export type ScheduleAddress = Partial<ScheduleFilters> & { view?: 'standings' | undefined }

/** Defaults, such as the current season, are left out of the address. */
export function schedulePath(language: Language, address: ScheduleAddress, currentSeason: number): string {
  const { view, season, competition, team, type, venue } = address
  const query = new URLSearchParams()
  if (view) query.set('view', view)
  if (season && season !== currentSeason) query.set('season', String(season))
  if (competition) query.set('competition', String(competition))
  if (team) query.set('team', String(team))
  if (type) query.set('type', type)
  if (venue) query.set('venue', venue)
  const search = query.toString()
  return pathFor('schedules', language) + (search && `?${search}`)
}

const isAtVenue = ({ teamA, teamB }: MatchView, venue: Venue): boolean =>
  (venue === 'home' ? teamA : teamB).isOwn

export function monthsOf(matches: readonly MatchView[], language: Language): Month[] {
  const monthKey = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone })
  const byMonth = groupBy(matches, ({ date }) => monthKey.format(new Date(date)))
  return [...byMonth].flatMap(([key, inMonth]) =>
    inMonth[0] ? [{ key, name: formatMonth(inMonth[0].date, language), matches: inMonth }] : [],
  )
}

/** The selected matches by month; upcoming ones without a date come last. */
export function selectionOf(
  matches: readonly MatchView[],
  { type, venue }: Pick<ScheduleFilters, 'type' | 'venue'>,
  now: number,
  language: Language,
): Pick<ScheduleView, 'months' | 'counts' | 'next'> {
  const inVenue = matches.filter((match) => !venue || isAtVenue(match, venue)).toSorted(oldestFirst)
  const next = matchesInPhase(inVenue, 'next', now)
  const prev = matchesInPhase(inVenue, 'prev', now)
  const undated = type === 'next' ? next.filter((match) => isPutOffAt(match, now)) : []
  const selected = { next, prev, all: inVenue }[type ?? 'all'].filter((match) => !undated.includes(match))
  return {
    months: [
      ...monthsOf(selected, language),
      ...(undated.length > 0 ? [{ key: 'put-off', name: null, matches: undated }] : []),
    ],
    counts: { all: inVenue.length, next: next.length, prev: prev.length },
    next: next.find((match) => matchStateAt(match, now) === 'scheduled')?.id ?? null,
  }
}
