import { addDataAndFileToRequest, type Endpoint, headersWithCors, type Payload } from 'payload'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { env } from '../env.ts'
import { notBefore } from './equal-time.ts'
import { sendForgottenPassword } from './forgotten-password.ts'
import { limited } from './tries.ts'

const answerTime = 100

const withoutMail = bilingual(
  'A szerkesztőségből most nem megy ki levél (nincs beállítva a levélküldés). Kérj egyszer használatos linket az adminisztrátortól.',
  'The newsroom sends no mail at the moment (mail is not set up). Ask the administrator for a one-time link.',
)
const withoutAddress = bilingual('Add meg az e-mail-címedet.', 'Enter your e-mail address.')

/** After the answer, so that neither its time nor a failing mail server tells whether the address has an account. */
function sendLater(payload: Payload, email: string): void {
  const send = async () => {
    try {
      await sendForgottenPassword(payload, email)
    } catch (error) {
      payload.logger.error({ err: error }, 'the letter about a forgotten password was not sent')
    }
  }
  setTimeout(send, 2 * answerTime)
}

/** In place of Payload's own, which answers a known address after its letter has been sent. */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: (req) =>
    limited(req, async () => {
      const startTime = performance.now()
      await addDataAndFileToRequest(req)
      const email: unknown = req.data?.email
      if (!env.SMTP_URL) throw apiError(req, withoutMail, 503)
      if (typeof email !== 'string' || !email.trim()) throw apiError(req, withoutAddress)
      sendLater(req.payload, email)
      await notBefore(startTime, answerTime)
      const headers = headersWithCors({ headers: new Headers(), req })
      return { response: Response.json({ message: req.t('general:success') }, { headers }), succeeded: false }
    }),
}
