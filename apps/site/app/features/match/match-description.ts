import type { Language } from '@palank/routes'
import { pageTextOf } from '~/i18n/page-texts.ts'
import { textOf } from '~/i18n/text.ts'
import { momentOf } from '~/model/date-texts.ts'
import { arenaText, competitionText } from '~/model/match-texts.ts'
import type { MatchDetail } from './match.ts'
import { hasFinalScore } from './match-texts.ts'

/** Competition, time and place, then the result or the state. */
export function matchDescription(match: MatchDetail, language: Language): string {
  const text = textOf(language)
  const { dateTexts, arena, teamA, teamB, state } = match
  const facts = [competitionText(match, text), dateTexts && momentOf(dateTexts), arena && arenaText(arena)]
  const about = hasFinalScore(match)
    ? pageTextOf(language)('match.resultText', {
        home: teamA.teamName,
        away: teamB.teamName,
        score: `${teamA.score}–${teamB.score}`,
      })
    : state === 'finished'
      ? text('match.finished')
      : pageTextOf(language)(`match.status.${state}`)
  return `${facts.filter(Boolean).join(' | ')}. ${about}`
}
