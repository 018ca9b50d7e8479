import { type Keep, type Kept, type MaybeKept, maybeKept } from '~/model/kept.ts'
import type { MatchView } from '~/model/match.ts'
import { mayBePlayed } from '~/model/match-state.ts'
import type { StandingRowView } from '~/model/standings.ts'
import type { SeasonLink, TeamItem, TeamView } from '~/model/teams.ts'
import type { LeaderView, PlayerAverages } from './leaders.ts'

export type TeamCardView = TeamItem & {
  /** Null where unknown. */
  rosterSize: number | null
}

export type TeamPageView = {
  team: TeamView
  /** All seasons of the team, newest first. */
  seasons: SeasonLink[]
  next: MatchView[]
  last: MatchView[]
  /** The matches could not be loaded. */
  matchesFailed: boolean
  standings: { competition: string; rows: StandingRowView[] } | null
  leaders: LeaderView[]
  averages: PlayerAverages[]
}

/** What the screen gets: only matches whose state may change need script. */
export type TeamScreen = Pick<TeamPageView, 'seasons' | 'matchesFailed'> & {
  season: number
  view: Kept<Omit<TeamPageView, 'next' | 'last'>>
  /** Null if there are none. */
  next: MaybeKept<MatchView[]> | null
  last: MaybeKept<MatchView[]> | null
}

export function teamScreenOf({ next, last, ...view }: TeamPageView, keep: Keep): TeamScreen {
  const { seasons, matchesFailed, team } = view
  const matchesOf = (matches: MatchView[]) =>
    matches.length > 0 ? maybeKept(matches, matches.some(mayBePlayed), keep) : null
  return {
    seasons,
    matchesFailed,
    season: team.season,
    view: keep(view),
    next: matchesOf(next),
    last: matchesOf(last),
  }
}
