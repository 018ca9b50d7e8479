import type { Schedule } from '@palank/contract/schedule'
import { type Language, pathFor } from '@palank/routes'
import { type LeadStep, type LiveView, leadStepsOf, type Score } from './live.ts'
import { competitorOf } from './match.ts'
import { teamLogoOf } from './team-logo.ts'

type ByLanguage = Partial<Record<Language, string>>
export type RunningTeam = { name: ByLanguage; logo: string; isOwn: boolean }

/** A match of the club that is played now, in as few words as a strip needs. */
export type RunningMatch = Pick<LiveView, 'id' | 'phase' | 'period'> & {
  score: Score
  home: RunningTeam
  away: RunningTeam
  link: ByLanguage
  lead: LeadStep[]
}

/** The same match in each of the club's languages. */
export type Spoken = readonly (readonly [language: Language, match: Schedule])[]

function teamOf(spoken: Spoken, side: 1 | 2, clubId: number): RunningTeam | undefined {
  const teams = spoken.map(
    ([language, match]) => [language, competitorOf(match, side).competition_team] as const,
  )
  const [first] = teams
  if (!first) return undefined
  return {
    name: Object.fromEntries(teams.map(([language, { name }]) => [language, name])),
    logo: teamLogoOf(first[1]).teamLogo,
    isOwn: first[1].club_id === clubId,
  }
}

export function runningMatchOf(live: LiveView, spoken: Spoken, clubId: number): RunningMatch | undefined {
  const home = teamOf(spoken, 1, clubId)
  const away = teamOf(spoken, 2, clubId)
  if (!home || !away) return undefined
  const { id, phase, period, score } = live
  return {
    id,
    phase,
    period,
    score,
    home,
    away,
    link: Object.fromEntries(
      spoken.map(([language]) => [language, pathFor('match', language, { scheduleId: id })]),
    ),
    lead: leadStepsOf(live),
  }
}

/** In the visitor's language, else in the one that there is. */
export const spokenIn = (texts: ByLanguage, language: Language): string =>
  texts[language] ?? Object.values(texts)[0] ?? ''
