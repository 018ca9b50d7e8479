import { isDeepStrictEqual } from 'node:util'
import { checkMatch } from '@palank/sport/check-match'
import type { CollectionBeforeValidateHook } from 'payload'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { liveScore } from '../match-sheet/live-score.ts'
import { problemText } from '../match-sheet/problem-text.ts'
import { sheetOf, sheetSchema } from '../match-sheet/sheet.ts'
import type { Match } from '../payload-types.ts'
import { fieldError } from '../refusals/field-error.ts'

const unreadable = bilingual('A jegyzőkönyv nem olvasható.', 'The box score cannot be read.')

const scoredOf = (match: Partial<Match>) => ({
  home_score: match.home_score ?? null,
  away_score: match.away_score ?? null,
  periods: sheetOf(match).periods,
})

/** Splits the form's sheet into rows, and rejects what cannot be true of a match. */
export const checkSheet: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const reject = (texts: Bilingual[]): never => {
    throw fieldError(
      req,
      'matches',
      texts.map((text) => ({ path: 'sheet', text })),
    )
  }
  const { sheet, ...fields } = data
  // Payload fills in fields that were not sent, so an unchanged sheet must not override rows that were.
  const isChanged = sheet && !(originalDoc && isDeepStrictEqual(sheet, sheetOf(originalDoc)))
  const parsed = isChanged ? sheetSchema.safeParse(sheet) : undefined
  if (parsed && !parsed.success) return reject([unreadable])
  const saved = { ...originalDoc, ...fields, ...parsed?.data }
  const { periods, lines } = sheetOf(saved)
  const followed =
    saved.status === 'live' && !saved.forfeit
      ? liveScore(originalDoc ? scoredOf(originalDoc) : null, scoredOf(saved))
      : {}
  const match = { ...saved, ...followed }
  const problems = checkMatch({
    status: match.status ?? 'scheduled',
    forfeit: match.forfeit ?? null,
    home_score: match.home_score ?? null,
    away_score: match.away_score ?? null,
    incomplete: match.box_score_incomplete === true,
    periods,
    lines,
  }).filter(({ severity }) => severity === 'error')
  if (problems.length > 0) reject(problems.map((problem) => problemText(problem, lines)))
  return { ...fields, ...parsed?.data, ...followed }
}
