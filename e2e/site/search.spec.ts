import type { ArticleItem } from '@palank/contract/own-api-types'
import { type Language, pathFor, searchPath } from '@palank/routes'
import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { headerBox, mergedPaths, pageBox, pathsOf, searchResult, texts } from './search-page.ts'
import { expect, homeOf, languages, open, site, test, waitForHydration } from './site-test.ts'

/** Expects the keyword in both search boxes, the title and the address. */
async function expectKeyword(page: Page, language: Language, keyword: string) {
  await expect(page).toHaveURL(site + searchPath(language, keyword))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title(keyword))
  await expect(pageBox(page)).toHaveValue(keyword)
  await expect(headerBox(page)).toHaveValue(keyword)
  await expect.poll(async () => (await page.title()).split(' | ')[0]).toBe(texts[language].title(keyword))
}

/** Expects the stories that the api finds. */
async function expectStories(page: Page, language: Language, keyword: string, number = 1) {
  const expected = mergedPaths(await searchResult(language, keyword, number), language)
  await expect.poll(() => pathsOf(page)).toEqual(expected)
}

const latestPaths = async (language: Language) => {
  const { data } = await callApi<ArticleItem[]>('article/list', language, { per_page: 3 })
  return data.map(({ slug }) => pathFor('article', language, { slug }))
}

for (const language of languages) {
  const t = texts[language]

  test(`B2, C3 ${language}: the search script loads on the first search, and both boxes, title and address stay in sync`, async ({
    page,
  }) => {
    const requests = new Set<string>()
    page.on('request', (request) => requests.add(new URL(request.url()).pathname))
    await open(page, homeOf(language))
    await page.waitForLoadState('networkidle')
    const before = new Set(requests)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await headerBox(page).fill(t.all)
    await headerBox(page).press('Enter')
    await expectKeyword(page, language, t.all)
    const script = await page.evaluate((route) => {
      const { routes } = (
        window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
      ).__reactRouterManifest
      return routes[route]?.module ?? ''
    }, `searchResults-${language}`)
    expect(script).toMatch(/\.js$/)
    expect([before.has(script), requests.has(script)]).toEqual([false, true])

    await pageBox(page).fill(` ${t.some} `)
    await pageBox(page).press('Enter')
    await expectKeyword(page, language, t.some)
    await expectStories(page, language, t.some)
    await page.goBack()
    await expectKeyword(page, language, t.all)
    await expectStories(page, language, t.all)
    await page.goForward()
    await expectKeyword(page, language, t.some)
    await pageBox(page).fill('')
    await pageBox(page).press('Enter')
    await expect(page).toHaveURL(site + pathFor('search', language))
    await expect(headerBox(page)).toHaveValue('')
    await page.goBack()
    await expectKeyword(page, language, t.some)
    await page
      .getByRole('banner')
      .locator(`a[href="${homeOf(language)}"][aria-label]`)
      .click()
    await expect(page).toHaveURL(site + homeOf(language))
    await expect(headerBox(page)).toHaveValue('')
    await page.goBack()
    await expectKeyword(page, language, t.some)
    // Without a full page load.
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test(`B2, C3 ${language}: any keyword can be searched by typing, by address and after a reload`, async ({
    page,
  }) => {
    await open(page, pathFor('search', language))
    for (const keyword of ['a/b', 'kosár.data', '50%', '%2F%25', 'őrült Űr? #2 & <b>"x"</b>']) {
      await pageBox(page).fill(keyword)
      await pageBox(page).press('Enter')
      await expectKeyword(page, language, keyword)
      const expected = await searchResult(language, keyword)
      const paths = expected.results > 0 ? mergedPaths(expected, language) : await latestPaths(language)
      await expect.poll(() => pathsOf(page)).toEqual(paths)
      const response = await page.reload()
      expect(response?.status()).toBe(200)
      await waitForHydration(page)
      await expectKeyword(page, language, keyword)
      await expect.poll(() => pathsOf(page)).toEqual(paths)
    }
  })

  test(`B2, E7 ${language}: a search without results or without a keyword shows links and the latest news`, async ({
    page,
  }) => {
    const latest = await latestPaths(language)
    for (const [path, title, count] of [
      [searchPath(language, 'qxqxqx'), t.none, 1],
      [pathFor('search', language), t.prompt, 0],
    ] as const) {
      await open(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([title, t.latest])
      await expect(main.getByRole('status')).toHaveCount(count)
      if (count) await expect(main.getByRole('status')).toHaveText(`0 ${t.counts.sum}`)
      await expect.poll(() => pathsOf(page)).toEqual(latest)
      for (const screen of ['news', 'information'] as const) {
        await expect(main.locator(`a[href="${pathFor(screen, language)}"]`)).toBeVisible()
      }
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B2, C3, E7 ${language}: without JavaScript the search is a form, and its pages are links`, async ({
      page,
    }) => {
      await page.goto(homeOf(language))
      await headerBox(page).fill(t.all)
      await headerBox(page).press('Enter')
      await expectKeyword(page, language, t.all)
      await expectStories(page, language, t.all)
      await page.getByRole('main').getByRole('link', { name: t.next }).click()
      await expect(page).toHaveURL(`${site}${searchPath(language, t.all)}?page=2`)
      await expectStories(page, language, t.all, 2)
      await pageBox(page).fill('50%/x.data')
      await pageBox(page).press('Enter')
      await expectKeyword(page, language, '50%/x.data')
    })
  })
}
