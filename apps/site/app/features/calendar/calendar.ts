import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type MatchView, matchesOf } from '~/model/match.ts'
import { roundText } from '~/ui/round-text.ts'

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

function eventOf(schedule: Schedule, match: MatchView, language: Language, origin: string): CalendarEvent {
  const text = textOf(language)
  const { teamA, teamB, status, date } = match
  const teams = text('calendar.match', { home: teamA.teamName, away: teamB.teamName })
  const off = status === 'postponed' || status === 'cancelled'
  const url = new URL(match.link, origin).href
  const competition = [match.competition, roundText(match.round, text)].filter(Boolean).join(', ')
  return {
    uid: `match-${match.id}@${new URL(origin).hostname}`,
    sequence: schedule.sequence,
    changed: schedule.updated_at ?? date,
    status,
    start: date,
    summary: off ? text(`calendar.${status}`, { match: teams }) : teams,
    location: [schedule.arena?.name, schedule.arena?.city].filter(Boolean).join(', ') || null,
    description: [
      competition,
      ...(match.state === 'awaiting' ? [text('matches.awaiting')] : []),
      text('calendar.details', { url }),
    ].join('\n'),
    url,
  }
}

/** The matches that have a date, as a calendar keeps them. */
export const calendarEvents = (
  schedules: readonly Schedule[],
  clubId: number,
  language: Language,
  origin: string,
  now = Date.now(),
): CalendarEvent[] =>
  schedules.flatMap((schedule) =>
    matchesOf([schedule], clubId, language, now).map((match) => eventOf(schedule, match, language, origin)),
  )
