import type { Api } from '~/api/api.server.ts'
import { competitionOption, selectStandings, withStandings } from '~/model/competitions.ts'
import { standingRowsOf } from '~/model/standing-rows.ts'
import type { StandingsView } from './standings.ts'

async function tableOf(api: Api, competitionId: number) {
  const { data } = await api.standingsAll(competitionId)
  return standingRowsOf(data, api.config.club_id, api.language)
}

/** The table of the chosen competition or of the first; null when no competition shows one. */
export async function loadStandings(
  api: Api,
  chosen: number | undefined,
  season?: number,
): Promise<StandingsView | null> {
  const answer = await api.optional('competition/season/list', api.competitionSeasonList(season), undefined)
  if (!answer) return { competitions: [], selected: null, rows: [], failed: true }
  const competitions = withStandings(answer.data)
  const selected = selectStandings(competitions, chosen)
  if (!selected) return null
  const rows = await api.optional('standings/competition/all', tableOf(api, selected.id), undefined)
  return {
    competitions: competitions.map(competitionOption),
    selected: competitionOption(selected),
    rows: rows ?? [],
    failed: rows === undefined,
  }
}
