import type { ArticleItem } from '@palank/contract/own-api-types'
import { type Language, pathFor, searchPath } from '@palank/routes'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { headerBox, mergedPaths, pageBox, pathsOf, searchResult, words } from './search-page.ts'
import { expect, homeOf, hydrated, languages, open, site, test } from './site-test.ts'

/** The header's box, the page's own, its title and its address all speak of one keyword. */
async function inStep(page: Page, language: Language, keyword: string) {
  await expect(page).toHaveURL(site + searchPath(language, keyword))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].title(keyword))
  await expect(pageBox(page)).toHaveValue(keyword)
  await expect(headerBox(page)).toHaveValue(keyword)
  expect((await page.title()).split(' | ')[0]).toBe(words[language].title(keyword))
}

const latestPaths = async (language: Language) => {
  const { data } = await ask<ArticleItem[]>('article/list', language, { per_page: 3 })
  return data.map(({ slug }) => pathFor('article', language, { slug }))
}

for (const language of languages) {
  const say = words[language]

  test(`B2, C3 ${language}: search comes when it is asked for, and its box and its page stay in step`, async ({
    page,
  }) => {
    const requests = new Set<string>()
    page.on('request', (request) => requests.add(new URL(request.url()).pathname))
    await open(page, homeOf(language))
    await page.waitForLoadState('networkidle')
    const before = new Set(requests)
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await headerBox(page).fill(say.all)
    await headerBox(page).press('Enter')
    await inStep(page, language, say.all)
    const script = await page.evaluate((route) => {
      const { routes } = (
        window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } }
      ).__reactRouterManifest
      return routes[route]?.module ?? ''
    }, `searchResults-${language}`)
    expect(script).toMatch(/\.js$/)
    expect([before.has(script), requests.has(script)]).toEqual([false, true])

    await pageBox(page).fill(` ${say.some} `)
    await pageBox(page).press('Enter')
    await inStep(page, language, say.some)
    expect(await pathsOf(page)).toEqual(mergedPaths(await searchResult(language, say.some), language))
    await page.goBack()
    await inStep(page, language, say.all)
    expect(await pathsOf(page)).toEqual(mergedPaths(await searchResult(language, say.all), language))
    await page.goForward()
    await inStep(page, language, say.some)
    await pageBox(page).fill('')
    await pageBox(page).press('Enter')
    await expect(page).toHaveURL(site + pathFor('search', language))
    await expect(headerBox(page)).toHaveValue('')
    await page.goBack()
    await inStep(page, language, say.some)
    await page
      .getByRole('banner')
      .locator(`a[href="${homeOf(language)}"][aria-label]`)
      .click()
    await expect(page).toHaveURL(site + homeOf(language))
    await expect(headerBox(page)).toHaveValue('')
    await page.goBack()
    await inStep(page, language, say.some)
    // All in one document, without a full page load.
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  })

  test(`B2, C3 ${language}: any keyword can be looked for, typed, opened or loaded again`, async ({
    page,
  }) => {
    await open(page, pathFor('search', language))
    for (const keyword of ['a/b', 'kosár.data', '50%', '%2F%25', 'őrült Űr? #2 & <b>"x"</b>']) {
      await pageBox(page).fill(keyword)
      await pageBox(page).press('Enter')
      await inStep(page, language, keyword)
      const expected = await searchResult(language, keyword)
      const paths = expected.results > 0 ? mergedPaths(expected, language) : await latestPaths(language)
      await expect.poll(() => pathsOf(page)).toEqual(paths)
      const answer = await page.reload()
      expect(answer?.status()).toBe(200)
      await hydrated(page)
      await inStep(page, language, keyword)
      expect(await pathsOf(page)).toEqual(paths)
    }
  })

  test(`B2, E7 ${language}: who finds nothing, or has not said what, is shown the ways on and the latest news`, async ({
    page,
  }) => {
    const latest = await latestPaths(language)
    for (const [path, title, count] of [
      [searchPath(language, 'qxqxqx'), say.none, 1],
      [pathFor('search', language), say.prompt, 0],
    ] as const) {
      await open(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([title, say.latest])
      await expect(main.getByRole('status')).toHaveCount(count)
      if (count) await expect(main.getByRole('status')).toHaveText(`0 ${say.counts.sum}`)
      expect(await pathsOf(page)).toEqual(latest)
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
      await headerBox(page).fill(say.all)
      await headerBox(page).press('Enter')
      await inStep(page, language, say.all)
      expect(await pathsOf(page)).toEqual(mergedPaths(await searchResult(language, say.all), language))
      await page.getByRole('main').getByRole('link', { name: say.next }).click()
      await expect(page).toHaveURL(`${site}${searchPath(language, say.all)}?page=2`)
      expect(await pathsOf(page)).toEqual(mergedPaths(await searchResult(language, say.all, 2), language))
      await pageBox(page).fill('50%/x.data')
      await pageBox(page).press('Enter')
      await inStep(page, language, '50%/x.data')
    })
  })
}
