import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type MatchView, matchOf } from '~/ui/match-row.ts'
import { roundText } from '~/ui/round-text.ts'
import { isDate, list, words } from '~/ui/wire.ts'

export type CalendarEvent = {
  /** The same in every calendar and language that holds the match. */
  uid: string
  /** Greater after every change that a calendar must take over. */
  sequence: number
  changed: string
  status: MatchView['status']
  start: string
  summary: string
  location: string | null
  description: string
  url: string
}

const sequenceOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0

function eventOf(
  schedule: Schedule,
  clubId: number,
  language: Language,
  origin: string,
): CalendarEvent | undefined {
  const match = matchOf(schedule, clubId, language)
  if (!match) return undefined
  const text = textOf(language)
  const { teamA, teamB, status, date } = match
  const teams = text('calendar.match', { home: teamA.teamName, away: teamB.teamName })
  const off = status === 'postponed' || status === 'cancelled'
  const url = new URL(match.link, origin).href
  const competition = [match.competition, roundText(match.round, text)].filter(Boolean).join(', ')
  return {
    uid: `match-${match.id}@${new URL(origin).hostname}`,
    sequence: sequenceOf(schedule.sequence),
    changed: isDate(schedule.updated_at) ? schedule.updated_at : date,
    status,
    start: date,
    summary: off ? text(`calendar.${status}`, { match: teams }) : teams,
    location: [words(schedule.arena?.name), words(schedule.arena?.city)].filter(Boolean).join(', ') || null,
    description: `${competition}\n${text('calendar.details', { url })}`,
    url,
  }
}

/** The matches that have a date, as a calendar keeps them. */
export const calendarEvents = (
  schedules: readonly Schedule[] | null | undefined,
  clubId: number,
  language: Language,
  origin: string,
): CalendarEvent[] => list(schedules).flatMap((schedule) => eventOf(schedule, clubId, language, origin) ?? [])
