import type { BoxRow, MatchDetail } from './match.ts'

export type BestPlayer = Pick<BoxRow, 'playerId' | 'name' | 'masked' | 'jersey' | 'link'> & {
  points: number | null
  rebounds: number | null
  assists: number | null
}

const worth = ({ statistics: { value, points } }: BoxRow): number => value ?? points ?? 0

/** The winners' best by efficiency, or by points where only they are kept; of equal ones who has more points. */
export function playerOfMatch({ teamA, teamB, boxes }: MatchDetail): BestPlayer | null {
  const side = teamA.isWinner ? 1 : teamB.isWinner ? 2 : null
  const rows = boxes.find((box) => box.side === side)?.rows ?? []
  const [best] = rows
    .filter(({ didNotPlay, statistics: { points } }) => !didNotPlay && points)
    .toSorted((a, b) => worth(b) - worth(a) || (b.statistics.points ?? 0) - (a.statistics.points ?? 0))
  if (!best) return null
  const { playerId, name, masked, jersey, link, statistics } = best
  return {
    playerId,
    name,
    masked,
    jersey,
    link,
    points: statistics.points,
    rebounds: statistics.total_rebound,
    assists: statistics.assist,
  }
}
