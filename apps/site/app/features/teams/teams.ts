import type { MatchView } from '~/model/match.ts'
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
