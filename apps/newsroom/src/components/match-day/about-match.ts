import { pathFor } from '@palank/routes'
import { env } from '../../env.ts'
import type { DayMatch } from '../../match-day/read-match-day.ts'
import { stateAt } from '../../match-day/sections.ts'
import type { Context } from './context.ts'
import { ageGroupText, roundText, texts } from './texts.ts'

export const nameOf = ({ home, away }: DayMatch) => `${home.name} – ${away.name}`

/** The age group of our team, as volunteers call the match: „U18”. */
export function groupOf({ home, away }: DayMatch, { t }: Context): string | null {
  const { ageGroup } = [home, away].find(({ isOwn }) => isOwn) ?? home
  return ageGroup ? t(ageGroupText(ageGroup)) : null
}

export const competitionOf = ({ competition, round }: DayMatch, { t }: Context): string =>
  [competition, round ? t(roundText(round)) : null].filter(Boolean).join(', ')

/** Of a match that has one. */
export function resultOf(match: DayMatch, { t, now }: Context): string | null {
  if (stateAt(match, now) !== 'finished') return null
  const { home_score, away_score } = match
  return home_score === null || away_score === null ? t(texts.forfeit) : `${home_score}–${away_score}`
}

/** Without a time it has no page. */
export const sitePageOf = ({ id, game_time }: DayMatch, { language }: Context): string | null =>
  game_time === null ? null : new URL(pathFor('match', language, { scheduleId: id }), env.PUBLIC_ORIGIN).href
