import type { Setting } from '@palank/contract/own-api-types'
import { fixedPages, pathFor, searchPath } from '@palank/routes'
import { callApi } from './call-api.ts'
import { expect, homeOf, languages, open, site, test } from './site-test.ts'

const missing = { hu: 'Ez most kifordult a gyűrűből', en: 'That one rimmed out' }

test.use({ allowedErrors: /status of 404/ })

for (const language of languages) {
  test(`B13 ${language}: links of every screen use the route words of its language`, async ({ page }) => {
    const other = language === 'hu' ? 'en' : 'hu'
    const screens = [
      homeOf(language),
      ...(['news', 'galleries', 'videos', 'information', 'search'] as const).map((id) =>
        pathFor(id, language),
      ),
      searchPath(language, 'b'),
      pathFor('page', language, { slug: fixedPages.taoInformation[language] }),
    ]
    const paths: string[] = []
    for (const screen of screens) {
      await page.goto(screen)
      const linkPaths = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      expect(linkPaths.length, screen).toBeGreaterThan(30)
      paths.push(...linkPaths)
    }
    const word = (path: string) => path.split('/')[1] ?? ''
    const screenIds = [
      'home',
      'search',
      'news',
      'galleries',
      'information',
      'teams',
      'players',
      'videos',
      'schedules',
      'safeguarding',
      'joinUs',
    ] as const
    const words = new Set([
      ...screenIds.map((id) => word(pathFor(id, other))),
      word(pathFor('page', other, { slug: 'x' })),
    ])
    expect(paths.filter((path) => words.has(word(path)))).toEqual([])
    expect(paths.some((path) => path.startsWith(pathFor('page', language, { slug: 'x' }).slice(0, -1)))).toBe(
      true,
    )
  })

  test(`B14 ${language}: an unknown path under a route word is 404 in the language of that word`, async ({
    page,
  }) => {
    const path = `${pathFor('news', language)}/nincs-ilyen-cikk/meg-kevesbe`
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing[language])
    await expect(page.getByText(missing[language === 'hu' ? 'en' : 'hu'])).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test(`B15 ${language}: home has its title, description and Open Graph tags from the settings`, async ({
    page,
  }) => {
    await open(page, homeOf(language))
    await expect(page).toHaveTitle({ hu: 'Dunai Sólymok', en: 'Danube Falcons' }[language])
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    const { data } = await callApi<Setting[]>('setting/list', language)
    const setting = (type: string, name: string) =>
      data.find((one) => one.setting_type === type && one.name === name)?.value
    expect(await content('meta[name=description]')).toBe(setting('page-settings', 'description'))
    expect(await content('meta[property="og:title"]')).toBe(setting('social-media-settings', 'og:title'))
    expect(await content('meta[property="og:description"]')).toBe(
      setting('social-media-settings', 'og:description'),
    )
    expect(await content('meta[property="og:image"]')).toMatch(new RegExp(`^${site}/files/`))
    expect(await content('meta[property="og:url"]')).toBe(`${site}${homeOf(language)}`)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${site}${homeOf(language)}`)
  })
}

test('B14: an unknown first word is one page in both languages, Hungarian first', async ({ page }) => {
  const response = await page.goto('/nincs-ilyen')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.hu)
  const sections = page.locator('main section[lang]')
  await expect(sections.nth(0)).toHaveAttribute('lang', 'hu')
  await expect(sections.nth(1)).toHaveAttribute('lang', 'en')
  await expect(sections.nth(1)).toContainText(missing.en)
})
