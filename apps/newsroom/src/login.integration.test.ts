import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Newsroom from './testing/newsroom.ts'

// Its ES module imports a directory, which Node rejects; the CommonJS one works.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      // Quoted-printable wraps long lines with a trailing equals sign.
      const mail = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '')
      // The outbox also has the e-mails about account changes.
      if (mail.includes('/admin/reset/')) mails.push(mail)
      done()
    })
  },
})

let payload: Payload
let newsroom: typeof Newsroom
let callApi: typeof Newsroom.callApi
let login: typeof Newsroom.login
let tokens: Awaited<ReturnType<typeof Newsroom.createUsers>>

const editor = 'editor@newsroom.example'
const correct = 'jelszo-editor-próba'

beforeAll(async () => {
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = smtp.server.address() as AddressInfo
  // The configuration reads the environment when it is imported.
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  newsroom = await import('./testing/newsroom.ts')
  callApi = newsroom.callApi
  login = newsroom.login
  payload = await newsroom.openPayload()
  tokens = await newsroom.createUsers(payload)
})
afterAll(async () => {
  await payload.destroy()
  await new Promise((resolve) => smtp.close(() => resolve(undefined)))
})

describe('signing in', () => {
  it('gives the same response to a wrong password and an unknown e-mail', async () => {
    const wrong = await login(editor, 'nem ez a jelszó')
    const unknown = await login('senki@newsroom.example', 'nem ez a jelszó')
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
    expect((await login(editor, correct)).status).toBe(200)
  })

  it('sets an HttpOnly, SameSite=Strict cookie', async () => {
    const cookie = (await login(editor, correct)).headers.get('set-cookie')
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Strict/i)
  })

  it('locks the account after five wrong passwords, even for the correct one', async () => {
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect((await login(editor, 'nem ez a jelszó')).status).toBe(401)
    }
    expect((await login(editor, correct)).status).toBe(401)
  })

  it.each(['anonymous', 'editor', 'statistician', 'registrar'] as const)(
    'the %s cannot unlock it',
    async (caller) => {
      const { status } = await callApi('POST', '/users/unlock', {
        as: tokens[caller],
        json: { email: editor },
      })
      expect(status).toBe(403)
      expect((await login(editor, correct)).status).toBe(401)
    },
  )

  it('the admin unlocks it', async () => {
    expect(
      (await callApi('POST', '/users/unlock', { as: tokens.admin, json: { email: editor } })).status,
    ).toBe(200)
    expect((await login(editor, correct)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const fresh = 'egészen új jelszó'
  let token = ''

  it('sends a mail with a link to the newsroom', async () => {
    const { status } = await callApi('POST', '/users/forgot-password', { json: { email: editor } })
    expect(status).toBe(200)
    await vi.waitFor(() => expect(mails).toHaveLength(1), 30_000)
    expect(mails[0]).toContain(`To: ${editor}`)
    token = /newsroom\.example\/admin\/reset\/([0-9a-f]+)/.exec(mails[0] ?? '')?.[1] ?? ''
    expect(token).toMatch(/^[0-9a-f]{40}$/)
  })

  it('gives the same response to an unknown e-mail, and sends nothing', async () => {
    const known = await callApi('POST', '/users/forgot-password', {
      json: { email: 'registrar@newsroom.example' },
    })
    const unknown = await callApi('POST', '/users/forgot-password', {
      json: { email: 'senki@newsroom.example' },
    })
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    await vi.waitFor(() => expect(mails).toHaveLength(2), 30_000)
    await setTimeout(1000)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('To: registrar@newsroom.example')
  })

  it('keeps the old password until a new one is set', async () => {
    expect((await login(editor, correct)).status).toBe(200)
  })

  it('refuses a short password', async () => {
    const { status, body } = await callApi('POST', '/users/reset-password', {
      json: { token, password: 'rövid' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('legalább 12 karakter')
  })

  it('sets the new password, and ends all sessions of the account', async () => {
    const before = newsroom.tokenOf(await login(editor, correct))
    const { status } = await callApi('POST', '/users/reset-password', { json: { token, password: fresh } })
    expect(status).toBe(200)
    expect((await login(editor, correct)).status).toBe(401)
    expect((await login(editor, fresh)).status).toBe(200)
    expect((await callApi('GET', '/articles', { as: before })).status).toBe(403)
  })

  it('works once', async () => {
    const { status } = await callApi('POST', '/users/reset-password', {
      json: { token, password: 'még egy új jelszó' },
    })
    expect(status).toBe(403)
    expect((await login(editor, fresh)).status).toBe(200)
  })
})

describe('a short password', () => {
  it.each([
    ['a new user', 'POST', '/users', { email: 'uj@newsroom.example', name: 'Új', roles: ['editor'] }],
    ['a changed user', 'PATCH', '/users?where[email][equals]=statistician@newsroom.example', {}],
  ])('is refused for %s', async (_, method, path, data) => {
    const { status, body } = await callApi(method, path, {
      as: tokens.admin,
      json: { ...data, password: 'rövid' },
      language: 'en',
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('at least 12 characters')
  })
})
