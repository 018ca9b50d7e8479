import type { Competitor, MatchStatus, Schedule } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import { formatSeason } from '~/i18n/format.ts'
import { linkAddress } from './link-address.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'
import { attempt, figure, isDate, isId, list, words } from './wire.ts'

export type MatchTeam = TeamLogoView & {
  teamName: string
  score: number | null
  isOwn: boolean
  isWinner: boolean
}

export type MatchView = {
  id: number
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
  competitionTicketUrl: string | null
  link: string
  /** How it ended for the club; null before its end, or when both teams or neither are the club's. */
  result: 'win' | 'loss' | null
}

const statuses: MatchStatus[] = ['scheduled', 'live', 'finished', 'postponed', 'cancelled']

const scoreOf = ({ finalScore }: Competitor): number | null =>
  finalScore === null ? null : figure(finalScore)

/** The side that won: by forfeit if there was one, else by the score. */
function winnerOf({ status, forfeit }: Schedule, home: Competitor, away: Competitor): 1 | 2 | null {
  if (status !== 'finished') return null
  if (forfeit === 1 || forfeit === 2) return forfeit === 1 ? 2 : 1
  if (home.finalScore === null || away.finalScore === null) return null
  if (home.finalScore === away.finalScore) return null
  return home.finalScore > away.finalScore ? 1 : 2
}

function teamOf(competitor: Competitor, clubId: number, winner: 1 | 2 | null): MatchTeam | undefined {
  const { side, competition_team: team } = competitor
  const teamName = words(team.name)
  if (!teamName) return undefined
  return {
    ...teamLogoOf(team),
    teamName,
    score: scoreOf(competitor),
    isOwn: team.club_id === clubId,
    isWinner: winner === side,
  }
}

/** The hall; its town too, unless the club is at home. */
function locationOf({ arena }: Schedule, atHome: boolean): string | null {
  const parts = [words(arena?.name), atHome ? '' : words(arena?.city)]
  return parts[0] ? parts.filter(Boolean).join(', ') : null
}

function resultOf(home: MatchTeam, away: MatchTeam): MatchView['result'] {
  if (home.isOwn === away.isOwn || home.isWinner === away.isWinner) return null
  return (home.isOwn ? home : away).isWinner ? 'win' : 'loss'
}

function wellFormed(schedule: Schedule, clubId: number, language: Language): MatchView | undefined {
  const { id, competition, game_time: date, status } = schedule
  const competitors = list(schedule.competitors)
  const home = competitors.find(({ side }) => side === 1)
  const away = competitors.find(({ side }) => side === 2)
  if (!isId(id) || !isDate(date) || !statuses.includes(status) || !home || !away) return undefined
  const winner = winnerOf(schedule, home, away)
  const teamA = teamOf(home, clubId, winner)
  const teamB = teamOf(away, clubId, winner)
  if (!teamA || !teamB || !words(competition.name)) return undefined
  return {
    id,
    competition: words(competition.name),
    season: formatSeason(figure(competition.season)),
    round: words(schedule.round) || null,
    teamA,
    teamB,
    location: locationOf(schedule, teamA.isOwn),
    date,
    status,
    competitionTicketUrl: linkAddress(words(competition.ticket_url)) ?? null,
    link: pathFor('match', language, { scheduleId: id }),
    result: resultOf(teamA, teamB),
  }
}

/** A match without a date, a status or two sides is none. */
export const matchOf = (schedule: Schedule, clubId: number, language: Language): MatchView | undefined =>
  attempt(() => wellFormed(schedule, clubId, language))

export const matchesOf = (
  schedules: readonly Schedule[] | null | undefined,
  clubId: number,
  language: Language,
): MatchView[] => list(schedules).flatMap((schedule) => matchOf(schedule, clubId, language) ?? [])

/** Only a scheduled match has a countdown. */
export const hasCountdown = ({ status }: Pick<MatchView, 'status'>): boolean => status === 'scheduled'
