import { expect, it } from 'vitest'
import { keyDeletionCookies, rosterKeyCookie, rosterKeyIn } from './roster-key.ts'

const now = Date.parse('2026-11-18T18:00:00Z')
const key = 'ab'.repeat(32)
const hours = (cookie: string) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 3_600

it.each([
  ['in five days', '2026-11-23T18:00:00Z', 6 * 24],
  ['now', '2026-11-18T18:00:00Z', 24],
  ['long ago', '2026-10-18T18:00:00Z', 24],
  ['without a time', null, 24],
])('the names of a match %s can be read until a day after it', (_, game_time, expected) => {
  expect(hours(rosterKeyCookie({ id: 7, game_time }, { cookies: '', now, isSecure: true }))).toBe(expected)
})

it('a device reuses its key, and a new device gets a new key', () => {
  const cookieFor = (cookies: string) =>
    rosterKeyCookie({ id: 7, game_time: null }, { cookies, now, isSecure: true })
  expect(cookieFor(`a=b; courtside-names-7=${key}`)).toMatch(`courtside-names-7=${key};`)
  const [one, other] = [cookieFor(`courtside-names-70=${key}`), cookieFor('courtside-names-7=short')]
  for (const cookie of [one, other]) expect(cookie).not.toContain(key)
  expect(rosterKeyIn(one, 7)).toMatch(/^[0-9a-f]{64}$/)
  expect(rosterKeyIn(one, 7)).not.toBe(rosterKeyIn(other, 7))
  expect(one).toMatch(/; SameSite=Strict; Secure$/)
})

it('the end of a session deletes every key of the device and no other cookie', () => {
  const cookies = `payload-token=x; courtside-names-7=${key}; my-courtside-names-8=y; courtside-names-12=${key}`
  const ended = keyDeletionCookies(cookies)
  expect(ended.map((cookie) => cookie.split(';')[0])).toEqual(['courtside-names-7=', 'courtside-names-12='])
  for (const cookie of ended) expect(cookie).toContain('Max-Age=0')
})
