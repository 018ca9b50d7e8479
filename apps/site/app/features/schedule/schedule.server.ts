import type { Competition } from '@palank/contract/competition'
import type { ClubTeam } from '@palank/contract/team'
import type { Language } from '@palank/routes'
import { allMatches } from '~/api/all-matches.server.ts'
import { competitionSeasonList, configuration } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
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
  language: Language,
  filters: ScheduleFilters,
  seasons: SeasonTeams[],
): Promise<ScheduleChoices> {
  const { season } = filters
  const answer = await optional('competition/season/list', competitionSeasonList(language, season), undefined)
  const competitions = answer?.data ?? []
  const teams = teamsOf(seasons.find((one) => one.season === season)?.teams ?? [])
  const team = teams.find(({ id }) => id === filters.team) ?? null
  const competition = competitions.find(({ id }) => id === filters.competition)?.id ?? null
  return {
    filters: { ...filters, competition, team: team?.id ?? null },
    current: configuration().current_season,
    seasons: seasons.map((one) => one.season),
    competitions: competitions.map(competitionOption),
    team,
    feeds: feedsOf(teams, competitions),
  }
}

export async function loadSchedule(
  language: Language,
  choices: ScheduleChoices,
  now = Date.now(),
): Promise<ScheduleView> {
  const { season, competition, team } = choices.filters
  const filter = {
    season,
    ...(competition ? { competitionId: competition } : {}),
    ...(team ? { competitionTeamId: team } : {}),
  }
  const wires = await optional('schedule/list', allMatches(language, filter), undefined)
  const matches = matchesOf(wires ?? [], configuration().club_id, language, now)
  return { ...choices, ...selectionOf(matches, choices.filters, now), failed: wires === undefined }
}
