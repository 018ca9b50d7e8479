import { isDeepStrictEqual } from 'node:util'
import { checkMatch } from '@palank/sport/check-match'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import { problemText } from '../match-sheet/problem-text.ts'
import { sheetOf, sheetSchema } from '../match-sheet/sheet.ts'

const unreadable = bilingual('A jegyzőkönyv nem olvasható.', 'The box score cannot be read.')

/** Splits the form's sheet into rows, and rejects what cannot be true of a match. */
export const checkSheet: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const reject = (texts: Bilingual[]): never => {
    const errors = texts.map((text) => ({ message: textFor(req, text), path: 'sheet' }))
    throw new ValidationError({ collection: 'matches', errors }, req.t)
  }
  const { sheet, ...fields } = data
  // Payload fills in fields that were not sent, so an unchanged sheet must not override rows that were.
  const isChanged = sheet && !(originalDoc && isDeepStrictEqual(sheet, sheetOf(originalDoc)))
  const parsed = isChanged ? sheetSchema.safeParse(sheet) : undefined
  if (parsed && !parsed.success) return reject([unreadable])
  const match = { ...originalDoc, ...fields, ...parsed?.data }
  const { periods, lines } = sheetOf(match)
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
  return { ...fields, ...parsed?.data }
}
