import type { Api } from '~/api/api.server.ts'
import { competitionOption } from '~/model/competitions.ts'
import { matchesOf } from '~/model/match.ts'
import { isOnDay } from '~/model/match-day.ts'
import { matchesInPhase } from '~/model/match-state.ts'
import { type MatchSliderView, type SliderType, selectCompetition } from './matches.ts'

const perCompetition = 8
/** Of each sort in the mixed list, which so holds at most twice as many. */
const mixedLimit = 7

async function ofCompetition(api: Api, type: SliderType, competitionId: number, now: number) {
  const { data } = await api.scheduleList({ competitionId, type, limit: perCompetition })
  return matchesOf(data, api.config.club_id, api.language, now)
}

async function mixed(api: Api, type: SliderType, now: number) {
  const { data } = await api.scheduleHighlighted(mixedLimit)
  const matches = matchesOf(data.slice(0, 2 * mixedLimit), api.config.club_id, api.language, now)
  return matchesInPhase(matches, type, now)
}

/** The next or the previous matches of a competition; without any competition, of the mixed list. */
export async function loadMatchSlider(
  api: Api,
  type: SliderType,
  chosen: number | undefined,
  now = Date.now(),
): Promise<MatchSliderView> {
  const view: MatchSliderView = { type, competitions: [], selected: null, matches: [], failed: false }
  const answer = await api.optional('competition/season/list', api.competitionSeasonList(), undefined)
  if (!answer) return { ...view, failed: true }
  const competitions = answer.data
  const selected = selectCompetition(competitions, type, chosen)
  const matches = selected
    ? await api.optional('schedule/list', ofCompetition(api, type, selected.id, now), undefined)
    : await api.optional('schedule/highlighted', mixed(api, type, now), undefined)
  return {
    type,
    competitions: competitions.map(competitionOption),
    selected: selected?.id ?? null,
    matches: matches ?? [],
    failed: matches === undefined,
  }
}

/** Whether one of the club's matches is today in Budapest, or in progress. */
export async function isMatchDay(api: Api, now = Date.now()): Promise<boolean> {
  const highlighted = api.scheduleHighlighted(mixedLimit)
  const { data } = await api.optional('schedule/highlighted', highlighted, { data: [] })
  return matchesOf(data, api.config.club_id, api.language, now).some((match) => isOnDay(match, now))
}
