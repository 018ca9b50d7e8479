import type { MatchTeam as CompetitionTeam, Schedule, Side } from '@palank/contract/schedule'
import type { Language } from '@palank/routes'
import { unknown } from '~/model/figures.ts'
import { type Keep, type Kept, type MaybeKept, maybeKept } from '~/model/kept.ts'
import type { LiveView } from '~/model/live.ts'
import { competitorOf, type MatchTeam, type MatchView, matchesOf } from '~/model/match.ts'
import { mayBePlayed } from '~/model/match-state.ts'
import type { DetailTeam, MatchDetail } from './match.ts'

export type FormGame = {
  id: number
  link: string
  date: string
  /** `nov. 14.` */
  day: string
  isWin: boolean
  isHome: boolean
  opponent: string
  /** The team's own score first. */
  score: string
}

export type HeadToHead = { matches: MatchView[]; homeWins: number; awayWins: number }

export type MatchPage = {
  match: MatchDetail
  /** Of a match that is kept as events, once there is one. */
  live: LiveView | null
  headToHead: HeadToHead
  form: { home: FormGame[]; away: FormGame[] }
}

/** The match as it stands: its head, and the plays where they are kept. */
export type Board = Pick<MatchPage, 'match' | 'live'>

/** The rest of the page, which does not change while the match is played. */
export type MatchRest = Omit<MatchPage, 'live'> & { hasPlays: boolean }

/** What the screen gets: only a board that the clock or the scorer can change needs script. */
export type MatchScreen = Pick<MatchDetail, 'id' | 'link' | 'date'> & {
  board: MaybeKept<Board>
  rest: Kept<MatchRest>
}

export function matchScreenOf({ live, ...rest }: MatchPage, keep: Keep): MatchScreen {
  const { match } = rest
  const { id, link, date } = match
  return {
    id,
    link,
    date,
    board: maybeKept({ match, live }, mayBePlayed(match), keep),
    rest: keep({ ...rest, hasPlays: live !== null }),
  }
}

type PlayedMatch = { wire: Schedule; match: MatchView }

const playedMatches = (wires: readonly Schedule[], clubId: number, language: Language): PlayedMatch[] =>
  wires
    .filter(({ status }) => status === 'finished')
    .flatMap((wire) => matchesOf([wire], clubId, language).map((match) => ({ wire, match })))

const teamOf = (wire: Schedule, side: Side): CompetitionTeam => competitorOf(wire, side).competition_team

/** Matches before this one, latest first; all of them while its time is unknown. */
function earlierMatches(played: PlayedMatch[], { id, date }: MatchDetail): PlayedMatch[] {
  const end = date ? Date.parse(date) : Number.POSITIVE_INFINITY
  return played
    .filter(({ match }) => match.id !== id && Date.parse(match.date) < end)
    .toSorted((a, b) => Date.parse(b.match.date) - Date.parse(a.match.date))
}

const scoreText = ({ score }: MatchTeam) => (score === null ? unknown : String(score))

const formCount = 5

/** A team's last five matches before this one, latest first. */
export function formOf(
  wires: readonly Schedule[],
  detail: MatchDetail,
  team: DetailTeam,
  clubId: number,
  language: Language,
): FormGame[] {
  return earlierMatches(playedMatches(wires, clubId, language), detail)
    .flatMap(({ wire, match }) => {
      const isHome = isSame(teamOf(wire, 1), team)
      if (!isHome && !isSame(teamOf(wire, 2), team)) return []
      const [own, other] = isHome ? [match.teamA, match.teamB] : [match.teamB, match.teamA]
      if (own.isWinner === other.isWinner) return []
      const score = `${scoreText(own)}–${scoreText(other)}`
      const { id, link, date, dateTexts } = match
      return [
        {
          id,
          link,
          date,
          day: dateTexts.shortDay,
          isWin: own.isWinner,
          isHome,
          opponent: other.teamName,
          score,
        },
      ]
    })
    .slice(0, formCount)
}

/** By id in the same season, by club and name in another, by name where there are no ids. */
function isSame(team: CompetitionTeam, known: DetailTeam): boolean {
  if (team.id === null || known.id === null) return team.name === known.teamName
  if (team.id === known.id) return true
  return Boolean(team.club_id) && team.club_id === known.clubId && team.name === known.teamName
}

/** Earlier matches between the two teams, latest first. */
export function headToHeadOf(
  wires: readonly Schedule[],
  detail: MatchDetail,
  clubId: number,
  language: Language,
): HeadToHead {
  const { teamA, teamB } = detail
  const meetings = earlierMatches(playedMatches(wires, clubId, language), detail).flatMap(
    ({ wire, match }) => {
      const [home, away] = [teamOf(wire, 1), teamOf(wire, 2)]
      if (isSame(home, teamA) && isSame(away, teamB))
        return [{ match, first: match.teamA, second: match.teamB }]
      if (isSame(home, teamB) && isSame(away, teamA))
        return [{ match, first: match.teamB, second: match.teamA }]
      return []
    },
  )
  const unique = [...new Map(meetings.map((meeting) => [meeting.match.id, meeting])).values()]
  return {
    matches: unique.map(({ match }) => match),
    homeWins: unique.filter(({ first }) => first.isWinner).length,
    awayWins: unique.filter(({ second }) => second.isWinner).length,
  }
}
