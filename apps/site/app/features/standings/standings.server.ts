import type { Language } from '@palank/routes'
import { competitionSeasonList, configuration, standingsAll } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { competitionOption, selectStandings, withStandings } from '~/model/competitions.ts'
import { standingRowsOf } from '~/model/standings.ts'
import type { StandingsView } from './standings.ts'

async function tableOf(language: Language, competitionId: number) {
  const { data } = await standingsAll(language, competitionId)
  return standingRowsOf(data, configuration().club_id, language)
}

/** The table of the chosen competition or of the first; null when no competition shows one. */
export async function loadStandings(
  language: Language,
  chosen: number | undefined,
  season?: number,
): Promise<StandingsView | null> {
  const answer = await optional('competition/season/list', competitionSeasonList(language, season), undefined)
  if (!answer) return { competitions: [], selected: null, rows: [], failed: true }
  const competitions = withStandings(answer.data)
  const selected = selectStandings(competitions, chosen)
  if (!selected) return null
  const rows = await optional('standings/competition/all', tableOf(language, selected.id), undefined)
  return {
    competitions: competitions.map(competitionOption),
    selected: competitionOption(selected),
    rows: rows ?? [],
    failed: rows === undefined,
  }
}
