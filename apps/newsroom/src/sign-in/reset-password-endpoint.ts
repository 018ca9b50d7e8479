import {
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { noteAcceptance } from '../invitations/invite.ts'
import { endSessions } from '../sessions/sessions.ts'
import { limited } from './tries.ts'

const invalidLink = bilingual(
  'Ez a link már nem jó: lejárt, vagy már használták. Kérj újat a belépésnél az „Elfelejtett jelszó” alatt, vagy az adminisztrátortól.',
  'This link does not work any more: it is too old or has been used. Ask for another under “Forgot password” at the login, or from the administrator.',
)

const isForbidden = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403

async function resetPassword(req: PayloadRequest): Promise<Response> {
  const { token, password } = (req.data ?? {}) as { token?: unknown; password?: unknown }
  const data = { token: String(token ?? ''), password: String(password ?? '') }
  req.context.endsWithoutSession = true
  const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req })
  const { id, email } = user as { id: number; email: string }
  await endSessions({ payload: req.payload }, id)
  await noteAcceptance({ payload: req.payload }, id)
  const headers = headersWithCors({ headers: new Headers(), req })
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully'), email }, { headers })
}

/** In place of Payload's own, which signs in whoever has the link, without a second factor. */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: (req) =>
    limited(req, async () => {
      await addDataAndFileToRequest(req)
      try {
        return { response: await resetPassword(req), succeeded: true }
      } catch (error) {
        throw isForbidden(error) ? apiError(req, invalidLink, 403) : error
      }
    }),
}
