import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, expectProblem, type Response, type TestApi, testEnv } from './testing/api.ts'
import { captchaSecret, startCaptcha } from './testing/captcha.ts'
import { connect, type Owner, requiredEnv } from './testing/database.ts'
import { freePort, startMain } from './testing/process.ts'

const path = '/api/v1/joinus/regNewSportUser'
// In Budapest it begins before it does in UTC.
const thisYear = Number(
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Budapest' }).format(),
)
const child = {
  name: 'Kiss Éva',
  email: 'eva@example.hu',
  birth_year: thisYear - 10,
  played_basketball_before: false,
}
let addressCount = 0
const newAddress = () => `198.51.100.${++addressCount}`

type Post = { key?: string; address?: string; headers?: Record<string, string | undefined>; body?: unknown }

async function post(api: TestApi, request: Post = {}): Promise<Response> {
  const { key = randomUUID(), address = newAddress(), headers = {}, body = child } = request
  const all = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-visitor-address': address,
    'x-consent-version': '1',
    ...headers,
  }
  const present = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return api.send(path, {
    method: 'POST',
    headers: present as Record<string, string>,
    payload: JSON.stringify(body),
  })
}

let owner: Owner
let api: TestApi
const rows = async (sql = 'select * from public.join_registrations order by id') =>
  (await owner.query(sql)).rows
const outbox = () => rows('select * from intake.outbox order by id')

beforeAll(async () => {
  owner = await connect()
  await owner.query(`delete from public.consent_texts where version <> '1'`)
  api = createTestApi()
})
beforeEach(() => owner.query('truncate public.join_registrations, intake.key, intake.rate cascade'))
afterAll(async () => {
  await api.close()
  await owner.query('truncate public.join_registrations, intake.key, intake.rate cascade')
  await owner.end()
})

describe('G4: a registration', () => {
  test('is stored with all its fields, new and in the language of the request', async () => {
    const body = {
      ...child,
      mother_name: ' Nagy Ida ',
      phone: '36 30 123 4567',
      played_basketball_before: true,
    }
    const answer = await post(api, { body, headers: { 'x-localization': 'en' } })
    expect([answer.status, answer.body]).toEqual([200, { status: 'OK' }])
    expect(await rows()).toMatchObject([
      {
        ...body,
        mother_name: 'Nagy Ida',
        birth_year: String(child.birth_year),
        status: 'new',
        language: 'en',
      },
    ])
  })

  test('may omit optional fields, and lang wins over the header', async () => {
    const answer = await api.send(`${path}?lang=hu`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-localization': 'en',
        'x-visitor-address': newAddress(),
        'x-consent-version': '1',
      },
      payload: JSON.stringify(child),
    })
    expect(answer.status).toBe(200)
    expect(await rows()).toMatchObject([{ mother_name: null, phone: null, language: 'hu' }])
  })

  test('H7: stores version, language and time of the consent, and whether the applicant is a minor', async () => {
    await owner.query(
      `insert into public.consent_texts (version, text_hu, text_en) values ('2026-11', '[a]', '[b]')`,
    )
    const minorIn = async (birth_year: number) => {
      await post(api, { body: { ...child, birth_year }, headers: { 'x-consent-version': '2026-11' } })
      return (await rows()).at(-1)
    }
    const stored = await minorIn(thisYear - 10)
    expect(stored).toMatchObject({ consent_version: '2026-11', language: 'hu', is_minor: true })
    expect(Math.abs(stored.consent_at.getTime() - Date.now())).toBeLessThan(60_000)
    expect((await minorIn(thisYear)).is_minor).toBe(true)
    expect((await minorIn(thisYear - 18)).is_minor).toBe(true)
    expect((await minorIn(thisYear - 19)).is_minor).toBe(false)
    expect((await minorIn(thisYear - 99)).is_minor).toBe(false)
    await owner.query(`delete from public.consent_texts where version = '2026-11'`)
  })

  test.each([
    ['no name', { body: { ...child, name: '  ' } }],
    ['no e-mail', { body: { ...child, email: 'eva' } }],
    ['a future year', { body: { ...child, birth_year: thisYear + 1 } }],
    ['a year too far in the past', { body: { ...child, birth_year: thisYear - 100 } }],
    ['a malformed phone number', { body: { ...child, phone: '+36301234567' } }],
    ['NUL', { body: { ...child, mother_name: 'a\0b' } }],
    ['no body', { body: null }],
    ['a list', { body: [] }],
    ['a short key', { key: 'a' }],
    ['an invalid IP address', { address: 'host, 192.0.2.1' }],
    ['an unknown consent version', { headers: { 'x-consent-version': '999' } }],
    ['an unknown language', { headers: { 'x-localization': 'de' } }],
  ] satisfies [string, Post][])('with %s is rejected, without repeating its values', async (_, request) => {
    const answer = await post(api, request)
    expectProblem(answer, 400)
    expect(answer.text).not.toMatch(/Kiss|eva@/)
    expect(await rows()).toEqual([])
  })

  test('F1: without the client secret nothing is processed', async () => {
    expectProblem(await post(api, { headers: { authorization: 'na' } }), 401)
    expect(await rows('select * from intake.rate')).toEqual([])
  })

  test('must be JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expectProblem(await post(api, { headers: { 'content-type': type } }), 415)
  })
})

describe('H7: the consent’s text', () => {
  const consent = async (lang: string) => {
    const { data } = await api.get('setting/list', { query: { lang } })
    const own = data.filter(({ setting_type }) => setting_type === 'join-us')
    return Object.fromEntries(own.map(({ name, value }) => [name, value]))
  }

  test('has its version in both languages, and mentions the parent of a child under 16', async () => {
    const [hu, en] = [await consent('hu'), await consent('en')]
    expect([hu.consent_version, en.consent_version]).toEqual(['1', '1'])
    expect(hu.consent_text).toMatch(/\[adatkezelési tájékoztatót\].*16 év alatti.*szülő/)
    expect(en.consent_text).toMatch(/\[privacy notice\].*under 16.*parent/)
  })

  test('is the newest; a form opened with an older one is still accepted', async () => {
    await owner.query(
      `insert into public.consent_texts (version, text_hu, text_en) values ('2', '[új]', '[new]')`,
    )
    try {
      expect(await consent('en')).toEqual({ consent_version: '2', consent_text: '[new]' })
      for (const version of ['1', '2'])
        expect((await post(api, { headers: { 'x-consent-version': version } })).status).toBe(200)
      expect((await rows()).map(({ consent_version }) => consent_version)).toEqual(['1', '2'])
    } finally {
      await owner.query(`delete from public.consent_texts where version = '2'`)
    }
  })
})

describe('X2: a post of any kind', () => {
  const runs = Number(process.env.FUZZ_RUNS ?? 2_000)
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\0', "'; --", 'ő'.repeat(300)),
  )
  const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.anything())
  const fieldOf = (key: string, valid: unknown) =>
    fc
      .oneof({ weight: 8, arbitrary: fc.constant(valid) }, { weight: 1, arbitrary: value })
      .map((field) => [key, field])
  const body = fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(
          ...Object.entries({ ...child, mother_name: 'Nagy Ida', phone: '36 30 123 4567' }).map(
            ([key, valid]) => fieldOf(key, valid),
          ),
        )
        .map((pairs) => Object.fromEntries(pairs)),
    },
    { weight: 1, arbitrary: value },
  )
  const header = fc.constantFrom(
    'idempotency-key',
    'x-visitor-address',
    'x-consent-version',
    'x-localization',
  )
  const request = fc.record({
    body,
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.dictionary(header, fc.string({ unit: fc.constantFrom(...'a1 .:,;-_é%') })) },
    ),
    address: fc.oneof(fc.ipV4(), fc.ipV6()),
  })

  test(`never fails: ${runs} of them`, { timeout: 600_000 }, async () => {
    const seen = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(request, async (request) => {
        const answer = await post(api, request)
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
        if (answer.status === 200) expect(answer.body).toEqual({ status: 'OK' })
        else {
          expect([400, 429]).toContain(answer.status)
          expectProblem(answer, answer.status)
        }
      }),
      { numRuns: runs },
    )
    expect(seen.get(200) ?? 0).toBeGreaterThan(runs / 20)
    expect(await rows('select count(*)::int from public.join_registrations')).toEqual([
      { count: seen.get(200) },
    ])
  })
})

describe('J1: a key is stored once', () => {
  test('however often it is sent in sequence', async () => {
    const key = randomUUID()
    for (let attempt = 0; attempt < 5; attempt++) expect((await post(api, { key })).status).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  test('even by several processes at once', async () => {
    const other = createTestApi()
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const posts = keys.flatMap((key) => [api, other, api, other, api].map((server) => post(server, { key })))
    const answers = await Promise.all(posts)
    expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200))
    expect(await rows()).toHaveLength(20)
    const kinds = (await outbox()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'club')).toHaveLength(20)
    expect(kinds.filter((kind) => kind === 'applicant')).toHaveLength(1)
    await other.close()
  })

  test('and not again after the registration is deleted', async () => {
    const key = randomUUID()
    await post(api, { key })
    await owner.query('delete from public.join_registrations')
    expect((await post(api, { key })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('J2: its two e-mails wait in the outbox, each with a Message-ID', async () => {
    await post(api)
    const [registration] = await rows()
    const emails = await outbox()
    expect(emails).toMatchObject(
      ['club', 'applicant'].map((kind) => ({
        kind,
        registration_id: registration.id,
        attempts: 0,
        sent_at: null,
      })),
    )
    expect(new Set(emails.map(({ message_id }) => message_id)).size).toBe(2)
  })

  test('J2: a mailbox gets one letter a day however its address is written; registrations and the club’s go on', async () => {
    const emails = ['bomb@pelda.hu', 'BOMB@pelda.hu', 'bomb+1@pelda.hu', 'bomb+2+3@Pelda.hu', 'bomb@pelda.hu']
    const gmail = ['b.omb@gmail.com', 'bomb+x@googlemail.com']
    for (const email of [...emails, ...gmail]) await post(api, { body: { ...child, email } })
    const applicants = async () =>
      rows(`select r.email from intake.outbox o join public.join_registrations r on r.id = o.registration_id
        where kind = 'applicant' order by o.id`)
    expect(await rows()).toHaveLength(7)
    expect((await outbox()).filter(({ kind }) => kind === 'club')).toHaveLength(7)
    expect(await applicants()).toEqual([{ email: emails[0] }, { email: gmail[0] }])
    // Somebody else, whose address only looks like it.
    for (const email of ['b.omb@pelda.hu', '+1@pelda.hu', '+2@pelda.hu', 'bomb@pelda.hu.hu'])
      await post(api, { body: { ...child, email } })
    expect(await applicants()).toHaveLength(6)
    await owner.query(`update public.join_registrations set created_at = created_at - interval '25 hours'`)
    await post(api, { body: { ...child, email: 'bomb@pelda.hu' } })
    await post(api, { body: { ...child, email: 'bomb@pelda.hu' } })
    expect(await applicants()).toHaveLength(7)
  })

  test('J2: a registration is not stored without its e-mails', async () => {
    await owner.query('alter table intake.outbox add constraint never check (false) not valid')
    try {
      const key = randomUUID()
      expectProblem(await post(api, { key }), 500)
      expect([await rows(), await rows('select * from intake.key')]).toEqual([[], []])
    } finally {
      await owner.query('alter table intake.outbox drop constraint never')
    }
  })
})

describe('J4: one address', () => {
  test('stores five in ten minutes; the sixth gets a Retry-After', async () => {
    const address = newAddress()
    for (let attempt = 0; attempt < 5; attempt++) expect((await post(api, { address })).status).toBe(200)
    const refused = await api.app.inject({
      method: 'POST',
      url: path,
      headers: {
        authorization: requiredEnv('CLIENT_SECRET'),
        'idempotency-key': randomUUID(),
        'x-visitor-address': address,
        'x-consent-version': '1',
      },
      payload: child,
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(await rows()).toHaveLength(5)
    expect((await post(api)).status).toBe(200)
  })

  test('is not counted for a known key, even above the limit', async () => {
    const address = newAddress()
    const keys = Array.from({ length: 5 }, () => randomUUID())
    for (const key of [...keys, ...keys, ...keys])
      expect((await post(api, { key, address })).status).toBe(200)
    expectProblem(await post(api, { address }), 429)
    for (const key of keys) expect((await post(api, { key, address })).status).toBe(200)
  })

  test('is counted across processes', async () => {
    const other = createTestApi()
    const address = newAddress()
    const posts = Array.from({ length: 12 }, (_, index) => post(index % 2 ? other : api, { address }))
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    await other.close()
  })

  test('may post again when the time is over', async () => {
    const quick = createTestApi(testEnv({ JOIN_LIMIT: '1', JOIN_LIMIT_SECONDS: '1' }))
    const address = newAddress()
    const statuses = [(await post(quick, { address })).status, (await post(quick, { address })).status]
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect([...statuses, (await post(quick, { address })).status]).toEqual([200, 429, 200])
    await quick.close()
  })

  test('is stored as a keyed hash, and old counts are deleted', async () => {
    await owner.query(`insert into intake.rate values ('old', 1, 0)`)
    const address = newAddress()
    await post(api, { address })
    const counts = await rows('select key from intake.rate')
    expect(counts).toHaveLength(1)
    expect(JSON.stringify(counts)).not.toContain(address)
  })
})

describe('J3: the captcha', () => {
  let captcha: Awaited<ReturnType<typeof startCaptcha>>
  let guarded: TestApi
  const settings = () => ({
    CAPTCHA_SECRET: captchaSecret,
    CAPTCHA_VERIFY_URL: captcha.url,
    CAPTCHA_TIMEOUT_MS: '2500',
  })
  const withToken = (token?: string, more: Post = {}, server = guarded) =>
    post(server, { ...more, body: { ...child, 'g-recaptcha-response': token } })
  beforeAll(async () => {
    captcha = await startCaptcha()
    guarded = createTestApi(testEnv(settings()))
  })
  afterAll(async () => {
    await guarded.close()
    captcha.close()
  })

  test('accepts a token with a good score and the right action, and never sends the address', async () => {
    const address = newAddress()
    expect((await withToken('pass-1', { address })).status).toBe(200)
    expect((await withToken('edge-1')).status).toBe(200)
    expect(await rows()).toHaveLength(2)
    expect([...(captcha.requests[0]?.keys() ?? [])]).toEqual(['secret', 'response'])
  })

  test.each(['low-1', 'scoreless-1', 'action-1', 'unknown', '', undefined])(
    '%s is rejected',
    async (token) => {
      expectProblem(await withToken(token), 403)
      expect(await rows()).toEqual([])
    },
  )

  test('a used token is rejected', async () => {
    expect((await withToken('pass-2')).status).toBe(200)
    expectProblem(await withToken('pass-2'), 403)
    expect(await rows()).toHaveLength(1)
  })

  test.each(['late-1', 'down-1', 'failing-1', 'html-1', 'endless-1'])(
    '%s: not available, nothing stored',
    async (token) => {
      expectProblem(await withToken(token), 503)
      expect(await rows()).toEqual([])
    },
  )

  test('an unreachable provider, or one that rejects our secret: not available', async () => {
    for (const wrong of [
      { CAPTCHA_VERIFY_URL: `http://127.0.0.1:${await freePort()}/` },
      { CAPTCHA_SECRET: 'wrong' },
    ]) {
      const misconfigured = createTestApi(testEnv({ ...settings(), ...wrong }))
      expectProblem(await withToken('pass-3', {}, misconfigured), 503)
      await misconfigured.close()
    }
    expect(await rows()).toEqual([])
  })

  test('the score and the action are configurable', async () => {
    const strict = createTestApi(testEnv({ ...settings(), CAPTCHA_MIN_SCORE: '0.95' }))
    expectProblem(await withToken('pass-4', {}, strict), 403)
    await strict.close()
    const login = createTestApi(testEnv({ ...settings(), CAPTCHA_ACTION: 'login' }))
    expect((await withToken('action-5', {}, login)).status).toBe(200)
    await login.close()
  })

  test('is called neither for a known key nor above the limit', async () => {
    const key = randomUUID()
    const address = newAddress()
    await withToken('pass-6', { key, address })
    for (const token of ['low-7', 'low-8', 'low-9', 'low-10']) await withToken(token, { address })
    const before = captcha.requests.length
    expect((await withToken('pass-6', { key, address })).status).toBe(200)
    expectProblem(await withToken('pass-11', { address }), 429)
    expect(captcha.requests).toHaveLength(before)
  })

  test('a form sent twice at once with the same token succeeds twice', async () => {
    const key = randomUUID()
    const twice = await Promise.all([withToken('pass-12', { key }), withToken('pass-12', { key })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(await rows()).toHaveLength(1)
  })
})

describe('J5: personal data', () => {
  const canary = `Kanári${randomUUID().slice(0, 8)}`
  const planted = {
    ...child,
    name: canary,
    email: `${canary.replace('á', 'a')}@example.hu`,
    mother_name: `${canary} Anya`,
    phone: '36 99 876 5432',
    'g-recaptcha-response': `token${canary}`,
  }
  const address = '203.0.113.222'
  const traces = new RegExp(`${canary}|${canary.replace('á', 'a')}|876 5432|203\\.0\\.113\\.222`, 'i')

  test('is in no log line of the api, and one line warns about the missing captcha', async () => {
    const port = await freePort()
    const main = startMain({
      APP_NAME: 'sunok',
      API_DATABASE_URL: requiredEnv('API_DATABASE_URL'),
      CLIENT_SECRET: requiredEnv('CLIENT_SECRET'),
      API_PORT: String(port),
      LOG_LEVEL: 'debug',
    })
    await main.listening()
    const send = (body: string, more: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: {
          authorization: requiredEnv('CLIENT_SECRET'),
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          'x-visitor-address': address,
          'x-consent-version': '1',
          ...more,
        },
        body,
      }).then(async (response) => [response.status, await response.text()] as const)
    const good = JSON.stringify(planted)
    const seen = [await send(good), await send(good.slice(0, -3)), await send(`${good}${canary}`)]
    seen.push(await send(JSON.stringify({ ...planted, email: canary, birth_year: canary })))
    seen.push(await send(good, { 'idempotency-key': canary.replace('á', ' ') }))
    await owner.query('alter table public.join_registrations add constraint never check (false) not valid')
    seen.push(await send(good))
    await owner.query('alter table public.join_registrations drop constraint never')
    for (let attempt = 0; attempt < 5; attempt++) seen.push(await send(good))
    main.child.kill('SIGTERM')
    await main.ended
    expect(seen.map(([status]) => status)).toEqual([200, 400, 400, 400, 400, 500, 200, 200, 200, 429, 429])
    for (const [, text] of seen) expect(text).not.toMatch(traces)
    expect(main.output()).not.toMatch(traces)
    expect(main.output().match(/CAPTCHA_SECRET is not set/g)).toHaveLength(1)
    expect(main.output()).toContain('joinus/regNewSportUser')
  })

  test('is in no log line of PostgreSQL, even when the row is rejected', async () => {
    await owner.query('alter table public.join_registrations add constraint never check (false) not valid')
    expectProblem(await post(api, { body: planted }), 500)
    await expect(
      owner.query(`insert into public.join_registrations (name) values ('${canary}')`),
    ).rejects.toThrow()
    await owner.query('alter table public.join_registrations drop constraint never')
    const log = readFileSync(requiredEnv('DATABASE_LOG'), 'utf8')
    // The start of the server shows that the log is written. The process logs only the code of the error.
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('violates')
    expect(log).not.toMatch(traces)
  })

  test.each([
    'log_min_messages',
    'log_min_error_statement',
    'log_error_verbosity',
    'log_parameter_max_length_on_error',
  ])('%s is set for all three roles, whatever the server default', async (setting) => {
    const { rows } = await owner.query(
      `select count(distinct setrole)::int as roles from pg_db_role_setting, unnest(setconfig) s
         where setdatabase = (select oid from pg_database where datname = current_database()) and s like $1`,
      [`${setting}=%`],
    )
    expect(rows[0].roles).toBe(3)
  })
})
