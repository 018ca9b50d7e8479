import { languageOfPath, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expect, homeOf, languages, open, test, waitForHydration } from './site-test.ts'

/** The languages whose messages the page loads from now on. */
function loadedMessages(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const language = /\/messages-(\w+)-[^/]*\.js$/.exec(request.url())?.[1]
    if (language) loaded.push(language)
  })
  return loaded
}

/** A navigation in place, as a link in a text to a page in the other language makes it. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const router: unknown = Reflect.get(window, '__reactRouterDataRouter')
    if (!(typeof router === 'object' && router && 'navigate' in router)) throw new Error('no router')
    if (typeof router.navigate !== 'function') throw new Error('the router does not navigate')
    router.navigate(to)
  }, path)

const title = { hu: /^Hírek/, en: /^News/ }

test('S9: a page loads the messages of its own language', async ({ page }) => {
  const loaded = loadedMessages(page)
  for (const language of languages) {
    await open(page, homeOf(language))
    expect(loaded.splice(0)).toEqual([language])
    await navigate(page, pathFor('news', language))
    await expect(page).toHaveTitle(title[language])
    expect(loaded).toEqual([])
  }
})

test('a navigation in place to another language loads its messages beside its data', async ({ page }) => {
  await open(page, pathFor('news', 'hu'))
  const loaded = loadedMessages(page)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/news.data*', async (route) => {
    await held
    await route.continue()
  })
  await navigate(page, pathFor('news', 'en'))
  await expect.poll(() => loaded).toEqual(['en'])
  release()
  await expect(page).toHaveTitle(title.en)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goBack()
  await expect(page).toHaveTitle(title.hu)
  expect(loaded).toEqual(['en'])
  expect(documents).toEqual([])
})

test.describe('messages that cannot be loaded', () => {
  test.use({ allowedErrors: /Failed to (load resource|fetch dynamically imported module)/ })

  test('the next page is loaded as a document', async ({ page }) => {
    await open(page, pathFor('news', 'hu'))
    await page.route('**/messages-en-*.js', (route) => route.abort())
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    await navigate(page, pathFor('news', 'en'))
    expect(languageOfPath(new URL((await document).url()).pathname)).toBe('en')
    await expect(page).toHaveTitle(title.en)
    await expect(page.locator('h1')).toHaveText('News')
  })
})

test.describe('an address without a language', () => {
  test.use({ allowedErrors: /404/ })

  test('B14: its error page hydrates in every language of the club', async ({ page }) => {
    const loaded = loadedMessages(page)
    await page.goto('/nowhere-at-all')
    await waitForHydration(page)
    expect(loaded.toSorted()).toEqual(languages.toSorted())
    await expect(page.locator('main section[lang]')).toHaveCount(languages.length)
  })
})
