import type { Language } from '@palank/routes'
import type { LeadStep, Score } from '~/model/live.ts'
import type { MatchTeam, MatchView } from '~/model/match.ts'
import { type RunningMatch, type RunningTeam, spokenIn } from '~/model/running.ts'

type LiveBoxTeam = { name: string; logo: string }

/** A match that is played now, in the rail. */
export type LiveBoxView = {
  id: number
  link: string
  home: LiveBoxTeam
  away: LiveBoxTeam
  score: Score
  /** Null until the page has asked. */
  running: Pick<RunningMatch, 'phase' | 'period'> | null
  lead: LeadStep[]
}

/** When its score came; null for one that only the server told, which is of any age. */
export const ageOf = ({ running }: Pick<LiveBoxView, 'running'>, answeredAt: number | null): number | null =>
  running ? answeredAt : null

const teamIn = ({ name, logo }: RunningTeam, language: Language): LiveBoxTeam => ({
  name: spokenIn(name, language),
  logo,
})

const boxOfRunning = (match: RunningMatch, language: Language): LiveBoxView => ({
  id: match.id,
  link: spokenIn(match.link, language),
  home: teamIn(match.home, language),
  away: teamIn(match.away, language),
  score: match.score,
  running: match,
  lead: match.lead,
})

const teamOf = ({ teamName: name, teamLogo: logo }: MatchTeam): LiveBoxTeam => ({ name, logo })

/** As the server knew it: without the period. */
function boxOfMatch({ id, link, status, teamA, teamB }: MatchView): LiveBoxView[] {
  if (status !== 'live' || teamA.score === null || teamB.score === null) return []
  const score = [teamA.score, teamB.score] as const
  return [{ id, link, home: teamOf(teamA), away: teamOf(teamB), score, running: null, lead: [] }]
}

/** What is played now, whatever competition the rail shows. */
export function liveBoxesOf(
  matches: readonly MatchView[],
  running: readonly RunningMatch[],
  language: Language,
): LiveBoxView[] {
  const known = new Set(running.map(({ id }) => id))
  return [
    ...running.map((match) => boxOfRunning(match, language)),
    ...matches.filter(({ id }) => !known.has(id)).flatMap(boxOfMatch),
  ]
}
