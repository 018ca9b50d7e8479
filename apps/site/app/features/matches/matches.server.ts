import type { Language } from '@palank/routes'
import {
  competitionSeasonList,
  configuration,
  scheduleHighlighted,
  scheduleList,
} from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { competitionOption } from '~/model/competitions.ts'
import { matchesOf } from '~/model/match.ts'
import { matchesInPhase } from '~/model/match-state.ts'
import { type MatchSliderView, type SliderType, selectCompetition } from './matches.ts'

const perCompetition = 8
/** Of each sort in the mixed list, which so holds at most twice as many. */
const mixedLimit = 7

async function ofCompetition(language: Language, type: SliderType, competitionId: number, now: number) {
  const { data } = await scheduleList(language, { competitionId, type, limit: perCompetition })
  return matchesOf(data, configuration().club_id, language, now)
}

async function mixed(language: Language, type: SliderType, now: number) {
  const { data } = await scheduleHighlighted(language, mixedLimit)
  const matches = matchesOf(data.slice(0, 2 * mixedLimit), configuration().club_id, language, now)
  return matchesInPhase(matches, type, now)
}

/** The next or the previous matches of a competition; without any competition, of the mixed list. */
export async function loadMatchSlider(
  language: Language,
  type: SliderType,
  chosen: number | undefined,
  now = Date.now(),
): Promise<MatchSliderView> {
  const view: MatchSliderView = { type, competitions: [], selected: null, matches: [], failed: false }
  const answer = await optional('competition/season/list', competitionSeasonList(language), undefined)
  if (!answer) return { ...view, failed: true }
  const competitions = answer.data
  const selected = selectCompetition(competitions, type, chosen)
  const matches = selected
    ? await optional('schedule/list', ofCompetition(language, type, selected.id, now), undefined)
    : await optional('schedule/highlighted', mixed(language, type, now), undefined)
  return {
    type,
    competitions: competitions.map(competitionOption),
    selected: selected?.id ?? null,
    matches: matches ?? [],
    failed: matches === undefined,
  }
}
