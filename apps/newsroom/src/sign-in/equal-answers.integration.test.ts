import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiResponse } from '../testing/newsroom.ts'

// Nothing listens there: letters fail, which nobody may notice either. The configuration reads it when imported.
process.env.SMTP_URL = 'smtp://127.0.0.1:1'
const { callApi, createUsers, emailOf, openPayload, password } = await import('../testing/newsroom.ts')

let payload: Payload

beforeAll(async () => {
  payload = await openPayload()
  await createUsers(payload)
  // From many networks, so that the account is locked for every unknown device.
  await payload.db.drizzle.execute(
    sql`insert into sign_in_failures select id, n, false, 5, now() + interval '1 day'
      from users, generate_series(1, 3) n where email = ${emailOf('registrar')}`,
  )
})
afterAll(() => payload.destroy())

const unlock = () =>
  payload.db.drizzle.execute(
    sql`delete from sign_in_failures where user_id = (select id from users where email = ${emailOf('editor')})`,
  )

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(call: () => Promise<ApiResponse>) {
  const start = performance.now()
  const { status, body } = await call()
  return { time: performance.now() - start, answer: JSON.stringify({ status, body }) }
}

/** Of 30 rounds with one call of each kind, side by side, so that a busy machine slows all kinds alike. */
async function compare(
  network: string,
  calls: ((from: string) => Promise<ApiResponse>)[],
  beforeEach = async () => {},
) {
  const results = calls.map(() => ({ times: [] as number[], answers: new Set<string>() }))
  for (let round = 0; round < 30; round += 1) {
    await beforeEach()
    const from = `${network}.${round}`
    const answers = await Promise.all(calls.map((call) => timed(() => call(from))))
    for (const [kind, { time, answer }] of answers.entries()) {
      results[kind]?.times.push(time)
      results[kind]?.answers.add(answer)
    }
  }
  // Beside the others of its round: what slows the machine slows them all.
  const meanOf = (round: number) =>
    results.reduce((sum, { times }) => sum + (times[round] ?? 0), 0) / results.length
  const medians = results.map(({ times }) => median(times.map((time, round) => time / meanOf(round))))
  return {
    answers: new Set(results.flatMap(({ answers }) => [...answers])),
    spread: Math.max(...medians) / Math.min(...medians),
  }
}

describe('a stranger cannot tell who has an account', () => {
  const tryToLogIn = (email: string, secret: string) => (from: string) =>
    callApi('POST', '/users/login', { json: { email, password: secret }, from })

  // A difference that the product makes is there each time; one that other work on the machine makes is not.
  const measured = { timeout: 180_000, retry: 2 }

  it(
    'at the login: known, unknown and locked addresses get the same words in the same time',
    measured,
    async () => {
      const { answers, spread } = await compare(
        '198.51.100',
        [
          tryToLogIn(emailOf('editor'), 'nem ez a jelszó'),
          tryToLogIn('senki@newsroom.example', 'nem ez a jelszó'),
          tryToLogIn(emailOf('registrar'), password('registrar')),
        ],
        async () => {
          await unlock()
        },
      )
      expect([...answers]).toEqual([expect.stringContaining('nem lehet belépni')])
      expect([...answers][0]).toMatch(/"status":401/)
      expect(spread).toBeLessThan(1.15)
    },
  )

  it('at a forgotten password, even when the letter cannot be sent', measured, async () => {
    const ask = (email: string) => (from: string) =>
      callApi('POST', '/users/forgot-password', { json: { email }, from })
    const { answers, spread } = await compare('198.51.101', [
      ask(emailOf('editor')),
      ask('senki@newsroom.example'),
    ])
    expect([...answers]).toEqual([expect.stringContaining('"status":200')])
    expect(spread).toBeLessThan(1.15)
  })
})

describe('twenty failures from one address in ten minutes', () => {
  const from = '203.0.113.9'
  const attempt = (email: string, secret: string, address = from) =>
    callApi('POST', '/users/login', { json: { email, password: secret }, from: address })

  it('close the door for this address, even for the correct password, and for no other', async () => {
    await unlock()
    const tries = Array.from({ length: 20 }, (_, index) => attempt(`senki${index}@newsroom.example`, 'rossz'))
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
    const refused = await attempt(emailOf('editor'), password('editor'))
    expect(refused.status).toBe(429)
    expect(refused.body.errors[0].message).toMatch(/Várj 10 percet/)
    // Ten minutes from the first try, which may be a while ago on a busy machine.
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(480)
    expect(
      (await callApi('POST', '/users/forgot-password', { json: { email: 'a@b.hu' }, from })).status,
    ).toBe(429)
    expect((await attempt(emailOf('editor'), password('editor'), '203.0.113.10')).status).toBe(200)
  })

  it('cannot be avoided by an invented X-Forwarded-For', async () => {
    const { status } = await attempt(
      emailOf('editor'),
      password('editor'),
      `198.51.100.77, ${from}, 127.0.0.1`,
    )
    expect(status).toBe(429)
  })
})
