import type { Competition } from '@palank/contract/competition'
import type { MatchPhase } from '@palank/sport/match-phase'
import type { CompetitionOption } from '~/model/competitions.ts'
import type { MatchView } from '~/model/match.ts'

export type SliderType = MatchPhase

export type MatchSliderView = {
  type: SliderType
  competitions: CompetitionOption[]
  selected: number | null
  matches: MatchView[]
  /** The matches could not be loaded. */
  failed: boolean
}

const countOf: Record<SliderType, (competition: Competition) => number> = {
  next: ({ next_match_count: count }) => count,
  prev: ({ prev_match_count: count }) => count,
}

/** The chosen competition, else the first that has such matches, else the first. */
export function selectCompetition(
  competitions: Competition[],
  type: SliderType,
  chosen: number | undefined,
): Competition | undefined {
  return (
    competitions.find(({ id }) => id === chosen) ??
    competitions.find((competition) => countOf[type](competition) > 0) ??
    competitions[0]
  )
}
