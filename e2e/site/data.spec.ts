import { systemPaths } from '@palank/routes'
import { blockFiles, expect, homeOf, languages, test, waitForHydration } from './site-test.ts'
import { startTamperedSite } from './tampering-proxy.ts'

// A site without its edge serves no pictures.
test.use({ allowedErrors: /Failed to load resource/ })
test.beforeEach(({ page }) => blockFiles(page))

const titleOf = (answer: { data: unknown }) => (answer.data as { title: string }[])[0]?.title ?? ''

for (const language of languages) {
  test(`F1 ${language}: every call goes to /api/v1 with the language and the secret, none from the browser`, async ({
    page,
  }) => {
    const { origin, requests, ready, stop } = await startTamperedSite()
    try {
      await ready()
      const browserRequests: string[] = []
      page.on('request', (request) => browserRequests.push(request.url()))
      // Asked by an idle page, and by the site of both languages: the running score is the same in each.
      await page.route(`**${systemPaths.liveNow}`, (route) => route.abort())
      requests.length = 0
      await page.goto(origin + homeOf(language))
      await waitForHydration(page)
      expect(requests.length).toBeGreaterThan(10)
      for (const { path, query, headers } of requests) {
        expect(path).toMatch(/^\/api\/v1\//)
        expect(query.get('lang')).toBe(language)
        expect(headers['x-localization']).toBe(language)
        expect(headers.authorization).toBe(process.env.CLIENT_SECRET)
      }
      expect(browserRequests.filter((url) => new URL(url).origin !== origin)).toEqual([])
      expect(browserRequests.filter((url) => url.includes('/api/'))).toEqual([])
    } finally {
      await stop()
    }
  })

  test(`F2 ${language}: answers are cached by call and arguments`, async ({ request }) => {
    const { origin, requests, ready, stop } = await startTamperedSite()
    try {
      await ready()
      await request.get(origin + homeOf(language))
      const addresses = requests.map(({ path, query }) => `${path}?${query}`)
      expect(new Set(addresses).size).toBe(addresses.length)
      // An answer is fresh for five seconds: on a slow machine a call may be due again in between.
      await expect(async () => {
        const before = requests.length
        await request.get(origin + homeOf(language))
        expect(requests.length).toBe(before)
      }).toPass()
    } finally {
      await stop()
    }
  })

  test(`F3 ${language}: malformed items are dropped, and the page renders without them`, async ({ page }) => {
    let malformedTitle = ''
    const { origin, log, ready, stop } = await startTamperedSite((call, answer) => {
      const items = answer.data as Record<string, unknown>[]
      if (call === 'article/list' && items.length === 2 && !malformedTitle) malformedTitle = titleOf(answer)
      if (call === 'article/list') {
        return {
          ...answer,
          data: items.map((item) => (item.title === malformedTitle ? { ...item, slug: null } : item)),
        }
      }
      if (call === 'banner/list')
        return { ...answer, data: items.map((item) => ({ ...item, banner_image: null })) }
      if (call.startsWith('competition/season')) {
        return { ...answer, data: [{ ...items[0], name: null, id: 999_999 }, ...items] }
      }
      if (call === 'menu/list') {
        return {
          ...answer,
          data: items.map((menu) => ({
            ...menu,
            items: [
              { ...(menu.items as object[])[0], name: 'Nowhere', link: null, page: null, children: [] },
              ...(menu.items as object[]),
            ],
          })),
        }
      }
      return answer
    })
    try {
      await ready()
      const response = await page.goto(origin + homeOf(language))
      expect(response?.status()).toBe(200)
      await waitForHydration(page)
      expect(malformedTitle).not.toBe('')
      await expect(page.getByText(malformedTitle)).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText('Nowhere')
      await expect(page.locator('option[value="999999"]')).toHaveCount(0)
      await expect(
        page.getByRole('heading', { name: { hu: 'Tabella', en: 'Standings' }[language] }),
      ).toBeVisible()
      // A log line may come after the answer.
      await expect.poll(() => log.join('')).toContain('malformed items dropped')
    } finally {
      await stop()
    }
  })

  test(`C9 ${language}: without its menus the page still renders, and the log says why`, async ({ page }) => {
    const { origin, log, ready, stop } = await startTamperedSite((call, answer) =>
      call === 'menu/list' ? 500 : answer,
    )
    try {
      await ready()
      const response = await page.goto(origin + homeOf(language))
      expect(response?.status()).toBe(200)
      await expect(page.locator('main h1')).toHaveCount(1)
      await expect.poll(() => log.join('')).toContain('menu/list')
      await waitForHydration(page)
    } finally {
      await stop()
    }
  })
}

test('C9: without a configuration the start fails with a log line', async () => {
  const { log, ended, stop } = await startTamperedSite((call, answer) =>
    call === 'server-config' ? 500 : answer,
  )
  const code = await ended
  await stop()
  expect(code).not.toBe(0)
  await expect.poll(() => log.join('')).toContain('the configuration could not be loaded')
})

test('C9: the bundled configuration is loaded without a call to the api', async ({ request }) => {
  const { origin, requests, ready, stop } = await startTamperedSite(undefined, {
    SERVER_CONFIG_PATH: '/assets/mock/server-config.json',
  })
  try {
    await ready()
    expect(requests).toEqual([])
    expect((await request.get(origin + homeOf('hu'))).status()).toBe(200)
  } finally {
    await stop()
  }
})

test('F1: without a secret one warning is logged and "na" is sent', async ({ request }) => {
  const { origin, requests, log, ready, stop } = await startTamperedSite(undefined, { CLIENT_SECRET: '' })
  try {
    await ready()
    await request.get(origin + homeOf('hu'))
    expect(new Set(requests.map(({ headers }) => headers.authorization))).toEqual(new Set(['na']))
    await expect.poll(() => log.join('').match(/CLIENT_SECRET is not set/g)).toHaveLength(1)
  } finally {
    await stop()
  }
})

test('when core data fails the page is a 5xx, never a 200 with an error inside', async ({ page }) => {
  const { origin, ready, stop } = await startTamperedSite((call, answer) =>
    call === 'article/list' ? 500 : answer,
  )
  try {
    await ready()
    const response = await page.goto(origin + homeOf('en'))
    expect(response?.status()).toBeGreaterThanOrEqual(500)
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time-out')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    // Its scripts come from the site that is stopped next.
    await waitForHydration(page)
  } finally {
    await stop()
  }
})
