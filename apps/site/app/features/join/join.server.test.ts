import { calls } from '@palank/contract/calls'
import { dropMalformed } from '@palank/contract/drop-malformed'
import type { Language } from '@palank/routes'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import type { Posted } from '~/api/http.server.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { newSlip, seal, unseal } from './form-seal.server.ts'
import { exampleJoin, exampleJoinSettings, exampleValues } from './join.examples.ts'
import { drawSlip, loadJoin, takeForm } from './join.server.ts'
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

const slipOf = (age: number, version: string | null = '1') => seal(newSlip(version, noon - age), secret)
function take(changes: Record<string, string> = {}, slip = slipOf(minute)) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...exampleValues, slip, ...changes })) form.set(name, value)
  const note = (about: object, message: string) => logged.push(JSON.stringify([about, message]))
  return takeForm(
    api,
    form,
    { address: '192.0.2.7', view: exampleJoin },
    { secret, log: { info: note, warn: note }, now: () => noon },
  )
}
const reasonOf = async (taking: ReturnType<typeof take>) => {
  const { result, status } = await taking
  return [result.state === 'failed' ? result.reason : result.state, status]
}

describe('G4: what is sent on', () => {
  test('is the registration, its key, the address and the version of the consent', async () => {
    const slip = slipOf(minute, '2026.11')
    const { result, status } = await take({ 'g-recaptcha-response': 'token' }, slip)
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
          'Idempotency-Key': unseal(slip, secret)?.key,
          'X-Visitor-Address': '192.0.2.7',
          'X-Consent-Version': '2026.11',
        },
      ],
    ])
  })

  test('H7: names no version of the consent where the form had the site’s own text', async () => {
    const slip = slipOf(minute, null)
    expect(await reasonOf(take({}, slip))).toEqual(['sent', 200])
    expect(sent[0]?.[3]).toEqual({
      'Idempotency-Key': unseal(slip, secret)?.key,
      'X-Visitor-Address': '192.0.2.7',
    })
  })

  test('G3: with the answer comes a slip for the next form, beside the same consent text', async () => {
    const slip = slipOf(minute, '2026.11')
    const { result } = await take({}, slip)
    const next = unseal(result.slip, secret)
    expect(next).toMatchObject({ since: noon, consentVersion: '2026.11' })
    expect(next?.key).not.toBe(unseal(slip, secret)?.key)
  })

  test('G3: a reply whose status is not OK is an error', async () => {
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
  ])(
    'G3: an answer %i has its message, and what was typed is kept with its key',
    async (status, expected) => {
      answer = { status, retryAfter: 130, body: undefined }
      const slip = slipOf(minute)
      const taken = await take({}, slip)
      expect(await reasonOf(Promise.resolve(taken))).toEqual(expected)
      expect(taken.result).toMatchObject({ values: exampleValues, minutes: 3 })
      const kept = taken.result.state === 'failed' ? taken.result.slip : ''
      expect(unseal(kept, secret)?.key).toBe(unseal(slip, secret)?.key)
    },
  )
})

describe('J4: what is not sent on', () => {
  test('a filled trap, which looks like success', async () => {
    expect(await take({ homepage: 'https://spam.example' })).toEqual({
      result: { state: 'sent' },
      status: 200,
    })
    expect(sent).toEqual([])
  })

  test.each([
    ['older than a day', slipOf(24 * 60 * minute + 1)],
    ['from the future', slipOf(-minute)],
    ['forged', `${slipOf(minute).slice(0, -2)}xx`],
    ['missing', ''],
    ['of another secret', seal(newSlip('1', noon - minute), 'another secret of nobody at all..')],
  ])('a slip %s: the text is kept and the form gets a new one', async (_, slip) => {
    const { result, status } = await take({}, slip)
    expect(status).toBe(400)
    expect(result).toMatchObject({ reason: 'expired', values: exampleValues })
    const fresh = unseal(result.state === 'failed' ? result.slip : '', secret)
    expect(fresh).toMatchObject({ since: noon, consentVersion: '1' })
    expect(sent).toEqual([])
  })

  test('a form that was filled in within two seconds is asked for again', async () => {
    expect(await reasonOf(take({}, slipOf(1_999)))).toEqual(['early', 400])
    expect(await reasonOf(take({}, slipOf(2_000)))).toEqual(['sent', 200])
  })

  test('G2: a form with a mistake, each told by its key', async () => {
    const { result, status } = await take({ email: 'bulcsu@', consent: '' })
    expect(status).toBe(422)
    expect(result).toMatchObject({
      errors: { email: 'joinUs.invalidEmail', consent: 'joinUs.requiredConsent' },
    })
    expect(sent).toEqual([])
  })
})

test('J5: nothing of what was typed is logged', async () => {
  answer = { status: 503, retryAfter: undefined, body: undefined }
  await take()
  await take({ homepage: 'x' })
  await take({ email: 'canary' })
  expect(logged.length).toBeGreaterThan(3)
  expect(logged.join()).not.toMatch(/Bulcs|pelda|canary|123 4567|192\.0\.2/)
})

test('G3: settings that do not come cost the page neither its form nor what was typed', async () => {
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

test.each(['1', null])('a slip is drawn for the text on the page, of version %j', (version) => {
  const view = { ...exampleJoin, consent: { ...exampleJoin.consent, version } }
  const slip = unseal(drawSlip(view, { secret, now: () => noon }), secret)
  expect(slip).toEqual({ key: expect.stringMatching(/^[\w-]{24}$/), since: noon, consentVersion: version })
})

describe('H7: the consent', () => {
  const setting = { setting_type: 'join-us', name: 'consent_text', lang: 'hu' as const }
  const version = { ...setting, name: 'consent_version', value: '1' }

  test('comes from the settings, its link leading to the privacy notice', () => {
    expect(joinView(exampleJoinSettings, 'hu')).toEqual(exampleJoin)
    expect(joinView(exampleJoinSettings, 'en').privacyNotice).toBe('/page/privacy-notice')
  })

  test.each([
    { data: [] },
    { data: [null] },
    { data: [{ ...setting, value: 'a [b] c' }] },
    { data: [{ ...setting, value: 'no link' }, version] },
  ])('is the site’s own, in both languages, when %j says none', (answer) => {
    const { data } = dropMalformed(calls['setting/list'].answer, answer).value
    const own = (language: Language) => joinView(data, language).consent
    expect([own('hu').version, own('en').version]).toEqual([null, null])
    expect([own('hu').link, own('en').link]).toEqual(['adatkezelési tájékoztatót', 'privacy notice'])
    expect(own('hu').after).toContain('16 év alatti jelentkező nevében a szülő vagy a törvényes képviselő')
    expect(own('en').after).toContain('under 16 it is the parent or legal guardian who consents')
  })
})
