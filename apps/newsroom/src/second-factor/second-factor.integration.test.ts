import { Writable } from 'node:stream'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resetSecondFactor } from '../commands/reset-second-factor.ts'
import { createLog } from '../log.ts'
import { refuseDemoUsers } from '../refuse-demo-users.ts'
import { newPasswordLink } from '../sign-in/password-link.ts'
import { type ApiResponse, callApi, openPayload, tokenOf } from '../testing/newsroom.ts'
import { setDemoFactor } from './demo-factor.ts'

let payload: Payload
const correct = 'jó hosszú jelszó'
const ids: Record<string, number> = {}

const codeOf = (secret: string, halfMinutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 })

let caller = 0
const call = (path: string, json: object, as?: string): Promise<ApiResponse> => {
  caller += 1
  return callApi('POST', `/users/${path}`, { json, as, from: `198.18.0.${caller}` })
}
const logIn = (email: string, more: object = {}) => call('login', { email, password: correct, ...more })
const unlock = () => payload.db.drizzle.execute(sql`delete from sign_in_failures`)

const rows = async <Row>(query: Parameters<typeof payload.db.drizzle.execute>[0]) =>
  (await payload.db.drizzle.execute(query)).rows as Row[]
const sessionsOf = async (email: string) =>
  (
    await rows(
      sql`select s.id from users_sessions s join users u on u.id = s._parent_id where u.email = ${email}`,
    )
  ).length
const linesAbout = async (email: string) =>
  (
    await rows<{ action: string }>(
      sql`select action from audit_lines where subject_id = (select id from users where email = ${email}) order by id`,
    )
  ).map(({ action }) => action)

beforeAll(async () => {
  // Codes change every half minute; here they do not.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  payload = await openPayload()
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
  for (const [name, role] of [
    ['fonok', 'admin'],
    ['vedo', 'child_protection'],
    ['iro', 'editor'],
  ] as const) {
    const data = { email: `${name}@klub.hu`, password: correct, name, roles: [role] }
    ids[name] = (await payload.create({ collection: 'users', data })).id
  }
})
afterAll(() => {
  vi.useRealTimers()
  return payload.destroy()
})

describe.each(['fonok', 'vedo'])('%s must set up a second factor', (name) => {
  const email = `${name}@klub.hu`
  let secret = ''
  let ticket = ''
  let recoveryCodes: string[] = []

  it('the right password alone gives no session, but what is needed to set it up', async () => {
    const { status, body, headers } = await logIn(email)
    expect(status).toBe(401)
    expect(body).toMatchObject({
      secondFactor: 'enrol',
      enrolment: { qrCode: expect.stringMatching(/<svg/) },
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect(await sessionsOf(email)).toBe(0)
    ;({ secret, ticket } = body.enrolment)
    expect(await rows(sql`select * from second_factors where user_id = ${ids[name]}`)).toEqual([])
  })

  it('a wrong code, and the ticket of somebody else, set nothing up', async () => {
    const wrong = await logIn(email, { enrolment: ticket, code: codeOf(secret, 5) })
    expect(wrong.body).toMatchObject({ secondFactor: 'enrol', reason: 'wrong' })
    const other = await logIn(email, { enrolment: `${ticket.slice(0, -4)}AAAA`, code: codeOf(secret) })
    expect(other.body).toMatchObject({ secondFactor: 'enrol', reason: 'expired' })
    expect(await sessionsOf(email)).toBe(0)
  })

  it('the code of the app sets it up, signs in, and shows ten recovery codes', async () => {
    const answer = await logIn(email, { enrolment: ticket, code: codeOf(secret, -1) })
    expect(answer.status).toBe(200)
    recoveryCodes = answer.body.recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect((await callApi('GET', '/articles', { as: tokenOf(answer) })).status).toBe(200)
    expect(await linesAbout(email)).toContain('second_factor_set')
  })

  it('from then on the password asks for a code, and a code works once', async () => {
    expect((await logIn(email)).body).toMatchObject({ secondFactor: 'code', reason: 'code' })
    const code = codeOf(secret)
    const [one, two] = await Promise.all([logIn(email, { code }), logIn(email, { code })])
    expect([one.status, two.status].sort()).toEqual([200, 401])
    expect(one.status === 401 ? one.body : two.body).toMatchObject({ reason: 'used' })
    expect((await logIn(email, { code })).body).toMatchObject({ reason: 'used' })
    expect((await logIn(email, { code: codeOf(secret, -1) })).body).toMatchObject({ reason: 'used' })
  })

  it('a recovery code works once, however it is typed', async () => {
    const [code = ''] = recoveryCodes
    expect((await logIn(email, { code: ` ${code.toUpperCase()} ` })).status).toBe(200)
    expect((await logIn(email, { code })).body).toMatchObject({ reason: 'wrong' })
  })

  it('the wrong password gives away nothing, whatever the code', async () => {
    const { status, body } = await logIn(email, { password: 'nem ez a jelszó', code: codeOf(secret, 1) })
    expect(status).toBe(401)
    expect(body.secondFactor).toBeUndefined()
    expect((await logIn(email, { code: codeOf(secret, 1) })).status).toBe(200)
  })

  it('five wrong codes from one network lock the account there', async () => {
    const from = `198.19.0.${ids[name]}`
    const tryCode = (code: string | undefined) =>
      callApi('POST', '/users/login', { json: { email, password: correct, code }, from })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await tryCode('000000')).body).toMatchObject({ secondFactor: 'code' })
    }
    const { status, body } = await tryCode(recoveryCodes[1])
    expect({ status, step: body.secondFactor }).toEqual({ status: 401, step: undefined })
    expect(await linesAbout(email)).toContain('account_locked')
    await unlock()
  })

  it('a new password by a link gives no session either', async () => {
    const token = (await newPasswordLink({ payload }, ids[name] ?? 0, 1)).split('/').at(-1)
    const { status, body, headers } = await call('reset-password', { token, password: correct })
    expect({ status, email: body.email }).toEqual({ status: 200, email })
    expect(headers.get('set-cookie')).not.toContain('token')
    expect(await sessionsOf(email)).toBe(0)
    expect((await logIn(email)).body.secondFactor).toBe('code')
    const again = await call('reset-password', { token, password: correct })
    expect(again.status).toBe(403)
    expect(again.body.errors[0].message).toContain('Kérj újat')
  })

  it('no other way of Payload gives a session', async () => {
    const register = await call('first-register', {
      email: 'x@klub.hu',
      password: correct,
      name: 'X',
      roles: ['admin'],
    })
    expect(register.status).toBe(403)
    expect((await call('refresh-token', {})).status).toBe(403)
    await expect(payload.login({ collection: 'users', data: { email, password: correct } })).rejects.toThrow()
    const key = new Headers({ authorization: 'users API-Key valami' })
    expect((await payload.auth({ headers: key })).user).toBeNull()
    expect(await sessionsOf(email)).toBe(0)
  })

  it('the secret is in no answer, and encrypted in the database', async () => {
    const answer = await logIn(email, { code: recoveryCodes[2] })
    const as = tokenOf(answer)
    const me = await callApi('GET', '/users/me', { as })
    const own = await callApi('GET', `/users/${ids[name]}?depth=2&showHiddenFields=true`, { as })
    const stored = await rows(sql`select * from second_factors`)
    for (const text of [me.body, own.body, answer.body, stored].map((value) => JSON.stringify(value))) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(recoveryCodes[5])
    }
  })

  it('the command resets it, ends the sessions, and leaves a line', async () => {
    expect(await sessionsOf(email)).toBeGreaterThan(0)
    const token = tokenOf(await logIn(email, { code: recoveryCodes[3] }))
    await resetSecondFactor(payload, email.toUpperCase())
    expect(await sessionsOf(email)).toBe(0)
    expect((await callApi('POST', '/users/refresh-token', { as: token })).status).toBe(403)
    expect((await logIn(email)).body.secondFactor).toBe('enrol')
    expect(await linesAbout(email)).toContain('second_factor_reset')
    await expect(resetSecondFactor(payload, email)).rejects.toThrow('has no second factor')
  })
})

describe('an editor may choose it', () => {
  const email = 'iro@klub.hu'
  let token: string | undefined
  let secret = ''

  it('and signs in without it until then', async () => {
    token = tokenOf(await logIn(email))
    const { body } = await callApi('GET', '/users/second-factor', { as: token })
    expect(body).toEqual({ isSet: false, isRequired: false, recoveryCodes: 0 })
  })

  it('is set up in the account with the password, and the next login needs a code', async () => {
    const offer = (await call('second-factor/offer', {}, token)).body
    secret = offer.secret
    const { ticket } = offer
    const code = codeOf(secret, -1)
    expect((await call('second-factor', { ticket, code }, token)).status).toBe(400)
    const wrong = await call('second-factor', { ticket, code: '000000', currentPassword: correct }, token)
    expect(wrong.status).toBe(400)
    const set = await call('second-factor', { ticket, code, currentPassword: correct }, token)
    expect(set.body.recoveryCodes).toHaveLength(10)
    expect((await logIn(email)).body.secondFactor).toBe('code')
  })

  it('changes it only with a code of the old one', async () => {
    const offer = (await call('second-factor/offer', {}, token)).body
    const data = { ticket: offer.ticket, code: codeOf(offer.secret), currentPassword: correct }
    const refused = await call('second-factor', data, token)
    expect(refused.status).toBe(400)
    expect((await logIn(email, { code: codeOf(secret) })).status).toBe(200)
  })

  it('is switched off with the password and a code', async () => {
    const remove = (data: object) => call('second-factor/remove', data, token)
    expect((await remove({ currentPassword: correct, currentCode: '000000' })).status).toBe(400)
    expect((await remove({ currentCode: codeOf(secret, 1) })).status).toBe(400)
    expect((await remove({ currentPassword: correct, currentCode: codeOf(secret, 1) })).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })

  it.each([
    ['GET', '/users/second-factor'],
    ['POST', '/users/second-factor/offer'],
    ['POST', '/users/second-factor'],
    ['POST', '/users/second-factor/remove'],
  ])('%s %s is refused without a session', async (method, path) => {
    expect((await callApi(method, path, { from: '198.18.1.1' })).status).toBe(403)
  })
})

it('production refuses to start with a published secret', async () => {
  await setDemoFactor(payload, ids.iro ?? 0, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  const DATABASE_URL = process.env.DATABASE_URL ?? ''
  await expect(refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS: 'no' })).rejects.toThrow(
    new RegExp(`with the ids (\\d+, )*${ids.iro}\\b`),
  )
  await expect(refuseDemoUsers({ DATABASE_URL, ALLOW_DEMO_USERS: 'yes' })).resolves.toBeUndefined()
})

it('a demand leaves no secret in the log', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog('newsroom', { APP_NAME: 'sunok', LOG_LEVEL: 'debug' }, stream)
  const { offerEnrolment } = await import('./enrolment.ts')
  const { SecondFactorDemand } = await import('./demand.ts')
  const enrolment = offerEnrolment({ id: 1, email: 'a@b.hu' })
  log.error({ err: new SecondFactorDemand('enrol', 'enrol', { id: 1 }, enrolment) }, 'x')
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(enrolment.secret)
})
