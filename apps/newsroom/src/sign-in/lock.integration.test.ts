import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ApiResponse,
  callApi,
  createUsers,
  emailOf,
  openPayload,
  password,
  tokenOf,
} from '../testing/newsroom.ts'
import { newPasswordLink } from './password-link.ts'

let payload: Payload
let ids: Record<string, number>
let tokens: Awaited<ReturnType<typeof createUsers>>

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  const { docs } = await payload.find({ collection: 'users', pagination: false })
  ids = Object.fromEntries(docs.map(({ email, id }) => [email, id]))
})
afterAll(() => payload.destroy())
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from public.sign_in_failures`)
})

const statistician = emailOf('statistician')
const correct = password('statistician')

/** Each test has its own networks, because a network with twenty failures is rejected for ten minutes. */
let tests = 0
beforeEach(() => {
  tests += 1
})
const network = (number: number) => `203.0.${tests}.${number}`

type Try = { from?: number; email?: string; cookie?: string }
const signIn = (secret: string, { from = 1, email = statistician, cookie }: Try = {}): Promise<ApiResponse> =>
  callApi('POST', '/users/login', {
    json: { email, password: secret },
    from: network(from),
    ...(cookie ? { headers: { cookie } } : {}),
  })
async function guess(times: number, attempt: Try = {}): Promise<void> {
  const tries = Array.from({ length: times }, (_, count) => signIn(`rossz ${count}`, attempt))
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([401]))
}
const statusOf = async (attempt: Try) => (await signIn(correct, attempt)).status

const lockNetworks = () =>
  payload.db.drizzle.execute(
    sql`insert into public.sign_in_failures
      select ${ids[statistician]}::int, n, false, 5, now() + interval '5 minutes' from generate_series(1, 3) n`,
  )

const cookieFrom = ({ headers }: ApiResponse): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('known-device-'))
    ?.split(';')[0] ?? ''
const knownDevice = async (attempt: Try = {}) => cookieFrom(await signIn(correct, attempt))

async function lockLines(): Promise<(string | null)[]> {
  const { rows } = await payload.db.drizzle.execute<{ details: string | null }>(
    sql`select details from audit_lines where action = 'account_locked' and subject_id = ${ids[statistician]}
      order by id`,
  )
  return rows.map(({ details }) => details)
}

describe('match night: the statistician signs in while somebody else guesses', () => {
  it('on a new device, when one network guesses', async () => {
    await guess(6, { from: 1 })
    expect(await statusOf({ from: 1 })).toBe(401)
    expect(await statusOf({ from: 2 })).toBe(200)
  })

  it('on a known device, when many networks guess', async () => {
    const cookie = await knownDevice({ from: 9 })
    for (const from of [1, 2, 3]) await guess(5, { from })
    expect(await statusOf({ from: 9 })).toBe(401)
    expect(await statusOf({ from: 9, cookie })).toBe(200)
  })

  it('on a known device, when the guesses come from the network of the hall itself', async () => {
    const cookie = await knownDevice({ from: 1 })
    await guess(20, { from: 1 })
    expect(await statusOf({ from: 1 })).toBe(429)
    expect(await statusOf({ from: 1, cookie })).toBe(200)
  })

  it('with many parallel guesses, which do not pass the limit', async () => {
    const before = await lockLines()
    await guess(12)
    const { rows } = await payload.db.drizzle.execute(
      sql`select failures, is_device from public.sign_in_failures where user_id = ${ids[statistician]}`,
    )
    expect(rows).toEqual([{ failures: 5, is_device: false }])
    expect(await lockLines()).toEqual([...before, 'network'])
    expect(await statusOf({ from: 2 })).toBe(200)
  })
})

describe('a network', () => {
  it('may try again after ten minutes, and a success deletes only its own failures', async () => {
    await guess(5, { from: 1 })
    await guess(4, { from: 2 })
    expect(await statusOf({ from: 2 })).toBe(200)
    await guess(4, { from: 2 })
    expect(await statusOf({ from: 1 })).toBe(401)
    await payload.db.drizzle.execute(
      sql`update public.sign_in_failures set ends_at = ends_at - interval '10 minutes'`,
    )
    expect(await statusOf({ from: 1 })).toBe(200)
  })

  it('is stored without its address, and for ten minutes', async () => {
    await guess(1, { from: 7 })
    const stored = async () =>
      (await payload.db.drizzle.execute(sql`select user_id, origin from public.sign_in_failures`)).rows
    expect(JSON.stringify(await stored())).not.toContain(network(7))
    await payload.db.drizzle.execute(
      sql`update public.sign_in_failures set ends_at = ends_at - interval '10 minutes'`,
    )
    await callApi('POST', '/users/login', { json: { email: emailOf('editor'), password: 'rossz' } })
    expect((await stored()).map(({ user_id }) => user_id)).toEqual([ids[emailOf('editor')]])
  })

  it('is locked with all the others after fifteen failures, until an admin unlocks the account', async () => {
    const before = await lockLines()
    for (const from of [1, 2, 3]) await guess(5, { from })
    expect(await statusOf({ from: 4 })).toBe(401)
    expect(new Set((await lockLines()).slice(before.length))).toEqual(new Set(['network', 'all networks']))
    const unlock = (as: string | undefined) =>
      callApi('POST', '/users/unlock', { as, json: { email: statistician.toUpperCase() } })
    expect((await unlock(tokens.editor)).status).toBe(403)
    expect(await statusOf({ from: 4 })).toBe(401)
    expect((await unlock(tokens.admin)).status).toBe(200)
    expect(await statusOf({ from: 1 })).toBe(200)
  })
})

describe('a known device', () => {
  it('has five tries of its own, so a stolen cookie does not guess for ever', async () => {
    const before = await lockLines()
    const cookie = await knownDevice()
    await guess(5, { from: 1, cookie })
    expect(await statusOf({ from: 2, cookie })).toBe(401)
    expect((await lockLines()).slice(before.length)).toEqual(['device'])
    expect(await statusOf({ from: 1 })).toBe(200)
  })

  it('is unknown with the cookie of another account, a changed cookie or an expired one', async () => {
    const editor = await signIn(password('editor'), { email: emailOf('editor') })
    const ofEditor = cookieFrom(editor).replace(`-${ids[emailOf('editor')]}=`, `-${ids[statistician]}=`)
    const own = await knownDevice()
    const [name = '', value = ''] = own.split('=')
    const [device, expires, signature] = value.split('.')
    const longer = `${name}=${device}.${Number(expires) + 1}.${signature}`
    await guess(5)
    for (const cookie of [ofEditor, longer, `${name}=`, own.slice(0, -1)])
      expect(await statusOf({ cookie })).toBe(401)
    expect(await statusOf({ cookie: own })).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 86_400_000 })
    try {
      expect(await statusOf({ cookie: own })).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is no longer known after a new password', async () => {
    const cookie = await knownDevice()
    await payload.update({
      collection: 'users',
      id: ids[statistician] ?? 0,
      data: { password: correct },
    })
    await guess(5)
    expect(await statusOf({ cookie })).toBe(401)
  })

  it('is also a device on which a new password was set by a link', async () => {
    const token = (await newPasswordLink({ payload }, ids[statistician] ?? 0, 1)).split('/').at(-1)
    const json = { token, password: correct }
    const cookie = cookieFrom(await callApi('POST', '/users/reset-password', { json, from: network(1) }))
    await lockNetworks()
    expect(await statusOf({ from: 1 })).toBe(401)
    expect(await statusOf({ from: 1, cookie })).toBe(200)
  })

  it('is also a device on which the password was changed in a session', async () => {
    const as = tokenOf(await signIn(correct))
    const json = { currentPassword: correct, newPassword: correct }
    const cookie = cookieFrom(await callApi('POST', '/users/account', { as, json, from: network(1) }))
    await lockNetworks()
    expect(await statusOf({ from: 1 })).toBe(401)
    expect(await statusOf({ from: 1, cookie })).toBe(200)
  })

  it('still has to give the password', async () => {
    expect((await signIn('rossz', { cookie: await knownDevice() })).status).toBe(401)
  })
})
