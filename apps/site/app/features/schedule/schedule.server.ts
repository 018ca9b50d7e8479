import type { Competition } from '@palank/contract/competition'
import type { ClubTeam } from '@palank/contract/team'
import { allMatches } from '~/api/all-matches.server.ts'
import type { Api } from '~/api/api.server.ts'
import type { SeasonTeams } from '~/api/seasons.server.ts'
import { competitionOption } from '~/model/competitions.ts'
import { matchesOf } from '~/model/match.ts'
import {
  type Feed,
  type ScheduleChoices,
  type ScheduleFilters,
  type ScheduleView,
  selectionOf,
} from './schedule.ts'

const teamsOf = (teams: readonly ClubTeam[]) => teams.map(({ id, name }) => ({ id, name }))

const feedsOf = (teams: { id: number; name: string }[], competitions: Competition[]): Feed[] => [
  ...teams.map(({ id, name }): Feed => ({ kind: 'team', id, name })),
  ...competitions.map((competition): Feed => ({ kind: 'competition', ...competitionOption(competition) })),
]

export async function loadChoices(
  api: Api,
  filters: ScheduleFilters,
  seasons: SeasonTeams[],
): Promise<ScheduleChoices> {
  const { season } = filters
  const answer = await api.optional('competition/season/list', api.competitionSeasonList(season), undefined)
  const competitions = answer?.data ?? []
  const teams = teamsOf(seasons.find((one) => one.season === season)?.teams ?? [])
  const team = teams.find(({ id }) => id === filters.team) ?? null
  const competition = competitions.find(({ id }) => id === filters.competition)?.id ?? null
  return {
    filters: { ...filters, competition, team: team?.id ?? null },
    current: api.config.current_season,
    seasons: seasons.map((one) => one.season),
    competitions: competitions.map(competitionOption),
    team,
    feeds: feedsOf(teams, competitions),
  }
}

export async function loadSchedule(
  api: Api,
  choices: ScheduleChoices,
  now = Date.now(),
): Promise<ScheduleView> {
  const { season, competition, team } = choices.filters
  const filter = {
    season,
    ...(competition ? { competitionId: competition } : {}),
    ...(team ? { competitionTeamId: team } : {}),
  }
  const wires = await api.optional('schedule/list', allMatches(api, filter), undefined)
  const matches = matchesOf(wires ?? [], api.config.club_id, api.language, now)
  const selection = selectionOf(matches, choices.filters, now, api.language)
  return { ...choices, ...selection, failed: wires === undefined }
}
