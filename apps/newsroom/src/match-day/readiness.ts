import type { DayMatch } from './read-match-day.ts'

export type Part = 'squad' | 'arena' | 'tickets' | 'box_score' | 'report'
export type Readiness = { part: Part; isReady: boolean }

type Match = Pick<
  DayMatch,
  'home' | 'away' | 'arena' | 'hasTickets' | 'hasBoxScore' | 'isIncomplete' | 'hasReport'
>

/** Without a team of ours, both squads. */
function hasSquad({ home, away }: Match): boolean {
  const own = [home, away].filter(({ isOwn }) => isOwn)
  return (own.length > 0 ? own : [home, away]).every((team) => team.hasSquad)
}

/** What a coming match needs. Tickets of an away match are somebody else's, unless it has an address of its own. */
export const readinessBefore = (match: Match): Readiness[] => [
  { part: 'squad', isReady: hasSquad(match) },
  { part: 'arena', isReady: match.arena !== null },
  ...(match.home.isOwn || match.hasTickets ? [{ part: 'tickets' as const, isReady: match.hasTickets }] : []),
]

/** What a played one needs. */
export const readinessAfter = (match: Match): Readiness[] => [
  { part: 'box_score', isReady: match.hasBoxScore && !match.isIncomplete },
  { part: 'report', isReady: match.hasReport },
]
