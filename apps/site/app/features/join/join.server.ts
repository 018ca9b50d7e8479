import { type JoinRegistration, joinRegistrationIn } from '@palank/contract/joinus'
import { privacyNotice } from '@palank/routes'
import type { Api, Registered } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { clubYear } from '~/i18n/format.ts'
import { type FormToken, newFormToken, seal, unseal } from './form-seal.server.ts'
import { type Failure, type JoinResult, type JoinView, joinView } from './join.ts'
import { type JoinValues, joinErrors, valuesOf } from './rules.ts'

/** Faster is a robot, or a browser that filled the form in: the visitor is asked to send it again. */
const shortestFill = 2_000
const longestFill = 24 * 60 * 60 * 1000
/** A field hidden from people; only robots fill it in. */
const trapName = 'homepage'
const formTokenName = 'formToken'
const captchaName = 'g-recaptcha-response'

type Log = { info: (about: object, message: string) => void; warn: (about: object, message: string) => void }
export type JoinDeps = { secret: string; log: Log; now: () => number }

const unknown = 'unknown'

/** Without settings the form shows the site's own consent text and no contact; only a missing notice closes it. */
export async function loadJoin(api: Api): Promise<JoinView> {
  const [settings, notice] = await Promise.all([
    api.optional('setting/list', api.settingList(), undefined),
    api.optional('page/find', unlessMissing(api.pageFind(privacyNotice[api.language])), unknown),
  ])
  return joinView(settings?.data ?? [], api.language, notice !== undefined)
}

export const drawFormToken = (view: JoinView, { secret, now }: Pick<JoinDeps, 'secret' | 'now'>): string =>
  seal(newFormToken(view.consent.version, now()), secret)

function registrationOf(values: JoinValues, token: string | null): JoinRegistration {
  const { name, email, birthYear, hasPlayedBefore, mothersName, phone } = values
  return {
    name: name.trim(),
    email: email.trim(),
    birth_year: Number(birthYear),
    played_basketball_before: hasPlayedBefore === 'yes',
    ...(mothersName.trim() ? { mother_name: mothersName.trim() } : {}),
    ...(phone ? { phone } : {}),
    ...(token ? { [captchaName]: token } : {}),
  }
}

const statuses: Record<Failure, number> = {
  invalid: 422,
  closed: 409,
  expired: 400,
  early: 400,
  captcha: 403,
  captchaDown: 503,
  tooMany: 429,
  unavailable: 503,
}

function failureOf({ status }: Registered): Failure {
  if (status === 403) return 'captcha'
  if (status === 429) return 'tooMany'
  return 'unavailable'
}

export type Taken = { result: JoinResult; status: number }

/** Checks a sent form and passes it to the api; a failure keeps what was typed. */
export async function takeForm(
  api: Api,
  form: FormData,
  { address, view }: { address: string; view: JoinView },
  { secret, log, now }: JoinDeps,
): Promise<Taken> {
  const values = valuesOf(form)
  const formToken = unseal(form.get(formTokenName), secret)
  const fail = (reason: Failure, more: object = {}): Taken => {
    // A formToken that is still valid stays, with the version of the consent text now shown.
    const next: FormToken =
      formToken && reason !== 'expired'
        ? { ...formToken, consentVersion: view.consent.version }
        : newFormToken(view.consent.version, now())
    log.info({ call: 'join', reason }, 'form not taken')
    return {
      result: { state: 'failed', reason, values, formToken: seal(next, secret), ...more },
      status: statuses[reason],
    }
  }
  if (form.get(trapName)) {
    log.info({ call: 'join', reason: 'trap' }, 'form not taken')
    return { result: { state: 'sent' }, status: 200 }
  }
  if (!view.isOpen) return fail('closed')
  const errors = joinErrors(values, clubYear(new Date(now())))
  if (Object.keys(errors).length > 0) return fail('invalid', { errors })
  const age = formToken ? now() - formToken.since : Number.NaN
  if (!formToken || !(age >= 0 && age <= longestFill)) return fail('expired')
  if (age < shortestFill) return fail('early')

  const token = form.get(captchaName)
  const registration = joinRegistrationIn(clubYear(new Date(now()))).safeParse(
    registrationOf(values, typeof token === 'string' ? token : null),
  )
  if (!registration.success) return fail('invalid')
  const { key, consentVersion } = formToken
  const answer = await api.registerNewSportUser(registration.data, { key, address, consentVersion })
  if (answer.ok) {
    const next = seal(newFormToken(consentVersion, now()), secret)
    return { result: { state: 'sent', formToken: next }, status: 200 }
  }
  const minutes = answer.retryAfter ? { minutes: Math.max(1, Math.ceil(answer.retryAfter / 60)) } : {}
  log.warn({ call: 'joinus/regNewSportUser', status: answer.status }, 'registration refused')
  return fail(failureOf(answer), minutes)
}
