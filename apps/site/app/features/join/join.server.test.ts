import { calls } from '@palank/contract/calls'
import { dropMalformed } from '@palank/contract/drop-malformed'
import type { Language } from '@palank/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import type { Posted } from '~/api/http.server.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { newFormToken, seal, unseal } from './form-seal.server.ts'
import { exampleJoin, exampleJoinSettings, exampleValues } from './join.examples.ts'
import { drawFormToken, loadJoin, takeForm } from './join.server.ts'
import { joinView } from './join.ts'

const secret = 'a secret of the tests, long enough'
const noon = Date.parse('2026-11-15T11:00:00Z')
const minute = 60_000
let sent: unknown[][]
let answer: Posted
let logged: string[]

let api: Api

beforeEach(() => {
  sent = []
  logged = []
  answer = { status: 200, retryAfter: undefined, body: { status: 'OK' } }
  const send = async (...args: unknown[]) => {
    sent.push(args)
    return answer
  }
  api = fakeApi(undefined, { post: send })
})

const formTokenOf = (age: number, version: string | null = '1') =>
  seal(newFormToken(version, noon - age), secret)
function take(changes: Record<string, string> = {}, formToken = formTokenOf(minute), view = exampleJoin) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...exampleValues, formToken, ...changes }))
    form.set(name, value)
  const note = (about: object, message: string) => logged.push(JSON.stringify([about, message]))
  return takeForm(
    api,
    form,
    { address: '192.0.2.7', view },
    { secret, log: { info: note, warn: note }, now: () => noon },
  )
}
const reasonOf = async (taking: ReturnType<typeof take>) => {
  const { result, status } = await taking
  return [result.state === 'failed' ? result.reason : result.state, status]
}

describe('G4: the forwarded registration', () => {
  test('has its key, the visitor’s address and the version of the consent', async () => {
    const formToken = formTokenOf(minute, '2026.11')
    const { result, status } = await take({ 'g-recaptcha-response': 'token' }, formToken)
    expect([result.state, status]).toEqual(['sent', 200])
    expect(sent).toEqual([
      [
        'joinus/regNewSportUser',
        'hu',
        {
          name: 'Kőszegi Bulcsú',
          email: 'bulcsu@pelda.hu',
          birth_year: 2014,
          played_basketball_before: false,
          phone: '36 20 123 4567',
          'g-recaptcha-response': 'token',
        },
        {
          'Idempotency-Key': unseal(formToken, secret)?.key,
          'X-Visitor-Address': '192.0.2.7',
          'X-Consent-Version': '2026.11',
        },
        undefined,
      ],
    ])
  })

  test('H7: has no consent version when the form had the site’s own text', async () => {
    const formToken = formTokenOf(minute, null)
    expect(await reasonOf(take({}, formToken))).toEqual(['sent', 200])
    expect(sent[0]?.[3]).toEqual({
      'Idempotency-Key': unseal(formToken, secret)?.key,
      'X-Visitor-Address': '192.0.2.7',
    })
  })

  test('G3: the result has a form token for the next form, with the same consent text', async () => {
    const formToken = formTokenOf(minute, '2026.11')
    const { result } = await take({}, formToken)
    const next = unseal(result.formToken, secret)
    expect(next).toMatchObject({ since: noon, consentVersion: '2026.11' })
    expect(next?.key).not.toBe(unseal(formToken, secret)?.key)
  })

  test('G3: a response whose status is not OK is an error', async () => {
    answer = { ...answer, body: { status: 'QUEUED' } }
    expect(await reasonOf(take())).toEqual(['unavailable', 503])
  })

  test.each([
    [403, ['captcha', 403]],
    [429, ['tooMany', 429]],
    [503, ['unavailable', 503]],
    [502, ['unavailable', 503]],
    [504, ['unavailable', 503]],
    [400, ['unavailable', 503]],
  ])('G3: status %i has its message, and the input and its key are kept', async (status, expected) => {
    answer = { status, retryAfter: 130, body: undefined }
    const formToken = formTokenOf(minute)
    const taken = await take({}, formToken)
    expect(await reasonOf(Promise.resolve(taken))).toEqual(expected)
    expect(taken.result).toMatchObject({ values: exampleValues, minutes: 3 })
    const newToken = taken.result.state === 'failed' ? taken.result.formToken : ''
    expect(unseal(newToken, secret)?.key).toBe(unseal(formToken, secret)?.key)
  })
})

describe('J4: not forwarded:', () => {
  test('a filled honeypot, which looks like success', async () => {
    expect(await take({ homepage: 'https://spam.example' })).toEqual({
      result: { state: 'sent' },
      status: 200,
    })
    expect(sent).toEqual([])
  })

  test.each([
    ['older than a day', formTokenOf(24 * 60 * minute + 1)],
    ['from the future', formTokenOf(-minute)],
    ['forged', `${formTokenOf(minute).slice(0, -2)}xx`],
    ['missing', ''],
    ['of another secret', seal(newFormToken('1', noon - minute), 'another secret of 32 characters...')],
  ])('a form token %s: the input is kept and the form gets a new token', async (_, formToken) => {
    const { result, status } = await take({}, formToken)
    expect(status).toBe(400)
    expect(result).toMatchObject({ reason: 'expired', values: exampleValues })
    const fresh = unseal(result.state === 'failed' ? result.formToken : '', secret)
    expect(fresh).toMatchObject({ since: noon, consentVersion: '1' })
    expect(sent).toEqual([])
  })

  test('a form filled in within two seconds, which must be sent again', async () => {
    expect(await reasonOf(take({}, formTokenOf(1_999)))).toEqual(['early', 400])
    expect(await reasonOf(take({}, formTokenOf(2_000)))).toEqual(['sent', 200])
  })

  test('G2: a form with mistakes, each reported by its key', async () => {
    const { result, status } = await take({ email: 'bulcsu@', consent: '' })
    expect(status).toBe(422)
    expect(result).toMatchObject({
      errors: { email: 'joinUs.invalidEmail', consent: 'joinUs.requiredConsent' },
    })
    expect(sent).toEqual([])
  })
})

test('J5: no input is logged', async () => {
  answer = { status: 503, retryAfter: undefined, body: undefined }
  await take()
  await take({ homepage: 'x' })
  await take({ email: 'canary' })
  expect(logged.length).toBeGreaterThan(3)
  expect(logged.join()).not.toMatch(/Bulcs|pelda|canary|123 4567|192\.0\.2/)
})

describe('H7: without a published privacy notice', () => {
  const closed = { ...exampleJoin, isOpen: false }
  const loadWith = (page: () => unknown, language: Language = 'hu') => {
    const asked: unknown[] = []
    const answers = fakeApi((name, _, args) => {
      if (name === 'setting/list') return { data: exampleJoinSettings }
      asked.push([name, args])
      return page()
    })
    return loadJoin(answers.inLanguage(language)).then((view) => ({ view, asked }))
  }
  const missing = () => {
    throw new ApiError(404, 'no such page')
  }

  test('the form is closed, and the contact stays', async () => {
    expect((await loadWith(missing)).view).toEqual(closed)
  })

  test.each([
    ['hu', 'adatkezelesi-tajekoztato'],
    ['en', 'privacy-notice'],
  ] as const)('the page is that which the form of %s links to', async (language, slug) => {
    const { asked } = await loadWith(missing, language)
    expect(asked).toEqual([['page/find', { params: { slug } }]])
  })

  test('it is open with the page, and when the api does not say', async () => {
    const data = { id: 1, slug: 'adatkezelesi-tajekoztato', title: 'Adatkezelés', body: '<p>Röviden.</p>' }
    expect((await loadWith(() => ({ data }))).view.isOpen).toBe(true)
    const dead = () => {
      throw new Error('connect ECONNREFUSED')
    }
    expect((await loadWith(dead)).view.isOpen).toBe(true)
  })

  test('a form that was opened before is refused, and keeps its input', async () => {
    const { result, status } = await take({}, formTokenOf(minute), closed)
    expect(status).toBe(409)
    expect(result).toMatchObject({ reason: 'closed', values: exampleValues })
    expect(sent).toEqual([])
  })
})

test('G3: without the settings the page still has its form and the input', async () => {
  const dead = async () => {
    throw new Error('connect ECONNREFUSED')
  }
  api = fakeApi(dead)
  const view = await loadJoin(api)
  expect(view).toMatchObject({
    consent: { version: null, link: 'adatkezelési tájékoztatót' },
    contact: { phone: null, email: null },
  })
})

test.each(['1', null])('a form token seals the version of the text on the page: %j', (version) => {
  const view = { ...exampleJoin, consent: { ...exampleJoin.consent, version } }
  const formToken = unseal(drawFormToken(view, { secret, now: () => noon }), secret)
  expect(formToken).toEqual({
    key: expect.stringMatching(/^[\w-]{24}$/),
    since: noon,
    consentVersion: version,
  })
})

describe('H7: the consent', () => {
  const setting = { setting_type: 'join-us', name: 'consent_text', lang: 'hu' as const }
  const version = { ...setting, name: 'consent_version', value: '1' }

  test('comes from the settings, with a link to the privacy notice', () => {
    expect(joinView(exampleJoinSettings, 'hu')).toEqual(exampleJoin)
    expect(joinView(exampleJoinSettings, 'en').privacyNotice).toBe('/page/privacy-notice')
  })

  test.each([
    { data: [] },
    { data: [null] },
    { data: [{ ...setting, value: 'a [b] c' }] },
    { data: [{ ...setting, value: 'no link' }, version] },
  ])('is the site’s own, in both languages, when %j has none', (answer) => {
    const { data } = dropMalformed(calls['setting/list'].answer, answer).value
    const own = (language: Language) => joinView(data, language).consent
    expect([own('hu').version, own('en').version]).toEqual([null, null])
    expect([own('hu').link, own('en').link]).toEqual(['adatkezelési tájékoztatót', 'privacy notice'])
    expect(own('hu').after).toContain('16 év alatti jelentkező nevében a szülő vagy a törvényes képviselő')
    expect(own('en').after).toContain('under 16 it is the parent or legal guardian who consents')
  })
})
