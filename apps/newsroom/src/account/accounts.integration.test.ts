import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { Secret, TOTP } from 'otpauth'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as SecondFactor from '../second-factor/store.ts'
import type * as PasswordLink from '../sign-in/password-link.ts'
import { asOwner } from '../testing/as-owner.ts'
import type * as Newsroom from '../testing/newsroom.ts'

const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

const mails: { to: string; text: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const to = envelope.rcptTo.map(({ address }) => address).join()
      mails.push({ to, text: Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '') })
      done()
    })
  },
})

let payload: Payload
let newsroom: typeof Newsroom
let links: typeof PasswordLink
let factors: typeof SecondFactor
let tokens: Awaited<ReturnType<typeof Newsroom.createUsers>>
const ids: Record<string, number> = {}
const fresh = 'egészen új jelszó'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

beforeAll(async () => {
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = smtp.server.address() as AddressInfo
  // The configuration reads the environment when it is imported.
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  newsroom = await import('../testing/newsroom.ts')
  links = await import('../sign-in/password-link.ts')
  factors = await import('../second-factor/store.ts')
  payload = await newsroom.openPayload()
  tokens = await newsroom.createUsers(payload)
  const { docs } = await payload.find({ collection: 'users' })
  for (const { id, roles } of docs) ids[roles[0] ?? ''] = id
})
afterAll(async () => {
  await payload.destroy()
  await new Promise((resolve) => smtp.close(() => resolve(undefined)))
})
/** A new editor for each test. The earlier ones are not deleted, because creating users anew means slow hashing. */
beforeEach(async () => {
  const data = { email: newsroom.emailOf('editor'), password: newsroom.password('editor') }
  const { email } = await payload.delete({ collection: 'users', id: ids.editor ?? 0 })
  await mailTo(email, /has been deleted/)
  const { id } = await payload.create({
    collection: 'users',
    data: { ...data, name: 'editor', roles: ['editor'] },
  })
  ids.editor = id
  tokens.editor = newsroom.tokenOf(await newsroom.login(data.email, data.password))
  mails.length = 0
  await asOwner('delete from public.audit_lines')
})

let caller = 0
const call = (path: string, json: object, as?: string, from?: string) => {
  caller += 1
  return newsroom.callApi('POST', `/users/${path}`, { json, as, from: from ?? `198.19.0.${caller}` })
}
const change = (json: object, as = tokens.editor, from?: string) => call('account', json, as, from)
const pathsIn = ({ body }: Newsroom.ApiResponse) =>
  body.errors[0].data?.errors.map(({ path }: { path: string }) => path)
const isSignedIn = async (as: string | undefined) =>
  (await newsroom.callApi('GET', '/users/me', { as })).body.user !== null
const canSignIn = async (role: string, email: string, password: string) => {
  const { status } = await newsroom.login(email, password)
  await payload.db.drizzle.execute(sql`delete from sign_in_failures where user_id = ${ids[role]}`)
  return status === 200
}
const rows = async <Row>(query: Parameters<typeof payload.db.drizzle.execute>[0]) =>
  (await payload.db.drizzle.execute(query)).rows as Row[]
const linesAbout = (role: string) =>
  rows<{ action: string; actor: string; details: string | null }>(
    sql`select action, actor, details from audit_lines where subject_id = ${ids[role]} order by id`,
  )
const mailTo = (to: string, text: RegExp) =>
  vi.waitFor(() => expect(mails).toContainEqual({ to, text: expect.stringMatching(text) }), 10_000)
const setFactor = () => factors.setSecondFactor({ payload }, { user: ids.editor ?? 0, secret, counter: 0 })
const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

describe('the form of an account', () => {
  it.each([
    ['one’s own', 'editor', 'editor'],
    ['another person’s, for an admin', 'admin', 'editor'],
  ] as const)('changes neither address nor password: %s', async (_, as, role) => {
    const { editor } = ids
    for (const path of [`/users/${editor}`, `/users?where[id][equals]=${editor}`]) {
      const patch = (json: object) => newsroom.callApi('PATCH', path, { as: tokens[as], json })
      await patch({ email: 'mas@newsroom.example' })
      expect((await patch({ password: fresh })).status).toBe(403)
    }
    expect((await payload.findByID({ collection: 'users', id: editor ?? 0 })).email).toBe(
      newsroom.emailOf(role),
    )
    expect(await canSignIn(role, newsroom.emailOf(role), newsroom.password(role))).toBe(true)
    expect(await isSignedIn(tokens.editor)).toBe(true)
  })

  it('offers neither to update, so that the screen shows no control for it', async () => {
    const { body } = await newsroom.callApi('POST', `/users/access/${ids.editor}`, {
      as: tokens.admin,
      json: {},
    })
    expect(body.fields.email.update).toBeUndefined()
    expect(body.fields.password.update).toBeUndefined()
    expect(body.fields.name.update).toBe(true)
  })
})

describe('a change of address or password within a session', () => {
  const right = () => newsroom.password('editor')

  it.each([
    ['no password', {}],
    ['a wrong password', { currentPassword: 'nem ez a jelszó' }],
  ])('is rejected with %s', async (_, proof) => {
    for (const data of [{ email: 'mas@newsroom.example' }, { newPassword: fresh }]) {
      const answer = await change({ ...data, ...proof })
      expect({ status: answer.status, paths: pathsIn(answer) }).toEqual({
        status: 400,
        paths: ['currentPassword'],
      })
    }
    expect(await canSignIn('editor', newsroom.emailOf('editor'), right())).toBe(true)
    expect(mails).toEqual([])
  })

  it('is rejected without a session and for another person’s account', async () => {
    expect((await call('account', { currentPassword: right(), newPassword: fresh })).status).toBe(403)
    const proof = { currentPassword: newsroom.password('registrar'), id: ids.editor }
    expect((await change({ ...proof, newPassword: fresh }, tokens.registrar)).status).toBe(200)
    expect(await canSignIn('editor', newsroom.emailOf('editor'), right())).toBe(true)
  })

  it('needs a code if a second factor is set, and the code works once', async () => {
    await setFactor()
    const proof = { currentPassword: right() }
    expect(pathsIn(await change({ ...proof, newPassword: fresh }))).toEqual(['code'])
    expect(pathsIn(await change({ ...proof, newPassword: fresh, code: '000000' }))).toEqual(['code'])
    const code = codeNow()
    expect((await change({ ...proof, email: 'uj@newsroom.example', code })).status).toBe(200)
    expect(pathsIn(await change({ ...proof, newPassword: fresh, code }))).toEqual(['code'])
  })

  it('does not use up the code for a short password or an invalid address', async () => {
    await setFactor()
    const proof = { currentPassword: right(), code: codeNow() }
    expect(pathsIn(await change({ ...proof, newPassword: 'rövid' }))).toEqual(['newPassword'])
    expect(pathsIn(await change({ ...proof, email: 'nem cím' }))).toEqual(['email'])
    expect((await change({ ...proof, newPassword: fresh })).status).toBe(200)
  })

  it('of the address ends other sessions and open links, leaves a line and mails the old address', async () => {
    const email = newsroom.emailOf('editor')
    const there = newsroom.tokenOf(await newsroom.login(email, right()))
    const link = await links.newPasswordLink({ payload }, ids.editor ?? 0, 1)
    expect((await change({ currentPassword: right(), email: ' Uj@newsroom.example ' })).status).toBe(200)
    expect(await Promise.all([tokens.editor, there].map(isSignedIn))).toEqual([true, false])
    expect((await call('reset-password', { token: link.split('/').at(-1), password: fresh })).status).toBe(
      403,
    )
    expect(await linesAbout('editor')).toContainEqual({
      action: 'roles_changed',
      actor: email,
      details: 'e-mail',
    })
    await mailTo(email, /e-mail address of your account has changed/)
    expect(mails.map(({ to }) => to)).not.toContain('uj@newsroom.example')
    expect(await canSignIn('editor', 'uj@newsroom.example', right())).toBe(true)
  })

  it('of the password ends other sessions, leaves a line and mails the address', async () => {
    const email = newsroom.emailOf('editor')
    const there = newsroom.tokenOf(await newsroom.login(email, right()))
    expect((await change({ currentPassword: right(), newPassword: fresh })).status).toBe(200)
    expect(await Promise.all([tokens.editor, there].map(isSignedIn))).toEqual([true, false])
    expect(await linesAbout('editor')).toContainEqual({
      action: 'roles_changed',
      actor: email,
      details: 'password',
    })
    await mailTo(email, /password of your account has changed/)
    expect(await canSignIn('editor', email, fresh)).toBe(true)
    expect(await canSignIn('editor', email, right())).toBe(false)
  })

  it.each([
    ['wrong passwords', { currentPassword: 'nem ez a jelszó' }],
    ['wrong codes', { code: '000000' }],
  ])('counts %s like those at sign-in: five lock the account, here and there', async (_, wrong) => {
    await setFactor()
    const from = '203.0.113.7'
    const proof = { currentPassword: right(), newPassword: fresh }
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await change({ ...proof, code: codeNow(), ...wrong }, tokens.editor, from)).status).toBe(400)
    expect(pathsIn(await change({ ...proof, code: codeNow() }, tokens.editor, from))).toEqual([
      'currentPassword',
    ])
    const credentials = { email: newsroom.emailOf('editor'), password: right(), code: codeNow() }
    const atSignIn = await call('login', credentials, undefined, from)
    expect({ status: atSignIn.status, step: atSignIn.body.secondFactor }).toEqual({
      status: 401,
      step: undefined,
    })
    const actions = (await linesAbout('editor')).map(({ action }) => action)
    expect(actions.filter((action) => action === 'sign_in_failed').length).toBeGreaterThanOrEqual(5)
    expect(actions.filter((action) => action === 'account_locked')).toHaveLength(1)
  })

  it('counts failures towards the limit of an address', async () => {
    const tryOnce = () => call('account', { newPassword: fresh }, tokens.editor, '203.0.113.99')
    const answers: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) answers.push((await tryOnce()).status)
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400))
    expect(answers[20]).toBe(429)
  })
})

describe('every change of an account leaves a line and an e-mail', () => {
  it('a change of name or roles by an admin, and a deletion', async () => {
    const email = newsroom.emailOf('statistician')
    const actor = newsroom.emailOf('admin')
    const path = `/users/${ids.statistician}`
    const json = { name: 'Új Név', roles: ['editor', 'statistician'] }
    await newsroom.callApi('PATCH', path, { as: tokens.admin, json })
    await newsroom.callApi('DELETE', path, { as: tokens.admin })
    expect(await linesAbout('statistician')).toEqual([
      { action: 'roles_changed', actor, details: 'name' },
      { action: 'roles_changed', actor, details: 'statistician → editor, statistician' },
      { action: 'user_deleted', actor, details: null },
    ])
    await mailTo(email, /name of your account has changed/)
    await mailTo(email, /roles of your account have changed/)
    await mailTo(email, /account has been deleted/)
  })

  it('a change of the second factor', async () => {
    const { ticket, secret: offered } = (await call('second-factor/offer', {}, tokens.editor)).body
    const code = new TOTP({ secret: Secret.fromBase32(offered) }).generate()
    const proof = { currentPassword: newsroom.password('editor') }
    expect(pathsIn(await call('second-factor', { ticket, code }, tokens.editor))).toEqual(['currentPassword'])
    expect((await call('second-factor', { ticket, code, ...proof }, tokens.editor)).status).toBe(200)
    await mailTo(newsroom.emailOf('editor'), /new second step at the login/)
    await asOwner('update public.second_factors set last_counter = 0')
    expect((await call('second-factor/remove', { ...proof, currentCode: code }, tokens.editor)).status).toBe(
      200,
    )
    await mailTo(newsroom.emailOf('editor'), /second step at the login of your account has been switched off/)
  })

  it('a new password by a link', async () => {
    const email = newsroom.emailOf('registrar')
    const link = await links.newPasswordLink({ payload }, ids.registrar ?? 0, 1)
    await call('reset-password', { token: link.split('/').at(-1), password: fresh })
    expect(await linesAbout('registrar')).toEqual([
      { action: 'roles_changed', actor: email, details: 'password' },
    ])
    await mailTo(email, /password of your account has changed/)
  })
})

describe('a link for a new password', () => {
  const tokenFor = async (role: string) =>
    (await links.newPasswordLink({ payload }, ids[role] ?? 0, 1)).split('/').at(-1) ?? ''

  it('works once, also for ten requests at the same moment', async () => {
    const token = await tokenFor('editor')
    const passwords = Array.from({ length: 10 }, (_, n) => `jelszó számmal: ${n}`)
    const answers = await Promise.all(
      passwords.map((password) => call('reset-password', { token, password })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 403)])
    const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await canSignIn('editor', newsroom.emailOf('editor'), chosen)).toBe(true)
  })

  it('is not used up by a short password', async () => {
    const token = await tokenFor('editor')
    expect((await call('reset-password', { token, password: 'rövid' })).status).toBe(400)
    expect((await call('reset-password', { token, password: fresh })).status).toBe(200)
  })

  it.each(['an invitation', 'a forgotten password'])('is stored as a hash: %s', async (kind) => {
    const email = newsroom.emailOf('editor')
    if (kind === 'an invitation')
      await newsroom.callApi('POST', `/users/${ids.editor}/invite`, { as: tokens.admin, json: {} })
    else await call('forgot-password', { email })
    await mailTo(email, /\/admin\/reset\/[0-9a-f]{40}/)
    const token = /\/admin\/reset\/([0-9a-f]{40})/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const [stored] = await rows<{ user: object }>(
      sql`select to_jsonb(u) as user from users u where id = ${ids.editor}`,
    )
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((await call('reset-password', { token, password: fresh })).status).toBe(200)
  })

  it('still works if it was sent before the upgrade', async () => {
    const token = 'a1b2'.repeat(10)
    await payload.db.drizzle.execute(
      sql`update users set reset_password_token = ${token},
        reset_password_expiration = now() + interval '1 hour' where id = ${ids.editor}`,
    )
    expect((await call('reset-password', { token, password: fresh })).status).toBe(403)
    const migration = new URL('../migrations/20261120_030000_password_links.sql', import.meta.url)
    await payload.db.drizzle.execute(sql.raw(readFileSync(migration, 'utf8')))
    expect((await call('reset-password', { token, password: fresh })).status).toBe(200)
  })
})

describe('a session', () => {
  const age = (hours: number) =>
    payload.db.drizzle.execute(
      sql`update users_sessions set created_at = now() - make_interval(hours => ${hours}) where _parent_id = ${ids.editor}`,
    )

  it('has its token in the cookie only: no answer contains one', async () => {
    const answers = [
      await call('login', { email: newsroom.emailOf('editor'), password: newsroom.password('editor') }),
      await call('refresh-token', {}, tokens.editor),
      await newsroom.callApi('GET', '/users/me', { as: tokens.editor }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body } of answers) {
      expect(body.user).toMatchObject({ email: newsroom.emailOf('editor') })
      expect(JSON.stringify(body)).not.toMatch(/eyJ/)
    }
  })

  it('lasts through a late evening', async () => {
    await age(23)
    expect(await isSignedIn(tokens.editor)).toBe(true)
    expect((await call('refresh-token', {}, tokens.editor)).status).toBe(200)
  })

  it('ends a day after the sign-in, however often it was refreshed', async () => {
    await age(25)
    expect(await isSignedIn(tokens.editor)).toBe(false)
    expect((await call('refresh-token', {}, tokens.editor)).status).toBe(403)
    expect((await newsroom.callApi('GET', '/articles', { as: tokens.editor })).status).toBe(403)
  })
})

it('an address cannot be verified by a link', async () => {
  expect((await call('verify/x', {})).status).toBe(404)
})
