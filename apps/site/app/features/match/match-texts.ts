import type { Language } from '@palank/routes'
import { type Text, textOf } from '~/i18n/text.ts'
import { momentOf } from '~/model/date-texts.ts'
import { hasScore } from '~/model/match-state.ts'
import { arenaText, competitionText } from '~/model/match-texts.ts'
import type { MatchDetail } from './match.ts'

const regularPeriods = 4

/** Overtimes are numbered from 1. */
export function periodText(number: number, text: Text): { short: string; long: string } {
  const period = number > regularPeriods ? number - regularPeriods : number
  const key = number > regularPeriods ? 'overtime' : 'quarter'
  return {
    short: text(`match.short.${key}`, { number: period }),
    long: text(`match.${key}`, { number: period }),
  }
}

const hasFinalScore = (match: MatchDetail) => match.status === 'finished' && hasScore(match)

/** `Dunai Sünök – Kunsági Bikák 102–84`; before its end with the day. */
export function matchTitle(match: MatchDetail): string {
  const { teamA, teamB, dateTexts } = match
  const teams = `${teamA.teamName} – ${teamB.teamName}`
  if (hasFinalScore(match)) return `${teams} ${teamA.score}–${teamB.score}`
  return dateTexts ? `${teams}, ${dateTexts.date}` : teams
}

/** Competition, time and place, then the result or the state. */
export function matchDescription(match: MatchDetail, language: Language): string {
  const text = textOf(language)
  const { dateTexts, arena, teamA, teamB, state } = match
  const facts = [competitionText(match, text), dateTexts && momentOf(dateTexts), arena && arenaText(arena)]
  const about = hasFinalScore(match)
    ? text('match.resultText', {
        home: teamA.teamName,
        away: teamB.teamName,
        score: `${teamA.score}–${teamB.score}`,
      })
    : text(state === 'finished' ? 'match.finished' : `match.status.${state}`)
  return `${facts.filter(Boolean).join(' | ')}. ${about}`
}
