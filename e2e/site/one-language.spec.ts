import { pathFor } from '@palank/routes'
import { blockFiles, expect, homeOf, languages, test, waitForHydration } from './site-test.ts'
import { startTamperedSite, type TamperedSite } from './tampering-proxy.ts'

// A site without its edge serves no pictures.
test.use({ allowedErrors: /Failed to load resource/ })

/** A site whose configuration has one language. */
const oneLanguage = (language: string): Promise<TamperedSite> =>
  startTamperedSite((call, answer) => {
    if (call !== 'server-config' || !('available_lang_array' in answer)) return answer
    const all = answer.available_lang_array as { alpha2: string }[]
    const available_lang_array = all.filter(({ alpha2 }) => alpha2 === language)
    return { ...answer, default_lang: language, menu_lang: language, available_lang_array }
  })

const other = { hu: 'en', en: 'hu' } as const
const missing = { hu: 'Ez most kifordult a gyűrűből', en: 'That one rimmed out' }

for (const language of languages) {
  test(`A4, A6, A7 ${language}: a club with this language only has no trace of the other`, async ({
    page,
    request,
  }) => {
    const { origin, log, ready, stop } = await oneLanguage(language)
    const otherLanguage = other[language]
    try {
      await ready()
      await blockFiles(page)
      await page
        .context()
        .addCookies([{ name: 'sportpress_user_language', value: otherLanguage, url: origin }])
      await page.addInitScript(
        (value) => localStorage.setItem('sportpress_user_language', value),
        otherLanguage,
      )

      await page.goto(origin)
      await waitForHydration(page)
      await expect(page).toHaveURL(origin + homeOf(language))
      await page.goto(origin + pathFor('news', language))
      await waitForHydration(page)
      await expect(page.locator('header details')).toHaveCount(0)
      await expect(page.locator('[hreflang]')).toHaveCount(0)
      await expect(page.locator(`a[href="${homeOf(otherLanguage)}"]`)).toHaveCount(0)

      const response = await page.goto(origin + pathFor('news', otherLanguage))
      expect(response?.status()).toBe(404)
      await waitForHydration(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing[language])
      await expect(page.getByText(missing[otherLanguage])).toHaveCount(0)
      await expect(page.getByRole('banner')).toBeVisible()

      await page.goto(`${origin}/nincs-ilyen`)
      await waitForHydration(page)
      await expect(page.locator('main section[lang]')).toHaveCount(1)

      const statusOf = async (path: string) => (await request.get(origin + path)).status()
      expect(await statusOf(`/feed/${language}.xml`)).toBe(200)
      expect(await statusOf(`/feed/${otherLanguage}.xml`)).toBe(404)
      expect(await statusOf(`/shell/${otherLanguage}.json`)).toBe(404)
      expect(await statusOf(pathFor('joinUs', otherLanguage))).toBe(404)
      const sitemap = await (await request.get(`${origin}/sitemaps/screens.xml`)).text()
      expect(sitemap).toContain(`<loc>${origin}${homeOf(language)}</loc>`)
      expect(sitemap).not.toMatch(/xhtml:link|x-default/)
      expect(sitemap).not.toContain(`${origin}${homeOf(otherLanguage)}`)
      await expect.poll(() => log.join('')).toContain('LANGUAGES differs from the configuration')
    } finally {
      await stop()
    }
  })
}

test('A6: when the configuration matches LANGUAGES, no warning is logged', async () => {
  const { log, ready, stop } = await startTamperedSite()
  try {
    await ready()
    expect(log.join('')).not.toContain('LANGUAGES')
  } finally {
    await stop()
  }
})
