import { pathFor } from '@palank/routes'
import type { Page, Route } from '@playwright/test'
import { expect, homeOf, open, site, test, waitForHydration } from './site-test.ts'

test.use({ allowedErrors: /status of (502|503)|net::ERR_FAILED/ })

const stops = [pathFor('news', 'hu'), pathFor('schedules', 'hu'), pathFor('teams', 'hu')]

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

const clickLink = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click()

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
    for (const path of stops) {
      await clickLink(page, path)
      await expect(page).toHaveURL(site + path)
      await waitForHydration(page)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.getByText('Időt kértünk')).toHaveCount(0)
    }
    expect(documents).toEqual(stops)
  })
}

test('R1: a page that cannot be loaded either is requested once', async ({ page }) => {
  await open(page, homeOf('hu'))
  const documents = documentsOf(page)
  await page.route(isData, (route) => route.fulfill(unavailable))
  await page.route(site + pathFor('news', 'hu'), (route) => route.fulfill(unavailable))
  await clickLink(page, pathFor('news', 'hu'))
  await expect(page.getByRole('heading', { name: 'unavailable' })).toBeVisible()
  expect(documents).toEqual([pathFor('news', 'hu')])
})

test('the data of the same build is drawn without a page load', async ({ page }) => {
  await open(page, homeOf('hu'))
  const documents = documentsOf(page)
  for (const path of stops) {
    await clickLink(page, path)
    await expect(page).toHaveURL(site + path)
  }
  expect(documents).toEqual([])
})
