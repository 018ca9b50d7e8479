import { spawnSync } from 'node:child_process'
import { buildSite } from '@palank/scripts/site-build'
import { brandSites, expect, homeOf, languages, open, site, test } from './site-test.ts'

const other = { hu: 'en', en: 'hu' } as const
const names = { hu: 'Magyar', en: 'English' }
const choose = { hu: 'Nyelv', en: 'Language' }

for (const language of languages) {
  test(`A1, A2, A7, A8, A9, A10, A11, B1 ${language}: home`, async ({ page, request }) => {
    await open(page, homeOf(language))
    await test.step('there is no sign-in and no form but the search', async () => {
      await expect(page.locator('input[type=password]')).toHaveCount(0)
      const methods = await page
        .locator('form')
        .evaluateAll((forms) => forms.map((form) => (form as HTMLFormElement).method))
      expect(new Set(methods)).toEqual(new Set(['get']))
      const cookies = (await page.context().cookies()).map(({ name }) => name)
      expect(cookies.toSorted()).toEqual(['sportpress_user_language', 'welcome_popup'])
    })

    await test.step('it is in its language and declares it', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const locale = page.locator('meta[property="og:locale"]')
      await expect(locale).toHaveAttribute('content', { hu: 'hu_HU', en: 'en_GB' }[language])
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(
        page.getByRole('heading', { name: { hu: 'Tabella', en: 'Standings' }[language] }),
      ).toBeVisible()
    })

    await test.step('no message of the page is missing', async () => {
      await expect(page.locator('body')).not.toContainText('Undefined resource')
    })

    await test.step("dates are in the language's order and in Budapest time", async () => {
      // The short dates of matches have no vertical bar.
      const stamps = page.locator('main article time').filter({ hasText: '|' })
      const stamp = stamps.first()
      const patterns = {
        hu: /^\d{2}:\d{2} \| \d{4}\. (január|február|március|április|május|június|július|augusztus|szeptember|október|november|december) \d{2}\.$/,
        en: /^\d{2}:\d{2} \| \d{2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
      }
      expect(await stamps.count()).toBeGreaterThan(5)
      await expect(stamps).toHaveText(Array.from({ length: await stamps.count() }, () => patterns[language]))
      const [text, iso] = [await stamp.textContent(), await stamp.getAttribute('datetime')]
      const budapest = new Intl.DateTimeFormat('hu-HU', {
        timeZone: 'Europe/Budapest',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(iso ?? ''))
      expect(text?.startsWith(budapest)).toBe(true)
    })

    await test.step('the page and /healthz show the version', async () => {
      await expect(page.locator('meta[name=version]')).toHaveAttribute('content', 'v0.0.1')
      expect(await (await request.get(`${site}/healthz`)).json()).toMatchObject({ version: 'v0.0.1' })
    })

    await test.step('the selector opens and closes, flags by locale, the selected language on top', async () => {
      const selector = page.locator('details', {
        has: page.locator('summary', { hasText: choose[language] }),
      })
      await expect(selector).not.toHaveAttribute('open')
      await selector.locator('summary').click()
      const items = selector.getByRole('link')
      await expect(items.first()).toHaveText(names[language])
      await expect(items.first()).toHaveAttribute('aria-current', 'true')
      await expect(items.nth(1)).toHaveText(names[other[language]])
      const flags = await selector
        .locator('li img')
        .evaluateAll((all) => all.map((flag) => (flag as HTMLImageElement).src))
      const [first, second] = language === 'hu' ? ['hu', 'gb'] : ['gb', 'hu']
      expect(flags[0]).toMatch(new RegExp(`/${first}-`))
      expect(flags[1]).toMatch(new RegExp(`/${second}-`))
      await page.keyboard.press('Escape')
      await expect(items.first()).toBeHidden()
    })

    await test.step("switching shows the other language's home and menus", async () => {
      const menu = page.getByRole('navigation', { name: { hu: 'Főmenü', en: 'Main menu' }[language] })
      const before = await menu.getByRole('link').first().textContent()
      await page.locator('summary', { hasText: names[language] }).click()
      await page.getByRole('link', { name: names[other[language]], exact: true }).first().click()
      await expect(page).toHaveURL(`${site}${homeOf(other[language])}`)
      await expect(page.locator('html')).toHaveAttribute('lang', other[language])
      const after = page.getByRole('navigation', { name: { hu: 'Főmenü', en: 'Main menu' }[other[language]] })
      await expect(after.getByRole('link').first()).not.toHaveText(before ?? '')
      for (const [hreflang, twin] of [
        ['hu-HU', 'hu'],
        ['en-GB', 'en'],
      ] as const) {
        const link = page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)
        await expect(link).toHaveAttribute('href', `${site}${homeOf(twin)}`)
      }
    })
  })

  test(`A4, A5 ${language}: the first word of the path decides, and is stored in local storage and a cookie`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'sportpress_user_language', value: other[language], url: site }])
    await open(page, homeOf(language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => localStorage.getItem('sportpress_user_language'))).toBe(language)
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sportpress_user_language')
    expect(cookie?.value).toBe(language)
  })

  test(`A6 ${language}: the empty path redirects to home in the stored language`, async ({
    page,
    request,
  }) => {
    const response = await request.get(`${site}/`, {
      maxRedirects: 0,
      headers: { cookie: `sportpress_user_language=${language}` },
    })
    expect(response.status()).toBe(302)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(new URL(response.headers().location ?? '', site).pathname).toBe(homeOf(language))
    await open(page, homeOf(language))
    await page.goto('/')
    await expect(page).toHaveURL(`${site}${homeOf(language)}`)
  })
}

test('A3: one build serves both brands', async ({ request }) => {
  const pages = await Promise.all(
    Object.values(brandSites).map(async (address) => (await request.get(`${address}/kezdo`)).text()),
  )
  const brandOf = (html: string) => /data-brand="(\w+)"/.exec(html)?.[1]
  const entryOf = (html: string) => /assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0]
  expect(pages.map(brandOf)).toEqual(Object.keys(brandSites))
  expect(entryOf(pages[0] ?? '')).toBe(entryOf(pages[1] ?? ''))
})

test('A3: an unknown club fails at start with a clear message', async () => {
  const { server } = await buildSite()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    APP_NAME: 'nobody',
    SITE_PORT: '1',
    PUBLIC_ORIGIN: site,
    API_ORIGIN: site,
  }
  const { status, stdout } = spawnSync(process.execPath, [server], {
    env,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stdout).toContain('APP_NAME: there is no club of this name')
})

test('A6: a visitor without the cookie is redirected by local storage', async ({ page }) => {
  await open(page, homeOf('en'))
  await page.context().clearCookies({ name: 'sportpress_user_language' })
  await page.goto('/')
  await expect(page).toHaveURL(`${site}${homeOf('en')}`)
})
