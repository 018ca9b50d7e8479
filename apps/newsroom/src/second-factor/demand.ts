import { type CollectionBeforeLoginHook, type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { sendAccountNotice } from '../account/notice.ts'
import { addAuditLine } from '../audit/audit-line.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { completeEnrolment, type Enrolment, offerEnrolment } from './enrolment.ts'
import { needsSecondFactor } from './requirement.ts'
import { secondFactorOf, spendCode } from './store.ts'

export const codeTexts = {
  wrong: bilingual(
    'Ez a kód nem jó. Nézd meg az alkalmazásban az éppen érvényeset, és írd be újra.',
    'This code is wrong. Look up the current one in the app and enter it again.',
  ),
  used: bilingual(
    'Ezzel a kóddal már beléptek. Várd meg a következőt, legfeljebb fél perc.',
    'This code has been used. Wait for the next one, half a minute at most.',
  ),
  expired: bilingual(
    'A beállítás tovább tartott negyedóránál. Kezdd elölről.',
    'Setting it up took more than a quarter of an hour. Start again.',
  ),
  code: bilingual('Írd be az alkalmazás hatjegyű kódját.', 'Enter the six-digit code of the app.'),
  enrol: bilingual(
    'A szerepedhez kétlépcsős belépés kell. Állítsd be most.',
    'Your role needs a second step at the login. Set it up now.',
  ),
}

/** Ends a login whose password was right. The endpoint turns it into an answer. */
export class SecondFactorDemand extends Error {
  readonly step: 'code' | 'enrol'
  readonly reason: keyof typeof codeTexts
  readonly text: Bilingual
  readonly user: number
  readonly #enrolment: Enrolment | undefined

  constructor(
    step: 'code' | 'enrol',
    reason: keyof typeof codeTexts,
    account: { id: number },
    enrolment?: Enrolment,
  ) {
    super('a second factor is needed')
    this.step = step
    this.reason = reason
    this.text = codeTexts[reason]
    this.user = account.id
    this.#enrolment = enrolment
  }

  /** No property of the error itself: a log would print it, with the secret. */
  get enrolment(): Enrolment | undefined {
    return this.#enrolment
  }
}

/** No session without the code, where one is set up or required: whatever operation of Payload would begin one. */
export const demandSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { code, enrolment: ticket } = (req.data ?? {}) as { code?: unknown; enrolment?: unknown }
  const { isSet } = await secondFactorOf(req, user.id)
  if (isSet) {
    if (!code) throw new SecondFactorDemand('code', 'code', user)
    const result = await spendCode(req, user.id, code)
    if (result === 'wrong' || result === 'used') throw new SecondFactorDemand('code', result, user)
    req.context.secondStep = result === 'recovery' ? 'recovery code' : 'code'
    return user
  }
  if (!needsSecondFactor(user)) return user
  if (typeof ticket !== 'string' || !code)
    throw new SecondFactorDemand('enrol', 'enrol', user, offerEnrolment(user))
  const result = await completeEnrolment(req, user.id, ticket, code)
  if (result === 'expired') throw new SecondFactorDemand('enrol', 'expired', user, offerEnrolment(user))
  if (result === 'wrong') throw new SecondFactorDemand('enrol', 'wrong', user)
  req.context.recoveryCodes = result.recoveryCodes
  await addAuditLine(req, {
    action: 'second_factor_set',
    actor: user.email,
    subject: { collection: 'users', id: user.id, title: user.name },
  })
  void sendAccountNotice(req.payload, user, 'secondFactorSet')
  return user
}

/** A session from before the role was given, or from before the factor was reset, is not prolonged. */
export const refuseRefreshWithout: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'refresh' || !req.user || !needsSecondFactor(req.user)) return args
  if (!(await secondFactorOf(req, req.user.id)).isSet) throw new Forbidden(req.t)
  return args
}
