import { pathFor } from '@palank/routes'
import { expect, test } from '@playwright/test'
import { site } from './site-test.ts'

test('S5: a second visitor is served from the cache, whatever the query', async ({ request }) => {
  // A site that is busy with the tests beside this one may refuse the first visitor.
  await expect(async () => {
    expect((await request.get(site + pathFor('home', 'hu'))).status()).toBe(200)
  }).toPass()
  const second = await request.get(`${site}${pathFor('home', 'hu')}?utm_source=letter`)
  expect(second.status()).toBe(200)
  expect(second.headers()['x-cache']).not.toBe('MISS')
})

test('pictures and scripts of the home page load, with immutable caching', async ({ page }) => {
  const responses: { path: string; status: number; cache: string }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const cache = response.headers()['cache-control'] ?? ''
    if (/^\/(files|assets)\//.test(pathname))
      responses.push({ path: pathname, status: response.status(), cache })
  })
  await page.goto(site + pathFor('home', 'hu'), { waitUntil: 'networkidle' })
  for (const start of ['/files/', '/assets/']) {
    const own = responses.filter(({ path }) => path.startsWith(start))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ status, cache }) => status !== 200 || !cache.includes('immutable'))).toEqual([])
  }
})
