import type { Player } from '@palank/contract/player'
import type { RosterPlayerView } from '~/model/roster.ts'
import { type LeaderField, leaderFields, type Statistics } from '~/model/statistics.ts'

/** A player who has played for the team, with the averages of a game. */
export type PlayerAverages = { player: RosterPlayerView; average: Statistics }

export type LeaderView = { field: LeaderField; value: number; player: RosterPlayerView }

/** A player's averages for one team; undefined without a game. */
export function averagesOf(
  player: RosterPlayerView,
  wire: Player | undefined,
  teamId: number,
): PlayerAverages | undefined {
  const season = wire?.seasons.find(({ competition_team: team }) => team.id === teamId)
  // A back end without seasons has one table.
  const average = wire?.seasons.length === 0 ? wire.average : season?.average
  return average?.played_games ? { player, average } : undefined
}

/** The best average of each figure, among players with at least half of the most games played. */
export function leadersOf(averages: readonly PlayerAverages[]): LeaderView[] {
  const most = Math.max(0, ...averages.map(({ average }) => average.played_games ?? 0))
  const regulars = averages.filter(({ average }) => 2 * (average.played_games ?? 0) >= most)
  return leaderFields.flatMap((field) => {
    const known = regulars.flatMap(({ player, average }) => {
      const value = average[field]
      return value === null ? [] : [{ field, value, player }]
    })
    return known.toSorted((a, b) => b.value - a.value).slice(0, 1)
  })
}
