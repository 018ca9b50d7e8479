import { isDeepStrictEqual } from 'node:util'
import { checkMatch } from '@palank/sport/check-match'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { type Both, both, inLanguageOf } from '../both.ts'
import { problemText } from '../match-sheet/problem-text.ts'
import { sheetOf, sheetSchema } from '../match-sheet/sheet.ts'

const unreadable = both('A jegyzőkönyv nem olvasható.', 'The box score cannot be read.')

/** Takes the form's sheet apart into rows, and refuses what cannot be true of a match. */
export const checkSheet: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const refuse = (texts: Both[]): never => {
    const errors = texts.map((text) => ({ message: inLanguageOf(req, text), path: 'sheet' }))
    throw new ValidationError({ collection: 'matches', errors }, req.t)
  }
  const { sheet, ...given } = data
  // Payload fills in what was not sent, so an unchanged sheet says nothing against rows that were.
  const isNew = sheet && !(originalDoc && isDeepStrictEqual(sheet, sheetOf(originalDoc)))
  const read = isNew ? sheetSchema.safeParse(sheet) : undefined
  if (read && !read.success) return refuse([unreadable])
  const match = { ...originalDoc, ...given, ...read?.data }
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
  if (problems.length > 0) refuse(problems.map((problem) => problemText(problem, lines)))
  return { ...given, ...read?.data }
}
