import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Newsroom from '../testing/newsroom.ts'

const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as typeof import('smtp-server')

const mails: string[] = []
let refusesMail = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(refusesMail ? new Error('no such mailbox') : null),
  onData: (stream, _, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const mail = Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '')
      // The outbox also has the e-mails about account changes.
      if (mail.includes('/admin/reset/')) mails.push(mail)
      done()
    })
  },
})

let payload: Payload
let newsroom: typeof Newsroom
let tokens: Awaited<ReturnType<typeof Newsroom.createUsers>>

beforeAll(async () => {
  await new Promise((resolve) => smtp.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = smtp.server.address() as AddressInfo
  // The configuration reads the environment when it is imported.
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  newsroom = await import('../testing/newsroom.ts')
  payload = await newsroom.openPayload()
  tokens = await newsroom.createUsers(payload)
})
afterAll(async () => {
  await payload.destroy()
  await new Promise((resolve) => smtp.close(() => resolve(undefined)))
})

const tokenIn = (text = '') => /\/admin\/reset\/([0-9a-f]{40})/.exec(text)?.[1] ?? ''
const invite = (json: object, as = tokens.admin) => newsroom.callApi('POST', '/users/invite', { as, json })
const choose = (token: string, password: string) =>
  newsroom.callApi('POST', '/users/reset-password', { json: { token, password } })
const idOf = async (email: string) =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]?.id ?? 0

describe('an invitation', () => {
  const email = 'uj.ember@klub.hu'
  const chosen = 'az új ember jelszava'

  it('is a letter in two languages; the admin sees no link', async () => {
    const { status, body } = await invite({ name: 'Új Ember', email, roles: ['editor'] })
    expect({ status, body }).toEqual({ status: 200, body: { isSent: true } })
    expect(mails[0]).toContain(`To: ${email}`)
    expect(mails[0]).toMatch(/^From: [^<]+<newsroom@club\.example>/m)
    expect(mails[0]).toContain('72')
    expect(mails[0]).toMatch(/Choose a password here/)
    expect(tokenIn(mails[0])).not.toBe('')
  })

  it('works for 72 hours', async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select extract(epoch from reset_password_expiration - now()) / 3600 as hours from users where email = ${email}`,
    )
    expect(Number(rows[0]?.hours)).toBeCloseTo(72, 0)
  })

  it('is sent again when it was lost; the first link then works no more', async () => {
    const path = `/users/${await idOf(email)}/invite`
    expect((await newsroom.callApi('POST', path, { as: tokens.admin })).body).toEqual({ isSent: true })
    expect(mails).toHaveLength(2)
    expect((await choose(tokenIn(mails[0]), chosen)).status).toBe(403)
  })

  it('lets the person choose a password, once, and sign in', async () => {
    expect((await choose(tokenIn(mails[1]), chosen)).body).toMatchObject({ email })
    expect((await choose(tokenIn(mails[1]), 'még egy új jelszó')).status).toBe(403)
    expect((await newsroom.login(email, chosen)).status).toBe(200)
  })

  it('leaves lines in the audit', async () => {
    const { docs } = await payload.find({
      collection: 'audit-lines',
      where: { action: { equals: 'user_invited' } },
    })
    expect(docs).toHaveLength(2)
    expect(docs[0]).toMatchObject({
      actor: 'admin@newsroom.example',
      subject_title: 'Új Ember',
      details: 'mail',
    })
  })

  it('that cannot be delivered leaves the account and a link to hand over', async () => {
    refusesMail = true
    const { body } = await invite({ name: 'Elérhetetlen', email: 'x@klub.hu', roles: ['admin'] })
    refusesMail = false
    expect(body).toMatchObject({ isSent: false, reason: 'failed' })
    expect((await choose(tokenIn(body.link), chosen)).status).toBe(200)
    expect((await newsroom.login('x@klub.hu', chosen)).body.secondFactor).toBe('enrol')
  })

  it.each([
    ['an address that has an account', { name: 'Más', email, roles: ['editor'] }],
    ['no address', { name: 'Más', email: '', roles: ['editor'] }],
    ['no role', { name: 'Más', email: 'mas@klub.hu', roles: [] }],
    ['an unknown role', { name: 'Más', email: 'mas@klub.hu', roles: ['god'] }],
    ['no name', { name: ' ', email: 'mas@klub.hu', roles: ['editor'] }],
  ])('with %s is refused, and nothing is sent', async (_, data) => {
    const before = mails.length
    expect((await invite(data)).status).toBe(400)
    expect(mails).toHaveLength(before)
    expect(await idOf('mas@klub.hu')).toBe(0)
  })

  it.each(['anonymous', 'editor', 'statistician', 'registrar', 'child_protection'] as const)(
    'is not for the %s',
    async (caller) => {
      const as = tokens[caller] ?? ''
      expect((await invite({ name: 'Más', email: 'mas@klub.hu', roles: ['admin'] }, as)).status).toBe(403)
      const id = await idOf(email)
      expect((await newsroom.callApi('POST', `/users/${id}/invite`, { as })).status).toBe(403)
      expect((await newsroom.callApi('GET', `/users/${id}/invitation`, { as })).status).toBe(403)
    },
  )

  it('replaces inventing a password: nobody creates an account with one', async () => {
    const json = { name: 'Más', email: 'mas@klub.hu', roles: ['editor'], password: 'kitalált jelszó' }
    expect((await newsroom.callApi('POST', '/users', { as: tokens.admin, json })).status).toBe(403)
  })
})
