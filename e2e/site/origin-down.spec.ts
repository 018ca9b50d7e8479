import { pathFor } from '@palank/routes'
import type { Page, Route } from '@playwright/test'
import { expect, homeOf, open, site, test, waitForHydration } from './site-test.ts'

test.use({ allowedErrors: /status of (502|503)|net::ERR_FAILED/ })
test.beforeEach(({ page }) => page.route('**/files/**', (route) => route.abort()))

const news = pathFor('news', 'hu')
/** To the news, to an article, and home again. */
const links = [`a[href="${news}"]`, `main a[href^="${news}/"]`, `a[href="${homeOf('hu')}"]`]

const isData = (url: URL) => url.pathname.endsWith('.data')

/** The paths of the documents that the browser loads. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

/** Clicks a link, and returns the path that it leads to once that page is drawn. */
async function follow(page: Page, selector: string): Promise<string> {
  const link = page.locator(`${selector}:visible`).first()
  const path = (await link.getAttribute('href')) ?? ''
  const title = await page.title()
  await link.click()
  await expect(page).toHaveURL(site + path)
  // The address may change before React has drawn the page, whose links are followed next.
  await expect(page).not.toHaveTitle(title)
  return path
}

const unavailable = { status: 502, contentType: 'text/html', body: '<h1>unavailable</h1>' }

const failures: Record<string, (route: Route) => Promise<void>> = {
  'the edge has no copy of the data and every site is down': (route) => route.fulfill(unavailable),
  'the site fails': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, status: 503 })
  },
  'the network fails for the data': (route) => route.abort(),
  'the data is of another build': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-palank-build': 'another' } })
  },
}

for (const [failure, answer] of Object.entries(failures)) {
  test(`R1, R5: when ${failure}, each click loads the page itself`, async ({ page }) => {
    await open(page, homeOf('hu'))
    const documents = documentsOf(page)
    await page.route(isData, answer)
    const followed: string[] = []
    for (const link of links) {
      followed.push(await follow(page, link))
      await waitForHydration(page)
      await expect(page.locator('main')).toBeVisible()
      await expect(page.getByText('Időt kértünk')).toHaveCount(0)
    }
    expect(documents).toEqual(followed)
  })
}

test('R1: a page that cannot be loaded either is requested once', async ({ page }) => {
  await open(page, homeOf('hu'))
  const documents = documentsOf(page)
  await page.route(isData, (route) => route.fulfill(unavailable))
  await page.route(site + news, (route) => route.fulfill(unavailable))
  await follow(page, `a[href="${news}"]`)
  await expect(page.getByRole('heading', { name: 'unavailable' })).toBeVisible()
  expect(documents).toEqual([news])
})

test('the data of the same build is drawn without a page load', async ({ page }) => {
  await open(page, homeOf('hu'))
  const documents = documentsOf(page)
  for (const link of links) await follow(page, link)
  expect(documents).toEqual([])
})
