import { addDataAndFileToRequest, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { rejectShortPassword } from '../access/password-length.ts'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { noteAcceptance } from '../invitations/invite.ts'
import { knownDeviceCookie } from './known-device.ts'
import { accountOf } from './lock.ts'
import { claimPasswordLink } from './password-link.ts'
import { limited } from './tries.ts'

const invalidLink = bilingual(
  'Ez a link már nem jó: lejárt, vagy már használták. Kérj újat a belépésnél az „Elfelejtettem a jelszót” alatt, vagy az adminisztrátortól.',
  'This link does not work any more: it is too old or has been used. Ask for another under “I have forgotten my password” at the login, or from the administrator.',
)

async function resetPassword(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const { token, password: typed } = (req.data ?? {}) as { token?: unknown; password?: unknown }
  const password = String(typed ?? '')
  // Validates first, so that a short password does not use up the link.
  rejectShortPassword(req, password)
  const id = await claimPasswordLink({ payload }, String(token ?? ''))
  if (!id) throw apiError(req, invalidLink, 403)
  // Without the request, whose signed-in user may be another person than the owner of the link.
  const { email } = await payload.update({
    collection: 'users',
    id,
    data: { password, loginAttempts: 0, lockUntil: null },
    context: { isByLink: true },
  })
  await noteAcceptance({ payload }, id)
  const headers = headersWithCors({ headers: new Headers(), req })
  // The new password made every device unknown; this device must be known even if somebody guesses at this moment.
  const account = await accountOf({ payload }, email)
  if (account) headers.append('Set-Cookie', knownDeviceCookie(account))
  return Response.json({ message: req.t('authentication:passwordResetSuccessfully'), email }, { headers })
}

/** Replaces Payload's endpoint, which signs in the owner of the link without a second factor. */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: (req) =>
    limited(req, async () => {
      await addDataAndFileToRequest(req)
      return { response: await resetPassword(req), succeeded: true }
    }),
}
