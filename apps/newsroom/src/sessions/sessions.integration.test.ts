import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callApi, createUsers, emailOf, login, openPayload, password, tokenOf } from '../testing/newsroom.ts'

let payload: Payload
let tokens: Awaited<ReturnType<typeof createUsers>>
type Shown = { id: string; device: string; createdAt: string; isCurrent: boolean }

const sessionsOf = async (as: string | undefined): Promise<Shown[]> =>
  (await callApi('GET', '/users/sessions', { as })).body.sessions
const isSignedIn = async (as: string | undefined) =>
  (await callApi('GET', '/users/me', { as })).body.user !== null
const signIn = async (role: string, secret = password(role)): Promise<string> =>
  tokenOf(await login(emailOf(role), secret)) ?? ''
const idOf = async (role: string) =>
  (await payload.find({ collection: 'users', where: { email: { equals: emailOf(role) } } })).docs[0]?.id

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

describe('one’s own sessions', () => {
  it('are listed with device and time, the current one marked', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    const json = { email: emailOf('editor'), password: password('editor') }
    const token = tokenOf(await callApi('POST', '/users/login', { json, headers }))
    const sessions = await sessionsOf(token)
    expect(sessions).toHaveLength(2)
    expect(sessions[0]).toMatchObject({ device: 'Firefox, Linux', isCurrent: true })
    expect(Math.abs(Date.now() - Date.parse(sessions[0]?.createdAt ?? ''))).toBeLessThan(60_000)
    expect(sessions[1]).toMatchObject({ device: '', isCurrent: false })
  })

  it('can be ended one by one, and all others at once', async () => {
    const [one, two, three] = [await signIn('editor'), await signIn('editor'), await signIn('editor')]
    const other = (await sessionsOf(two)).find(({ isCurrent }) => isCurrent)
    await callApi('POST', '/users/sessions/end', { as: one, json: { id: other?.id } })
    expect(await Promise.all([one, two, three].map(isSignedIn))).toEqual([true, false, true])
    await callApi('POST', '/users/sessions/end', { as: one, json: {} })
    expect(await Promise.all([one, three].map(isSignedIn))).toEqual([true, false])
    expect(await sessionsOf(one)).toHaveLength(1)
  })

  it('of somebody else cannot be ended, nor seen without signing in', async () => {
    const [mine] = await sessionsOf(tokens.registrar)
    await callApi('POST', '/users/sessions/end', { as: tokens.statistician, json: { id: mine?.id } })
    expect(await isSignedIn(tokens.registrar)).toBe(true)
    expect((await callApi('GET', '/users/sessions')).status).toBe(403)
    expect((await callApi('POST', '/users/sessions/end', { json: {} })).status).toBe(403)
  })
})

describe('the other sessions end', () => {
  it('with a new password, but not the one in which it was changed', async () => {
    const [here, there] = [await signIn('editor'), await signIn('editor')]
    const fresh = 'egészen új jelszó'
    const path = `/users/${await idOf('editor')}`
    expect((await callApi('PATCH', path, { as: here, json: { name: 'Szerkesztő' } })).status).toBe(200)
    expect(await isSignedIn(there)).toBe(true)
    const json = { currentPassword: password('editor'), newPassword: fresh }
    expect((await callApi('POST', '/users/account', { as: here, json })).status).toBe(200)
    expect(await Promise.all([here, there].map(isSignedIn))).toEqual([true, false])
    expect(await isSignedIn(await signIn('editor', fresh))).toBe(true)
  })

  it('with new roles, given by an admin', async () => {
    const token = await signIn('statistician')
    const path = `/users/${await idOf('statistician')}`
    await callApi('PATCH', path, { as: tokens.admin, json: { roles: ['statistician'] } })
    expect(await isSignedIn(token)).toBe(true)
    await callApi('PATCH', path, { as: tokens.admin, json: { roles: ['statistician', 'child_protection'] } })
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(tokens.admin)).toBe(true)
    expect((await login(emailOf('statistician'), password('statistician'))).body.secondFactor).toBe('enrol')
  })
})
