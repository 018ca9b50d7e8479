import type { MatchTeam as CompetitionTeam, Schedule, Side } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { competitorOf, type MatchTeam, type MatchView, matchesOf } from '~/model/match.ts'
import type { DetailTeam, MatchDetail } from './match.ts'

export type FormGame = {
  id: number
  link: string
  date: string
  isWin: boolean
  isHome: boolean
  opponent: string
  /** The team's own score first. */
  score: string
}

export type HeadToHead = { matches: MatchView[]; homeWins: number; awayWins: number }

export type MatchPage = {
  match: MatchDetail
  headToHead: HeadToHead
  form: { home: FormGame[]; away: FormGame[] }
}

type Played = { wire: Schedule; match: MatchView }

const playedOf = (wires: readonly Schedule[], clubId: number, language: Language): Played[] =>
  wires
    .filter(({ status }) => status === 'finished')
    .flatMap((wire) => matchesOf([wire], clubId, language).map((match) => ({ wire, match })))

const teamOf = (wire: Schedule, side: Side): CompetitionTeam => competitorOf(wire, side).competition_team

/** Those before a match, latest first; all of them while its time is not known. */
function before(played: Played[], { id, date }: MatchDetail): Played[] {
  const end = date ? Date.parse(date) : Number.POSITIVE_INFINITY
  return played
    .filter(({ match }) => match.id !== id && Date.parse(match.date) < end)
    .toSorted((one, other) => Date.parse(other.match.date) - Date.parse(one.match.date))
}

const shown = (team: MatchTeam) => (team.score === null ? '–' : String(team.score))

const formCount = 5

/** A team's last five before the match, latest first. */
export function formOf(
  wires: readonly Schedule[],
  detail: MatchDetail,
  team: DetailTeam,
  clubId: number,
  language: Language,
): FormGame[] {
  return before(playedOf(wires, clubId, language), detail)
    .flatMap(({ wire, match }) => {
      const isHome = isSame(teamOf(wire, 1), team)
      if (!isHome && !isSame(teamOf(wire, 2), team)) return []
      const [own, other] = isHome ? [match.teamA, match.teamB] : [match.teamB, match.teamA]
      if (own.isWinner === other.isWinner) return []
      const score = `${shown(own)}–${shown(other)}`
      const { id, link, date } = match
      return [{ id, link, date, isWin: own.isWinner, isHome, opponent: other.teamName, score }]
    })
    .slice(0, formCount)
}

/** The same team: of this season by its id, of another by its club and name; by its name where that is all. */
function isSame(team: CompetitionTeam, known: DetailTeam): boolean {
  if (team.id === null || known.id === null) return team.name === known.teamName
  if (team.id === known.id) return true
  return Boolean(team.club_id) && team.club_id === known.clubId && team.name === known.teamName
}

/** The earlier meetings of the two, latest first. */
export function headToHeadOf(
  wires: readonly Schedule[],
  detail: MatchDetail,
  clubId: number,
  language: Language,
): HeadToHead {
  const { teamA, teamB } = detail
  const meetings = before(playedOf(wires, clubId, language), detail).flatMap(({ wire, match }) => {
    const [home, away] = [teamOf(wire, 1), teamOf(wire, 2)]
    if (isSame(home, teamA) && isSame(away, teamB)) return [{ match, one: match.teamA, other: match.teamB }]
    if (isSame(home, teamB) && isSame(away, teamA)) return [{ match, one: match.teamB, other: match.teamA }]
    return []
  })
  const once = meetings.filter(
    ({ match }, at) => meetings.findIndex((meeting) => meeting.match.id === match.id) === at,
  )
  return {
    matches: once.map(({ match }) => match),
    homeWins: once.filter(({ one }) => one.isWinner).length,
    awayWins: once.filter(({ other }) => other.isWinner).length,
  }
}
