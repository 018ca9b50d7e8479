import { APIError, type PayloadRequest } from 'payload'
import { type Bilingual, textFor } from './bilingual.ts'

/** A refusal that no field of a form is the reason of; the caller reads its message. */
export const apiError = (req: PayloadRequest, text: Bilingual, status = 400): APIError =>
  new APIError(textFor(req, text), status, null, true)
