import { expect, test } from 'vitest'
import { hasCookie, setCookie } from './cookies.ts'

test('C7: the popup’s cookie is recognised by its whole name', () => {
  expect(hasCookie({ cookie: 'a=1; welcome_popup=3' }, 'welcome_popup')).toBe(true)
  expect(hasCookie({ cookie: 'welcome_popup=' }, 'welcome_popup')).toBe(true)
  expect(hasCookie({ cookie: 'my_welcome_popup=1; b=welcome_popup' }, 'welcome_popup')).toBe(false)
  expect(hasCookie({ cookie: '' }, 'welcome_popup')).toBe(false)
})

test('C7: showing it sets the cookie for a day, for the whole site', () => {
  const jar = { cookie: '' }
  setCookie(jar, 'welcome_popup', '3', 86_400, false)
  expect(jar.cookie).toBe('welcome_popup=3;path=/;max-age=86400;samesite=lax')
})
