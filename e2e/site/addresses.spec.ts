import { pathFor, searchPath } from '@palank/routes'
import type { APIRequestContext } from '@playwright/test'
import { expect, homeOf, languages, open, site, test, waitForHydration } from './site-test.ts'
import { firstTeam, playerPath, teamPath } from './squads.ts'

test.use({ allowedErrors: /status of (404|400|414)/ })

const other = { hu: 'en', en: 'hu' } as const
const menuName = { hu: 'Főmenü', en: 'Main menu' }
const twinText = { hu: 'This page in English', en: 'Ez az oldal magyarul' }

/** The path with its route words in capitals and its parameters unchanged. */
const upperCased = (path: string) => path.replace(/^\/[a-z-]+|jatekos|player/g, (word) => word.toUpperCase())

async function redirectOf(request: APIRequestContext, path: string) {
  const response = await request.get(site + path, { maxRedirects: 0 })
  return {
    status: response.status(),
    to: response.headers().location,
    cacheControl: response.headers()['cache-control'],
  }
}

for (const language of languages) {
  test(`A4 ${language}: a path in another case or with a trailing slash redirects to the canonical one`, async ({
    request,
  }) => {
    const paths = [
      homeOf(language),
      pathFor('joinUs', language),
      pathFor('player', language, { teamId: 2, playerId: 1 }),
      `${pathFor('news', language)}?page=2`,
      searchPath(language, 'Varga'),
    ]
    for (const path of paths) {
      const input = upperCased(path)
      expect(input).not.toBe(path)
      expect(await redirectOf(request, input), input).toEqual({
        status: 301,
        to: path,
        cacheControl: expect.stringContaining('s-maxage=60'),
      })
      const [pathname = '', query] = path.split('?')
      const slashed = query ? `${pathname}/?${query}` : `${pathname}/`
      expect(await redirectOf(request, slashed), slashed).toMatchObject({ status: 301, to: path })
    }
  })

  test(`A4, C3 ${language}: a path in capitals keeps its keyword and its language`, async ({ page }) => {
    await page.goto(`${pathFor('search', language).toUpperCase()}/Varga`)
    await expect(page).toHaveURL(site + searchPath(language, 'Varga'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('searchbox').first()).toHaveValue('Varga')
  })

  test(`A4 ${language}: a history entry in another spelling ends at the canonical one without a page load`, async ({
    page,
  }) => {
    await open(page, homeOf(language))
    const word = pathFor('news', language).toUpperCase()
    await page.evaluate((to) => {
      document.documentElement.dataset.same = 'yes'
      // Simulates a history entry, because the site's own links are always canonical.
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, `${word}?page=2`)
    await expect(page).toHaveURL(`${site}${pathFor('news', language)}?page=2`)
    await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  })

  test(`A7 ${language}: teams of a season, a team and a player link to their twins`, async ({ page }) => {
    const { id, season, players } = await firstTeam(language)
    const player = players[0]?.id ?? 0
    const query = `?season=${season - 1}`
    const otherLanguage = other[language]
    const pairs: [string, string][] = [
      [pathFor('teams', language), pathFor('teams', otherLanguage)],
      [pathFor('teams', language) + query, pathFor('teams', otherLanguage) + query],
      [pathFor('players', language), pathFor('players', otherLanguage)],
      [`${pathFor('schedules', language)}${query}`, `${pathFor('schedules', otherLanguage)}${query}`],
      [teamPath(id, language), teamPath(id, otherLanguage)],
      [playerPath(id, player, language), playerPath(id, player, otherLanguage)],
    ]
    for (const [path, twin] of pairs) {
      await open(page, path)
      const link = page.getByRole('link', { name: twinText[language], includeHidden: true }).first()
      await expect(link, path).toHaveAttribute('href', twin)
    }
  })

  test(`B14 ${language}: an unknown first word gets the shell of the stored language after hydration`, async ({
    page,
  }) => {
    await open(page, homeOf(language))
    await page.goto('/nincs-ilyen')
    await waitForHydration(page)
    await expect(page.getByRole('navigation', { name: menuName[language] }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('banner').getByRole('search').first()).toHaveAttribute(
      'action',
      pathFor('search', language),
    )
    const sections = page.locator('main section[lang]')
    await expect
      .poll(() => sections.evaluateAll((all) => all.map((one) => one.getAttribute('lang'))))
      .toEqual(['hu', 'en'])
    expect(await page.evaluate(() => localStorage.getItem('sportpress_user_language'))).toBe(language)
  })

  test(`C3 ${language}: a long keyword is cut to 100 characters, the maximum of the field`, async ({
    page,
    request,
  }) => {
    const long = 'ő'.repeat(150)
    const cut = searchPath(language, 'ő'.repeat(100))
    const input = `${pathFor('search', language)}/${encodeURIComponent(long)}`
    expect(await redirectOf(request, input)).toMatchObject({ status: 301, to: cut })
    expect(
      await redirectOf(request, `${pathFor('search', language)}?keyword=${encodeURIComponent(long)}`),
    ).toMatchObject({
      to: cut,
    })
    await open(page, pathFor('search', language))
    const box = page.getByRole('main').getByRole('searchbox')
    await box.pressSequentially('x'.repeat(103))
    await expect(box).toHaveValue('x'.repeat(100))
    for (const each of await page.locator('input[name=keyword]').all()) {
      await expect(each).toHaveAttribute('maxlength', '100')
    }
  })
}

test('B14: without JavaScript an unknown first word stays in Hungarian', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
  await context.addCookies([{ name: 'sportpress_user_language', value: 'en', url: site }])
  const page = await context.newPage()
  await page.goto('/nincs-ilyen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await context.close()
})

test('A4: system paths keep their addresses', async ({ request }) => {
  for (const path of [
    '/feed/hu.xml',
    '/sitemap.xml',
    '/sitemaps/screens.xml',
    '/robots.txt',
    '/shell/hu.json',
  ]) {
    expect((await request.get(site + path, { maxRedirects: 0 })).status(), path).toBe(200)
  }
})

test('X5: a malformed request gets our error page in both languages', async ({ page }) => {
  for (const [path, status] of [
    ['/hirek/%00', 400],
    ['//', 400],
    [`/search/${'x'.repeat(9_000)}`, 414],
  ] as const) {
    const response = await page.goto(`${site}${path}`)
    expect(response?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lépéshiba')
    await expect(page.locator('section[lang=en] h2')).toHaveText('Travelling')
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid')
  }
})
