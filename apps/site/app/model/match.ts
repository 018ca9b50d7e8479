import type { Competitor, MatchStatus, Schedule, Side } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import type { MatchState } from '@palank/sport/match-phase'
import { winnerOf } from '@palank/sport/result'
import { formatSeason } from '~/i18n/format.ts'
import { type DateTexts, dateTextsOf } from './date-texts.ts'
import { matchStateAt } from './match-state.ts'
import { arenaText } from './match-texts.ts'
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
  /** Empty where unknown, like the season. */
  competition: string
  /** `2025/26` */
  season: string
  round: string | null
  /** The home team. */
  teamA: MatchTeam
  teamB: MatchTeam
  location: string | null
  date: string
  dateTexts: DateTexts
  status: MatchStatus
  /** At the moment it was loaded. */
  state: MatchState
  competitionTicketUrl: string | null
  link: string
  /** For the club. */
  result: 'win' | 'loss' | null
}

const forfeitSide = { 1: 'home', 2: 'away' } as const

function winnerIn({ status, forfeit }: Schedule, home: Competitor, away: Competitor) {
  if (status !== 'finished') return null
  return winnerOf({
    home_score: home.finalScore,
    away_score: away.finalScore,
    forfeit: forfeit && forfeitSide[forfeit],
  })
}

const teamOf = (competitor: Competitor, clubId: number, isWinner: boolean): MatchTeam => ({
  ...teamLogoOf(competitor.competition_team),
  teamName: competitor.competition_team.name,
  score: competitor.finalScore,
  isOwn: competitor.competition_team.club_id === clubId,
  isWinner,
})

/** The arena; with its town unless the club plays at home. */
const locationOf = ({ arena }: Schedule, atHome: boolean): string | null =>
  arena && arenaText(atHome ? { ...arena, city: null } : arena)

/** Null before the end, and where the club has both teams or neither. */
function clubResult(home: MatchTeam, away: MatchTeam): MatchView['result'] {
  if (home.isOwn === away.isOwn || home.isWinner === away.isWinner) return null
  return (home.isOwn ? home : away).isWinner ? 'win' : 'loss'
}

/** The contract lets no match without both sides through. */
export function competitorOf({ id, competitors }: Schedule, side: Side): Competitor {
  const found = competitors.find((competitor) => competitor.side === side)
  if (!found) throw new TypeError(`Match ${id} has no competitor for side ${side}`)
  return found
}

export type MatchFacts = Omit<MatchView, 'date' | 'dateTexts'>

/** Everything but the time, which may still be unknown. */
export function matchFactsOf(
  schedule: Schedule,
  clubId: number,
  language: Language,
  now = Date.now(),
): MatchFacts {
  const { id, competition, game_time: date, status, round } = schedule
  const home = competitorOf(schedule, 1)
  const away = competitorOf(schedule, 2)
  const winner = winnerIn(schedule, home, away)
  const teamA = teamOf(home, clubId, winner === 'home')
  const teamB = teamOf(away, clubId, winner === 'away')
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
    result: clubResult(teamA, teamB),
  }
}

/** Matches for a list; those without a date are left out. */
export const matchesOf = (
  schedules: readonly Schedule[],
  clubId: number,
  language: Language,
  now = Date.now(),
): MatchView[] =>
  schedules.flatMap((schedule) => {
    const { game_time: date } = schedule
    if (!date) return []
    const dateTexts = dateTextsOf(date, language)
    return [{ ...matchFactsOf(schedule, clubId, language, now), date, dateTexts }]
  })
