import { calls } from '@palank/contract/calls'
import { type JoinRegistration, joinHeaders, joinRegistrationIn } from '@palank/contract/joinus'
import type { Language } from '@palank/contract/language'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type Verdict, verifyCaptcha } from '../captcha.ts'
import type { Database } from '../db.ts'
import type { Env } from '../env.ts'
import { sendProblem, validationErrors } from '../problem.ts'
import { createRateLimit } from '../rate-limit.ts'
import { registrationKey } from '../registration-key.ts'
import { requestLanguage } from '../request-language.ts'

export const joinCall = 'joinus/regNewSportUser'
/** Error codes that join.sql raises. */
const unknownConsent = 'PK001'
const noConsent = 'PK002'
const headerNames = Object.keys(joinHeaders.shape)

type Post = {
  key: string
  address: string | undefined
  consentVersion: string | undefined
  lang: Language
  registration: JoinRegistration
}
type Outcome = { status: 200 } | { status: 400 | 403 | 503 } | { status: 429; retryAfter: number }

const headersOf = (request: FastifyRequest) =>
  joinHeaders.safeParse(
    Object.fromEntries(headerNames.map((header) => [header, request.headers[header.toLowerCase()]])),
  )

/** In the club's time zone, where the year starts before it does in UTC. */
const currentYear = () =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Budapest' }).format())

async function isRegistered(db: Database, key: string): Promise<boolean> {
  const [row] = await db.rows<{ registered: boolean }>('select api.is_registered($1) as registered', [key])
  return row?.registered === true
}

async function store(
  db: Database,
  { key, consentVersion, lang, registration }: Post,
  log: FastifyBaseLogger,
): Promise<Outcome> {
  const { email, birth_year, played_basketball_before, mother_name, phone } = registration
  try {
    await db.write('select api.register($1, $2, $3, $4::int, $5::boolean, $6, $7, $8, $9)', [
      key,
      registration.name,
      email,
      birth_year,
      played_basketball_before,
      mother_name?.trim() || null,
      phone ?? null,
      lang,
      consentVersion ?? null,
    ])
    return { status: 200 }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === unknownConsent) return { status: 400 }
    if (code !== noConsent) throw error
    log.error({ call: joinCall }, 'no consent text is stored: add one in the newsroom')
    return { status: 503 }
  }
}

/** The check for repeats comes first, so that sending a form again does not count against the rate limit. */
function createJoin(db: Database, env: Env) {
  const secondsToWait = createRateLimit(db, env)
  const secret = env.CAPTCHA_SECRET
  const checkCaptcha = async (token: string | undefined): Promise<Verdict> =>
    secret ? verifyCaptcha(token, { ...env, CAPTCHA_SECRET: secret }) : { passed: true }

  return async (post: Post, log: FastifyBaseLogger): Promise<Outcome> => {
    if (await isRegistered(db, post.key)) return { status: 200 }
    const retryAfter = await secondsToWait(post.address)
    if (retryAfter !== undefined) return { status: 429, retryAfter }
    const verdict = await checkCaptcha(post.registration['g-recaptcha-response'])
    if (!verdict.passed) {
      // A token is valid once: another process may have just stored the same form, sent twice.
      if (await isRegistered(db, post.key)) return { status: 200 }
      const level = verdict.fault === 'provider' ? 'error' : 'info'
      log[level]({ call: joinCall, fault: verdict.fault, reason: verdict.reason }, 'captcha not passed')
      return { status: verdict.fault === 'provider' ? 503 : 403 }
    }
    return store(db, post, log)
  }
}

export function addJoin(app: FastifyInstance, db: Database, env: Env): void {
  const join = createJoin(db, env)
  const pending = new Map<string, Promise<Outcome>>()
  if (!env.CAPTCHA_SECRET)
    app.log.warn('CAPTCHA_SECRET is not set: registrations are accepted without a captcha')

  /** The same form, sent again while the first is still pending, shares its outcome. */
  const joinOnce = (post: Post, log: FastifyBaseLogger): Promise<Outcome> => {
    const first = pending.get(post.key)
    if (first) return first
    const outcome = join(post, log).finally(() => pending.delete(post.key))
    pending.set(post.key, outcome)
    return outcome
  }

  app.post(calls[joinCall].path, async (request, reply) => {
    request.call = joinCall
    reply.header('cache-control', 'no-store')
    const headers = headersOf(request)
    if (!headers.success) return sendProblem(reply, 400, { errors: validationErrors(headers.error) })
    const query = calls[joinCall].query.safeParse(request.query)
    if (!query.success) return sendProblem(reply, 400, { errors: validationErrors(query.error) })
    const lang = requestLanguage(query.data.lang, request.headers['x-localization'])
    if (!lang)
      return sendProblem(reply, 400, { errors: [{ path: 'X-Localization', message: 'must be hu or en' }] })
    const body = joinRegistrationIn(currentYear()).safeParse(request.body)
    if (!body.success) return sendProblem(reply, 400, { errors: validationErrors(body.error) })
    const post: Post = {
      key: headers.data['Idempotency-Key'] ?? registrationKey(body.data, new Date(), env.CLIENT_SECRET),
      address: headers.data['X-Visitor-Address'],
      consentVersion: headers.data['X-Consent-Version'],
      lang,
      registration: body.data,
    }
    const outcome = await joinOnce(post, request.log)
    if (outcome.status === 200) return { status: 'OK' }
    if (outcome.status === 429) reply.header('retry-after', String(outcome.retryAfter))
    const errors = [{ path: 'X-Consent-Version', message: 'is not known' }]
    return sendProblem(reply, outcome.status, outcome.status === 400 ? { errors } : {})
  })
}
