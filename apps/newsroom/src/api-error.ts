import { APIError, type PayloadRequest } from 'payload'
import { type Bilingual, textFor } from './bilingual.ts'

/**
 * An error whose message the caller reads. Its name is set because the build shortens the names of classes, and Payload
 * says "An unknown error occurred." for an error without one.
 */
export const apiError = (req: PayloadRequest, text: Bilingual, status = 400): APIError =>
  Object.assign(new APIError(textFor(req, text), status, null, true), { name: 'APIError' })
