import { beforeEach, expect, test, vi } from 'vitest'
import { loader } from './start.ts'

const club = vi.hoisted(() => ({ languages: ['hu', 'en'] }))
vi.mock('~/site.server.ts', () => ({ site: () => club }))
beforeEach(() => {
  club.languages = ['hu', 'en']
})

const leads = (cookie: string) =>
  loader({ request: new Request('https://club.example/', { headers: { cookie } }) })

test.each([
  ['', '/kezdo#start'],
  ['sportpress_user_language=hu', '/kezdo#start'],
  ['a=b; sportpress_user_language=en; c=d', '/home'],
  ['sportpress_user_language=english', '/kezdo#start'],
  ['xsportpress_user_language=en', '/kezdo#start'],
])('A6: with cookie “%s” the empty path leads to %s', (cookie, location) => {
  expect(leads(cookie).status).toBe(302)
  expect(leads(cookie).headers.get('location')).toBe(location)
  expect(leads(cookie).headers.get('cache-control')).toBe('no-store')
})

test('A6: another default leads to its own home, and a language that is not available nowhere', () => {
  club.languages = ['en', 'hu']
  expect(leads('').headers.get('location')).toBe('/home#start')
  expect(leads('sportpress_user_language=hu').headers.get('location')).toBe('/kezdo')
  club.languages = ['hu']
  expect(leads('sportpress_user_language=en').headers.get('location')).toBe('/kezdo#start')
})
