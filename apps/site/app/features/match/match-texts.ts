import type { Language } from '@palank/routes'
import { formatDate, formatMoment } from '~/i18n/format.ts'
import { type Text, textOf } from '~/i18n/text.ts'
import { roundText } from '~/ui/round-text.ts'
import type { MatchDetail } from './match.ts'

const regular = 4

/** `1.`, `2.`; the overtimes by their own number. */
export function periodText(number: number, text: Text): { short: string; long: string } {
  const period = number > regular ? number - regular : number
  const key = number > regular ? 'overtime' : 'quarter'
  return {
    short: text(`match.short.${key}`, { number: period }),
    long: text(`match.${key}`, { number: period }),
  }
}

const isOver = ({ status, teamA, teamB }: MatchDetail) =>
  status === 'finished' && teamA.score !== null && teamB.score !== null

/** `Dunai Sólymok – Kunsági Bikák 102–84`; before its end with the day. */
export function matchTitle(match: MatchDetail, language: Language): string {
  const { teamA, teamB, date } = match
  const teams = `${teamA.teamName} – ${teamB.teamName}`
  if (isOver(match)) return `${teams} ${teamA.score}–${teamB.score}`
  return date ? `${teams}, ${formatDate(date, language)}` : teams
}

/** `Férfi NB I. A csoport, 8. forduló` */
export const competitionText = (match: MatchDetail, text: Text): string =>
  [match.competition, roundText(match.round, text)].filter(Boolean).join(', ')

/** Where, when and in what, and how it ended or what has become of it. */
export function matchDescription(match: MatchDetail, language: Language): string {
  const text = textOf(language)
  const { date, arena, teamA, teamB, state } = match
  const facts = [
    competitionText(match, text),
    date && formatMoment(date, language),
    arena && [arena.name, arena.city].filter(Boolean).join(', '),
  ]
  const about = isOver(match)
    ? text('match.resultText', {
        home: teamA.teamName,
        away: teamB.teamName,
        score: `${teamA.score}–${teamB.score}`,
      })
    : text(state === 'finished' ? 'match.finished' : `match.status.${state}`)
  return `${facts.filter(Boolean).join(' | ')}. ${about}`
}
