import type { Schedule } from '@palank/contract/schedule'
import type { CalendarKind } from '@palank/routes'
import { allMatches } from '~/api/all-matches.server.ts'
import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { pageTextOf } from '~/i18n/page-texts.ts'
import { type CalendarEvent, calendarEvents } from './calendar.ts'

type Schedules = { name: string | undefined; matches: Schedule[] }

export type LoadedCalendar = { name: string; events: CalendarEvent[] }

async function teamSchedules(api: Api, id: number) {
  const [team, matches] = await Promise.all([
    api.competitionTeamFind(id),
    allMatches(api, { competitionTeamId: id }),
  ])
  const isOwn = team.data.club_id === api.config.club_id
  return isOwn ? { name: team.data.name, matches } : undefined
}

/** The club's own matches in a competition; undefined if it does not play in it. */
async function competitionSchedules(api: Api, id: number) {
  const matches = await allMatches(api, { competitionId: id })
  const name = matches[0]?.competition?.name
  return name ? { name, matches } : undefined
}

async function matchSchedules(api: Api, id: number) {
  const { data } = await api.scheduleFind(id)
  return { name: undefined, matches: [data] }
}

const schedulesOf = { team: teamSchedules, competition: competitionSchedules, match: matchSchedules }

/** The events of a calendar; undefined if there is no such team, competition or match of the club. */
export async function loadCalendar(
  api: Api,
  kind: CalendarKind,
  id: number,
  origin: string,
): Promise<LoadedCalendar | undefined> {
  const found = await unlessMissing<Schedules | undefined>(schedulesOf[kind](api, id))
  if (!found) return undefined
  const events = calendarEvents(found.matches, api.config.club_id, api.language, origin)
  const [only] = events
  if (kind === 'match') return only && { name: only.summary, events }
  return { name: pageTextOf(api.language)('calendar.of', { name: found.name ?? '' }), events }
}
