import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApi, expectProblem, type TestApi, testEnv } from './testing/api.ts'
import { captchaSecret, startCaptcha } from './testing/captcha.ts'
import { connect, type Owner } from './testing/database.ts'

const path = '/api/v1/joinus/regNewSportUser'
const child = {
  name: 'Kiss Éva',
  email: 'eva@example.hu',
  birth_year: new Date().getFullYear() - 10,
  played_basketball_before: false,
  'g-recaptcha-response': 'token',
}

let owner: Owner
let api: TestApi
const rows = async (sql = 'select * from public.join_registrations order by id') =>
  (await owner.query(sql)).rows
const clean = () => owner.query('truncate public.join_registrations, intake.key, intake.rate cascade')

/** The call as specified: the secret, JSON, a language where known, and nothing else. */
const post = (body: object = child, more: Record<string, string> = {}, server = api) =>
  server.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    payload: JSON.stringify(body),
  })
const statuses = async (bodies: object[], server = api) => {
  const results: number[] = []
  for (const body of bodies) results.push((await post(body, {}, server)).status)
  return results
}
const children = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...child, name: `Kiss ${index}` }))

beforeAll(async () => {
  owner = await connect()
  await owner.query(`delete from public.consent_texts where version <> '1'`)
  api = createTestApi()
})
beforeEach(clean)
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await api.close()
  await clean()
  await owner.end()
})

describe('G4: the specified call, without our own headers', () => {
  test.each(['hu', 'en'])('is stored in the language %s, with its two e-mails', async (language) => {
    const answer = await post(child, { 'x-localization': language })
    expect([answer.status, answer.body]).toEqual([200, { status: 'OK' }])
    const { 'g-recaptcha-response': _, birth_year, ...stored } = child
    expect(await rows()).toMatchObject([{ ...stored, birth_year: String(birth_year), language }])
    expect(await rows('select kind from intake.outbox order by id')).toEqual([
      { kind: 'club' },
      { kind: 'applicant' },
    ])
  })

  test('is in Hungarian when no language is given', async () => {
    expect((await post()).status).toBe(200)
    expect(await rows()).toMatchObject([{ language: 'hu' }])
  })

  test('is rejected when one of our headers is invalid', async () => {
    for (const header of ['idempotency-key', 'x-visitor-address', 'x-consent-version', 'x-localization'])
      for (const value of ['a b', ...(header === 'x-localization' ? [] : [''])])
        expectProblem(await post(child, { [header]: value }), 400)
    expect(await rows()).toEqual([])
  })

  test('may hold any e-mail address that HTML accepts', async () => {
    const emails = ['a@b', "o'neil@x.hu", 'x..y@z.hu', '.a.@b.hu', '!#$%&*+/=?^_`{|}~-@b.hu']
    expect(await statuses(emails.map((email) => ({ ...child, email })))).toEqual(emails.map(() => 200))
    expect((await rows()).map(({ email }) => email)).toEqual(emails)
    expect(await rows('select * from intake.outbox')).toHaveLength(2 * emails.length)
  })
})

describe('J1: without a key', () => {
  test('the same registration is stored once a day, whatever its token and field order', async () => {
    const again = { ...Object.fromEntries(Object.entries(child).reverse()), 'g-recaptcha-response': 'other' }
    expect(await statuses([child, again, child])).toEqual([200, 200, 200])
    expect(await rows()).toHaveLength(1)
    expect(await statuses([{ ...child, phone: '36 30 123 4567' }])).toEqual([200])
    expect(await rows()).toHaveLength(2)
  })

  test('several processes at once store it once', async () => {
    const other = createTestApi()
    const answers = await Promise.all([api, other, api, other].map((server) => post(child, {}, server)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await rows()).toHaveLength(1)
    await other.close()
  })

  test('on another day it is another registration', async () => {
    await post()
    // The day on which summer time ends has 25 hours.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    expect(await statuses([child, child])).toEqual([200, 200])
    expect(await rows()).toHaveLength(2)
  })

  test('J5: the stored keys reveal nothing', async () => {
    await post()
    const keys = await rows('select key from intake.key union all select key from intake.rate')
    expect(keys).toHaveLength(2)
    expect(JSON.stringify(keys)).not.toMatch(/Kiss|eva@/)
  })
})

describe('H7: without a version of the consent', () => {
  const newText = (version: string) =>
    owner.query(`insert into public.consent_texts (version, text_hu, text_en) values ($1, '[új]', '[new]')`, [
      version,
    ])

  test('the current one is stored', async () => {
    const [first, second] = children(2)
    await post(first)
    await newText('2026-12')
    try {
      await post(second)
      expect((await rows()).map(({ consent_version }) => consent_version)).toEqual(['1', '2026-12'])
    } finally {
      await owner.query(`delete from public.consent_texts where version <> '1'`)
    }
  })

  test('without any consent text nothing is stored and the call is unavailable', async () => {
    await owner.query('create table public.saved_texts as table public.consent_texts')
    await owner.query('delete from public.consent_texts')
    try {
      expectProblem(await post(), 503)
      expectProblem(await post(child, { 'x-consent-version': '1' }), 400)
      expect([await rows(), await rows('select * from intake.key')]).toEqual([[], []])
    } finally {
      await owner.query('insert into public.consent_texts select * from public.saved_texts')
      await owner.query('drop table public.saved_texts')
    }
    expect((await post()).status).toBe(200)
  })
})

describe('J4: without a visitor’s address', () => {
  test('sixty in ten minutes are accepted, repeats are not counted, and the next is rejected', async () => {
    const sixty = children(60)
    expect(await statuses(sixty)).toEqual(sixty.map(() => 200))
    const refused = await post()
    expectProblem(refused, 429)
    expect((await post(sixty[0])).status).toBe(200)
    expect((await post(child, { 'x-visitor-address': '198.51.100.200' })).status).toBe(200)
    expect(await rows()).toHaveLength(61)
  })

  test('the limit is a setting, and ignores posts with an address', async () => {
    const strict = createTestApi(testEnv({ JOIN_LIMIT_WITHOUT_ADDRESS: '2' }))
    const [first, ...more] = children(4)
    expect((await post(first, { 'x-visitor-address': '198.51.100.201' }, strict)).status).toBe(200)
    expect(await statuses(more, strict)).toEqual([200, 200, 429])
    await strict.close()
  })
})

test('J3: the captcha is checked too, but not for what is already stored', async () => {
  const captcha = await startCaptcha()
  const guarded = createTestApi(testEnv({ CAPTCHA_SECRET: captchaSecret, CAPTCHA_VERIFY_URL: captcha.url }))
  const withToken = (token: string) => post({ ...child, 'g-recaptcha-response': token }, {}, guarded)
  expectProblem(await withToken('low-1'), 403)
  expect(await rows()).toEqual([])
  expect((await withToken('pass-1')).status).toBe(200)
  expect((await withToken('low-2')).status).toBe(200)
  expect(captcha.requests).toHaveLength(2)
  expect(await rows()).toHaveLength(1)
  await guarded.close()
  captcha.close()
})
