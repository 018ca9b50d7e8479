import { hasScore } from '~/model/match-state.ts'
import type { MatchDetail } from './match.ts'

export const hasFinalScore = (match: MatchDetail) => match.status === 'finished' && hasScore(match)

/** `Dunai Sünök – Kunsági Bikák 102–84`; before its end with the day. */
export function matchTitle(match: MatchDetail): string {
  const { teamA, teamB, dateTexts } = match
  const teams = `${teamA.teamName} – ${teamB.teamName}`
  if (hasFinalScore(match)) return `${teams} ${teamA.score}–${teamB.score}`
  return dateTexts ? `${teams}, ${dateTexts.date}` : teams
}
