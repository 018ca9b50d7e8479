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
import { knownDeviceCookie, knownDeviceOf } from './known-device.ts'
import {
  type Account,
  accountOf,
  type CountedTry,
  countTry,
  deleteFailures,
  giveTryBack,
  originOf,
} from './lock.ts'
import { type Answer, limited } from './tries.ts'

/** No failed try is answered sooner. */
const failureTime = 600

/** The same words for an unknown address, a wrong password and a locked account. */
const refused = bilingual(
  'Ezzel az e-mail-címmel és jelszóval nem lehet belépni. Öt hibás próba után innen tíz percig a jó jelszóval sem: várj, vagy lépj be olyan eszközön, amelyen már beléptél.',
  'This e-mail address and password do not let you in. After five wrong tries from here, the right password does not either for ten minutes: wait, or sign in on a device on which you have signed in before.',
)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isRefusal = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

const subjectOf = ({ id, name }: Account) => ({ collection: 'users', id, title: name })

async function logIn(req: PayloadRequest, email: string, password: string): Promise<Response> {
  const collection = req.payload.collections.users
  const { token, ...result } = await loginOperation({ collection, data: { email, password }, req })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token: token ?? '',
  })
  const { recoveryCodes, secondStep } = req.context
  const { payload } = req
  const userAgent = req.headers.get('user-agent')
  if (result.user && token) await noteDevice({ payload }, result.user.id, token, userAgent)
  await addAuditLine(
    { payload },
    { action: 'sign_in', actor: result.user?.email, details: textOf(secondStep) || undefined },
  )
  const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
  // Read again, because Payload may have stored a new hash of the password.
  const account = await accountOf({ payload }, email)
  if (account) headers.append('Set-Cookie', knownDeviceCookie(account))
  return Response.json({ message: req.t('authentication:passed'), ...result, recoveryCodes }, { headers })
}

/** In no transaction: that of the login has been rolled back. */
async function noteFailure(payload: Payload, account: Account | undefined, lastOf: CountedTry['lastOf']) {
  signIns.inc({ outcome: 'failed' })
  if (!account) return
  const line = { actor: '–', subject: subjectOf(account) }
  await addAuditLine({ payload }, { action: 'sign_in_failed', ...line })
  if (lastOf) await addAuditLine({ payload }, { action: 'account_locked', ...line, details: lastOf })
}

function demandAnswer(req: PayloadRequest, demand: SecondFactorDemand): Response {
  const { step, reason, text, enrolment } = demand
  const headers = headersWithCors({ headers: new Headers(), req })
  const body = { secondFactor: step, reason, enrolment, errors: [{ message: textFor(req, text) }] }
  return Response.json(body, { status: 401, headers })
}

type Login = { email: string; password: string; account: Account | undefined; startTime: number }

async function answer(req: PayloadRequest, { email, password, account, startTime }: Login): Promise<Answer> {
  const { payload } = req
  const origin = account && password ? originOf(req.headers, account) : undefined
  const { isAllowed, lastOf }: CountedTry = origin ? await countTry({ payload }, origin) : { isAllowed: true }
  const signInError = async () => {
    await noteFailure(payload, account, lastOf)
    await notBefore(startTime, failureTime)
    return apiError(req, refused, 401)
  }
  // Payload would answer an unknown address faster, because it hashes no password for it.
  if (email && password && (!account || !isAllowed)) await checkAsIfKnown(password)
  if (!isAllowed) throw await signInError()
  try {
    const response = await logIn(req, email, password)
    if (origin) await deleteFailures({ payload }, origin)
    signIns.inc({ outcome: 'succeeded' })
    return { response, succeeded: true }
  } catch (error) {
    if (error instanceof SecondFactorDemand) {
      const isWrong = error.reason === 'wrong'
      if (isWrong) await noteFailure(payload, account, lastOf)
      else if (origin) await giveTryBack({ payload }, origin)
      return { response: demandAnswer(req, error), succeeded: !isWrong }
    }
    throw isRefusal(error) ? await signInError() : error
  }
}

async function handle(req: PayloadRequest): Promise<Response> {
  const startTime = performance.now()
  await addDataAndFileToRequest(req)
  const [email, password] = [textOf(req.data?.email), textOf(req.data?.password)]
  const account = await accountOf(req, email)
  const device = account && knownDeviceOf(req.headers, account)
  return limited(req, () => answer(req, { email, password, account, startTime }), device)
}

/** Replaces Payload's endpoint, whose message and response time show whether an address has an account. */
export const loginEndpoint: Endpoint = { path: '/login', method: 'post', handler: handle }
