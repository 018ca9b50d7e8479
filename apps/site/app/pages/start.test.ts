import { expect, test } from 'vitest'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { runLoader } from '~/testing/run-loader.ts'
import { loader } from './start.ts'

async function answerTo(cookie: string, languages: ClubLanguages = ['hu', 'en']) {
  const { data } = await runLoader(loader, '/', { site: { languages }, init: { headers: { cookie } } })
  return [data?.status, data?.headers.get('location'), data?.headers.get('cache-control')]
}

test.each([
  ['', '/kezdo#start'],
  ['sportpress_user_language=hu', '/kezdo#start'],
  ['a=b; sportpress_user_language=en; c=d', '/home'],
  ['sportpress_user_language=english', '/kezdo#start'],
  ['xsportpress_user_language=en', '/kezdo#start'],
])('A6: with the cookie “%s” the empty path redirects to %s', async (cookie, location) => {
  expect(await answerTo(cookie)).toEqual([302, location, 'no-store'])
})

test('A6: another default language has its own home, and an unavailable language is ignored', async () => {
  const stored = (language: string) => `sportpress_user_language=${language}`
  expect(await answerTo('', ['en', 'hu'])).toContain('/home#start')
  expect(await answerTo(stored('hu'), ['en', 'hu'])).toContain('/kezdo')
  expect(await answerTo(stored('en'), ['hu'])).toContain('/kezdo#start')
})
