import { type PayloadRequest, ValidationError } from 'payload'
import { type Bilingual, textFor } from '../bilingual.ts'

type Refusal = { path: string; text: Bilingual }

/**
 * A refusal whose fields the form marks. Its message, which is logged, says the reasons, where Payload would list the
 * fields; a summary takes their place where they name somebody.
 */
export function fieldError(
  req: PayloadRequest,
  collection: string,
  refusals: Refusal[],
  summary?: Bilingual,
): ValidationError {
  const errors = refusals.map(({ path, text }) => ({ path, message: textFor(req, text) }))
  const reasons = summary ? [textFor(req, summary)] : errors.map((error) => error.message)
  // Payload's toast takes what follows a colon for a list of fields.
  const message = [...new Set(reasons)].join(' ').replaceAll(': ', ' – ')
  return Object.assign(new ValidationError({ collection, errors }, req.t), { message })
}
