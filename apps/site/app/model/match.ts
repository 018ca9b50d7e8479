import type { Competitor, MatchStatus, Schedule, Side } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import type { MatchState } from '@palank/sport/match-phase'
import { formatSeason } from '~/i18n/format.ts'
import { matchStateAt } from './match-state.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'
import { ticketUrlOf } from './ticket-url.ts'

export type MatchTeam = TeamLogoView & {
  teamName: string
  score: number | null
  isOwn: boolean
  isWinner: boolean
}

export type MatchView = {
  id: number
  /** Empty where nobody has said it, like the season. */
  competition: string
  /** `2025/26` */
  season: string
  round: string | null
  /** The home team. */
  teamA: MatchTeam
  teamB: MatchTeam
  location: string | null
  date: string
  status: MatchStatus
  /** What is told of it at the moment it was loaded. */
  state: MatchState
  competitionTicketUrl: string | null
  link: string
  /** How it ended for the club; null before its end, or when both teams or neither are the club's. */
  result: 'win' | 'loss' | null
}

/** The side that won: by forfeit if there was one, else by the score. */
function winnerOf({ status, forfeit }: Schedule, home: Competitor, away: Competitor): Side | null {
  if (status !== 'finished') return null
  if (forfeit) return forfeit === 1 ? 2 : 1
  if (home.finalScore === null || away.finalScore === null) return null
  if (home.finalScore === away.finalScore) return null
  return home.finalScore > away.finalScore ? 1 : 2
}

const teamOf = (competitor: Competitor, clubId: number, winner: Side | null): MatchTeam => ({
  ...teamLogoOf(competitor.competition_team),
  teamName: competitor.competition_team.name,
  score: competitor.finalScore,
  isOwn: competitor.competition_team.club_id === clubId,
  isWinner: winner === competitor.side,
})

/** The hall; its town too, unless the club is at home. */
const locationOf = ({ arena }: Schedule, atHome: boolean): string | null =>
  arena && [arena.name, atHome ? null : arena.city].filter(Boolean).join(', ')

function resultOf(home: MatchTeam, away: MatchTeam): MatchView['result'] {
  if (home.isOwn === away.isOwn || home.isWinner === away.isWinner) return null
  return (home.isOwn ? home : away).isWinner ? 'win' : 'loss'
}

/** The competitor of a side; the contract lets no match without both through. */
export function competitorOf({ id, competitors }: Schedule, side: Side): Competitor {
  const found = competitors.find((competitor) => competitor.side === side)
  if (!found) throw new TypeError(`match ${id} has no side ${side}`)
  return found
}

export type MatchFacts = Omit<MatchView, 'date'>

/** All that a match shows beside its time, which need not be known yet. */
export function matchFactsOf(
  schedule: Schedule,
  clubId: number,
  language: Language,
  now = Date.now(),
): MatchFacts {
  const { id, competition, game_time: date, status, round } = schedule
  const home = competitorOf(schedule, 1)
  const away = competitorOf(schedule, 2)
  const winner = winnerOf(schedule, home, away)
  const teamA = teamOf(home, clubId, winner)
  const teamB = teamOf(away, clubId, winner)
  return {
    id,
    competition: competition?.name ?? '',
    season: competition?.season ? formatSeason(competition.season) : '',
    round,
    teamA,
    teamB,
    location: locationOf(schedule, teamA.isOwn),
    status,
    state: matchStateAt({ status, date, teamA, teamB }, now),
    competitionTicketUrl: ticketUrlOf(schedule, teamB.isOwn && !teamA.isOwn),
    link: pathFor('match', language, { scheduleId: id }),
    result: resultOf(teamA, teamB),
  }
}

/** The matches of a list; one without a date is kept off it. */
export const matchesOf = (
  schedules: readonly Schedule[],
  clubId: number,
  language: Language,
  now = Date.now(),
): MatchView[] =>
  schedules.flatMap((schedule) => {
    const { game_time: date } = schedule
    return date ? [{ ...matchFactsOf(schedule, clubId, language, now), date }] : []
  })
