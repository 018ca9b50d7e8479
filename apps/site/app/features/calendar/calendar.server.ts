import type { CalendarKind, Language } from '@palank/routes'
import { allMatches } from '~/api/all-matches.server.ts'
import { isMissing } from '~/api/api-error.ts'
import { competitionTeamFind, configuration, scheduleFind } from '~/api/calls.server.ts'
import { textOf } from '~/i18n/text.ts'
import { type CalendarEvent, calendarEvents } from './calendar.ts'

export type LoadedCalendar = { name: string; events: CalendarEvent[] }

async function teamSchedules(language: Language, id: number) {
  const [team, matches] = await Promise.all([
    competitionTeamFind(language, id),
    allMatches(language, { competitionTeamId: id }),
  ])
  const isOwn = team.data.club_id === configuration().club_id
  return isOwn ? { name: team.data.name, matches } : undefined
}

/** The club's own matches in a competition; one that it does not play in has no calendar. */
async function competitionSchedules(language: Language, id: number) {
  const matches = await allMatches(language, { competitionId: id })
  const name = matches[0]?.competition?.name
  return name ? { name, matches } : undefined
}

async function matchSchedules(language: Language, id: number) {
  const { data } = await scheduleFind(language, id)
  return { name: undefined, matches: [data] }
}

const schedulesOf = { team: teamSchedules, competition: competitionSchedules, match: matchSchedules }

/** What a calendar holds; nothing when there is no such team, competition or match. */
export async function loadCalendar(
  kind: CalendarKind,
  id: number,
  language: Language,
  origin: string,
): Promise<LoadedCalendar | undefined> {
  const found = await schedulesOf[kind](language, id).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!found) return undefined
  const events = calendarEvents(found.matches, configuration().club_id, language, origin)
  const [only] = events
  if (kind === 'match') return only && { name: only.summary, events }
  return { name: textOf(language)('calendar.of', { name: found.name ?? '' }), events }
}
