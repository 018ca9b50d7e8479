import { pathFor } from '@palank/routes'
import { expect, test } from '@playwright/test'
import { site } from './site-test.ts'

test('S5: a second reader costs the site nothing, whatever hangs on the address', async ({ request }) => {
  await request.get(site + pathFor('home', 'hu'))
  const second = await request.get(`${site}${pathFor('home', 'hu')}?utm_source=letter`)
  expect(second.status()).toBe(200)
  expect(second.headers()['x-cache']).not.toBe('MISS')
})

test('pictures and scripts of the home page come, from the edge itself', async ({ page }) => {
  const answers: { path: string; status: number; cache: string }[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    const cache = answer.headers()['cache-control'] ?? ''
    if (/^\/(files|assets)\//.test(pathname)) answers.push({ path: pathname, status: answer.status(), cache })
  })
  await page.goto(site + pathFor('home', 'hu'), { waitUntil: 'networkidle' })
  for (const start of ['/files/', '/assets/']) {
    const own = answers.filter(({ path }) => path.startsWith(start))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ status, cache }) => status !== 200 || !cache.includes('immutable'))).toEqual([])
  }
})
