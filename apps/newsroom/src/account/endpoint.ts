import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  headersWithCors,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { rejectShortPassword } from '../access/password-length.ts'
import { bilingual } from '../bilingual.ts'
import { fieldError } from '../refusals/field-error.ts'
import { knownDeviceCookie } from '../sign-in/known-device.ts'
import { accountOf } from '../sign-in/lock.ts'
import { limited } from '../sign-in/tries.ts'
import { confirmIdentity } from './confirm-identity.ts'

const invalidEmail = bilingual(
  'Ez nem érvényes e-mail-cím. Írd be így: nev@klub.hu.',
  'This is not a valid e-mail address. Enter one like name@club.example.',
)

/** Either a new address or a new password. Validated before the code, because a code works only once. */
function changeOf(req: PayloadRequest): { email: string } | { password: string } {
  const { email, newPassword } = (req.data ?? {}) as { email?: unknown; newPassword?: unknown }
  if (typeof newPassword === 'string') {
    rejectShortPassword(req, newPassword, 'newPassword')
    return { password: newPassword }
  }
  const address = z.email().safeParse(String(email ?? '').trim())
  if (!address.success) throw fieldError(req, 'users', [{ path: 'email', text: invalidEmail }])
  return { email: address.data }
}

/** The only way in which a signed-in user changes an e-mail address or a password: those of their own account. */
export const accountEndpoint: Endpoint = {
  path: '/account',
  method: 'post',
  handler: (req) =>
    limited(req, async () => {
      const { user, payload } = req
      if (!user) throw new Forbidden(req.t)
      await addDataAndFileToRequest(req)
      const change = changeOf(req)
      await confirmIdentity(req, user, req.data ?? {})
      // Invalidates a link for a new password that was sent to the old address.
      const data = { ...change, resetPasswordToken: null, resetPasswordExpiration: null }
      const { email } = await payload.update({ collection: 'users', id: user.id, data, req })
      const headers = headersWithCors({ headers: new Headers(), req })
      // A new password makes every device unknown; the person is at this one.
      const account = await accountOf(req, email)
      if (account) headers.append('Set-Cookie', knownDeviceCookie(account))
      return { response: Response.json({ changed: true }, { headers }), succeeded: true }
    }),
}
