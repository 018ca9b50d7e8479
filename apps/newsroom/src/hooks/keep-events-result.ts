import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook, RequestContext } from 'payload'
import { bilingual } from '../bilingual.ts'
import { sheetOf } from '../match-sheet/sheet.ts'
import type { Match } from '../payload-types.ts'
import { fieldError } from '../refusals/field-error.ts'

/** For code that means to write the result of a match that is kept at courtside: the courtside itself, an import. */
export const writesResult: RequestContext = { writesResult: true }

const fromEvents = ['sheet', 'periods', 'lines', 'home_score', 'away_score', 'box_score_incomplete'] as const

const play = ['scheduled', 'live', 'finished']

/** A match goes back at courtside only; one that was postponed or called off is put back on by its form. */
const isOlder = (status: unknown, known: unknown) =>
  typeof status === 'string' && play.includes(status) && play.indexOf(status) < play.indexOf(String(known))

const nowAtCourtside = bilingual(
  'Ezt a mérkőzést a pálya mellől jegyzik, ezért az űrlapon beírt eredmény és állapot nem menthető. Töltsd újra az oldalt; ha itt írnád be, válaszd az „Inkább itt írom be” gombot.',
  'This match is kept at courtside, so a result or a state from this form cannot be saved. Load the page again; to type it here, choose “Type it here instead”.',
)

/** Whoever opened the form while it was postponed has not seen that it was played. */
const takesOff = (status: unknown, known: unknown) =>
  known === 'finished' && (status === 'postponed' || status === 'cancelled')

/** What is empty was never typed, or before the match began. */
const isTyped = (value: unknown, known: unknown): boolean =>
  (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null) &&
  !isDeepStrictEqual(value, known)

/** A result, quarters or lines that are not what is stored: whoever typed them must not be told that they are saved. */
function hasTyped(data: Partial<Match>, known: Match): boolean {
  const stored = sheetOf(known)
  const rows = sheetOf(data)
  const { periods, lines } = Object(data.sheet)
  return (
    (['home_score', 'away_score'] as const).some((name) => isTyped(data[name], known[name])) ||
    [rows.periods, periods].some((typed) => isTyped(typed, stored.periods)) ||
    [rows.lines, lines].some((typed) => isTyped(typed, stored.lines))
  )
}

/**
 * A form that was opened before the match began still has the old score and state, and would write them back; what was
 * typed in it is refused. How a match is kept is changed at courtside only.
 */
export const keepEventsResult: CollectionBeforeValidateHook = ({
  data,
  originalDoc,
  context,
  operation,
  req,
}) => {
  if (!data || operation !== 'update' || context.writesResult) return data
  const { keeping: _, ...rest } = data
  if ((originalDoc?.keeping ?? 'sheet') === 'sheet') return rest
  const path = hasTyped(rest, originalDoc) ? 'sheet' : takesOff(rest.status, originalDoc.status) && 'status'
  if (path) throw fieldError(req, 'matches', [{ path, text: nowAtCourtside }])
  const kept = Object.fromEntries(fromEvents.map((name) => [name, originalDoc[name]]))
  return {
    ...rest,
    ...kept,
    ...(isOlder(rest.status, originalDoc.status) ? { status: originalDoc.status } : {}),
  }
}
