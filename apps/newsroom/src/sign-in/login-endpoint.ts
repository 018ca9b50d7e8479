import {
  addDataAndFileToRequest,
  type Endpoint,
  headersWithCors,
  loginOperation,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { apiError } from '../api-error.ts'
import { addAuditLine } from '../audit/audit-line.ts'
import { bilingual, textFor } from '../bilingual.ts'
import { SecondFactorDemand } from '../second-factor/demand.ts'
import { noteDevice } from '../sessions/sessions.ts'
import { signIns } from '../watching/sign-ins.ts'
import { checkAsIfKnown, notBefore } from './equal-time.ts'
import { type Account, accountOf, countWrongCode } from './lock.ts'
import { type Answer, limited } from './tries.ts'

/** No failed try is answered sooner. */
const failureTime = 600

/** The same words for an unknown address, a wrong password and a locked account. */
const refused = bilingual(
  'Ezzel az e-mail-címmel és jelszóval nem lehet belépni. Öt rossz próba után a fiók tíz percig zárva van.',
  'This e-mail address and password do not let you in. After five wrong tries an account is locked for ten minutes.',
)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

const subjectOf = ({ id, name }: Account) => ({ collection: 'users', id, title: name })

async function logIn(req: PayloadRequest, email: string, password: string): Promise<Response> {
  const collection = req.payload.collections.users
  const result = await loginOperation({ collection, data: { email, password }, req })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: result.token ?? '',
  })
  const { recoveryCodes, secondStep } = req.context
  const { payload } = req
  const userAgent = req.headers.get('user-agent')
  if (result.user && result.token) await noteDevice({ payload }, result.user.id, result.token, userAgent)
  await addAuditLine(
    { payload },
    { action: 'sign_in', actor: result.user?.email, details: textOf(secondStep) || undefined },
  )
  const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
  return Response.json({ message: req.t('authentication:passed'), ...result, recoveryCodes }, { headers })
}

/** In no transaction: that of the login has been rolled back. */
async function noteFailure(payload: Payload, before: Account | undefined, email: string): Promise<void> {
  signIns.inc({ outcome: 'failed' })
  if (!before) return
  const line = { actor: '–', subject: subjectOf(before) }
  await addAuditLine({ payload }, { action: 'sign_in_failed', ...line })
  const after = await accountOf({ payload }, email)
  if (after?.locked && !before.locked) await addAuditLine({ payload }, { action: 'account_locked', ...line })
}

function demandAnswer(req: PayloadRequest, demand: SecondFactorDemand): Response {
  const { step, reason, text, enrolment } = demand
  const headers = headersWithCors({ headers: new Headers(), req })
  const body = { secondFactor: step, reason, enrolment, errors: [{ message: textFor(req, text) }] }
  return Response.json(body, { status: 401, headers })
}

async function answer(req: PayloadRequest): Promise<Answer> {
  const startTime = performance.now()
  await addDataAndFileToRequest(req)
  const { payload } = req
  const [email, password] = [textOf(req.data?.email), textOf(req.data?.password)]
  const account = await accountOf(req, email)
  // Payload would refuse these without looking at the password, and so sooner.
  if (email && password && (!account || account.locked)) await checkAsIfKnown(password)
  try {
    const response = await logIn(req, email, password)
    signIns.inc({ outcome: 'succeeded' })
    return { response, succeeded: true }
  } catch (error) {
    if (error instanceof SecondFactorDemand) {
      const isWrong = error.reason === 'wrong'
      if (isWrong) {
        await countWrongCode({ payload }, error.user)
        await noteFailure(payload, account, email)
      }
      return { response: demandAnswer(req, error), succeeded: !isWrong }
    }
    if (!isRefusal(error)) throw error
    await noteFailure(payload, account, email)
    await notBefore(startTime, failureTime)
    throw apiError(req, refused, 401)
  }
}

/** In place of Payload's own, which tells by its words and its speed whether an address has an account. */
export const loginEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: (req) => limited(req, () => answer(req)),
}
