import type { Schedule } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { pageTextOf } from '~/i18n/page-texts.ts'
import { textOf } from '~/i18n/text.ts'
import { type MatchView, matchesOf } from '~/model/match.ts'
import { isOff } from '~/model/match-state.ts'
import { arenaText, competitionText } from '~/model/match-texts.ts'

export type CalendarEvent = {
  /** The same in every calendar and language. */
  uid: string
  /** Increases with every change that calendars must apply. */
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
  const pageText = pageTextOf(language)
  const { teamA, teamB, status, date } = match
  const teams = pageText('calendar.match', { home: teamA.teamName, away: teamB.teamName })
  const url = new URL(match.link, origin).href
  return {
    uid: `match-${match.id}@${new URL(origin).hostname}`,
    sequence: schedule.sequence,
    changed: schedule.updated_at ?? date,
    status,
    start: date,
    summary: isOff(status) ? pageText(`calendar.${status}`, { match: teams }) : teams,
    location: schedule.arena && arenaText(schedule.arena),
    description: [
      competitionText(match, text),
      ...(match.state === 'awaiting' ? [text('matches.awaiting')] : []),
      pageText('calendar.details', { url }),
    ].join('\n'),
    url,
  }
}

/** What is off stays where calendars have it, also when its time has been taken away. */
const withTime = (schedule: Schedule): Schedule => ({
  ...schedule,
  game_time:
    schedule.game_time ?? (isOff(schedule.status) ? (schedule.change?.before.game_time ?? null) : null),
})

/** Matches without a date are left out. */
export const calendarEvents = (
  schedules: readonly Schedule[],
  clubId: number,
  language: Language,
  origin: string,
  now = Date.now(),
): CalendarEvent[] =>
  schedules.flatMap((schedule) =>
    matchesOf([withTime(schedule)], clubId, language, now).map((match) =>
      eventOf(schedule, match, language, origin),
    ),
  )
