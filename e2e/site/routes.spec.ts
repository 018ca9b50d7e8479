import { pathFor } from '@palank/routes'
import { expect, homeOf, languages, open, site, test } from './visit.ts'

const missing = { hu: 'Ez most kifordult a gyűrűből', en: 'That one rimmed out' }

test.use({ expected: /status of 404/ })

for (const language of languages) {
  test(`B13 ${language}: links of the page use the words of its language`, async ({ page }) => {
    await open(page, homeOf(language))
    const other = language === 'hu' ? 'en' : 'hu'
    const paths = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    expect(paths.length).toBeGreaterThan(40)
    const word = (path: string) => path.split('/')[1] ?? ''
    const foreign = [
      'home',
      'search',
      'news',
      'galleries',
      'information',
      'teams',
      'players',
      'videos',
      'schedules',
      'joinUs',
    ] as const
    const words = new Set([
      ...foreign.map((id) => word(pathFor(id, other))),
      word(pathFor('page', other, { slug: 'x' })),
    ])
    expect(paths.filter((path) => words.has(word(path)))).toEqual([])
    expect(paths.some((path) => path.startsWith(pathFor('page', language, { slug: 'x' }).slice(0, -1)))).toBe(
      true,
    )
  })

  test(`B14 ${language}: an unknown path under a route word is 404 in that word's language`, async ({
    page,
  }) => {
    const path = `${pathFor('news', language)}/nincs-ilyen-cikk/meg-kevesbe`
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing[language])
    await expect(page.getByText(missing[language === 'hu' ? 'en' : 'hu'])).toHaveCount(0)
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test(`B15 ${language}: home says its title, description and Open Graph from the settings`, async ({
    page,
  }) => {
    await open(page, homeOf(language))
    await expect(page).toHaveTitle({ hu: 'Dunai Sólymok', en: 'Danube Falcons' }[language])
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(20)
    expect(await content('meta[property="og:title"]')).toBeTruthy()
    expect(await content('meta[property="og:description"]')).toBeTruthy()
    expect(await content('meta[property="og:image"]')).toMatch(new RegExp(`^${site}/files/`))
    expect(await content('meta[property="og:url"]')).toBe(`${site}${homeOf(language)}`)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `${site}${homeOf(language)}`)
  })
}

test('B14: an unknown first word is one page in both languages, Hungarian first', async ({ page }) => {
  const answer = await page.goto('/nincs-ilyen')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing.hu)
  const sections = page.locator('main section[lang]')
  await expect(sections.nth(0)).toHaveAttribute('lang', 'hu')
  await expect(sections.nth(1)).toHaveAttribute('lang', 'en')
  await expect(sections.nth(1)).toContainText(missing.en)
})

test('B14: screens that are not built answer an honest 404, never an empty page', async ({ request }) => {
  const answers = await Promise.all(
    ['/hirek', '/news', '/merkozesek', '/csatlakozz'].map((path) => request.get(`${site}${path}`)),
  )
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404, 404])
})
