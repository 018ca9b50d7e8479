import type { Player } from '@palank/contract/player'
import type { RosterPlayerView } from '~/model/roster.ts'
import type { Statistics } from '~/model/statistics.ts'

/** Whoever of the roster has played for the team, with what a game of theirs gives. */
export type PlayerAverages = { player: RosterPlayerView; average: Statistics }

export const leaderFields = ['points', 'total_rebound', 'assist', 'value'] as const
export type LeaderField = (typeof leaderFields)[number]
export type LeaderView = { field: LeaderField; value: number; player: RosterPlayerView }

/** What a player did for one team; nothing without a game. */
export function averagesOf(
  player: RosterPlayerView,
  wire: Player | undefined,
  teamId: number,
): PlayerAverages | undefined {
  const season = wire?.seasons.find(({ competition_team: team }) => team.id === teamId)
  // A back end that knows no seasons has one table.
  const average = wire?.seasons.length === 0 ? wire.average : season?.average
  return average?.played_games ? { player, average } : undefined
}

/** The best average of each figure, among those who have played at least half as many games as anybody. */
export function leadersOf(averages: readonly PlayerAverages[]): LeaderView[] {
  const most = Math.max(0, ...averages.map(({ average }) => average.played_games ?? 0))
  const often = averages.filter(({ average }) => 2 * (average.played_games ?? 0) >= most)
  return leaderFields.flatMap((field) => {
    const known = often.flatMap(({ player, average }) => {
      const value = average[field]
      return value === null ? [] : [{ field, value, player }]
    })
    return known.toSorted((one, other) => other.value - one.value).slice(0, 1)
  })
}
