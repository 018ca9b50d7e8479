import { type Language, languages, pathFor, systemPaths } from '@palank/routes'
import { test as base, errors, expect, type Page, type Response } from '@playwright/test'
import { stoppedOrigins } from './tampering-proxy.ts'

/** Addresses of the demo's edge and of a second site in the other brand over the same api. */
export const site = process.env.SITE ?? ''
export const otherBrand = process.env.SITE_OTHER_BRAND ?? ''

export const brandSites = { solymok: site, hiuzok: otherBrand }
export type BrandName = keyof typeof brandSites

export const widths = { phone: 390, tablet: 768, laptop: 1440, wide: 1920 } as const
export const homeOf = (language: Language) => pathFor('home', language)
export { languages }

const isLivePath = (pathname: string) => /^\/live(\/\d+)?\.json$/.test(pathname)

/** The cookie of a visitor who has closed the welcome popup. */
async function dismissPopup(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([site, otherBrand].filter(Boolean).map((url) => ({ name: 'welcome_popup', value: '1', url })))
}

/**
 * Makes the browser as old as the oldest phones that get the whole site, of 2023: what came later is gone. Which of it is
 * used by accident nobody would see in a new Chromium.
 */
export function forgetNewFunctions(): void {
  const later: [object, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['parse']],
    [Array, ['fromAsync']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  ]
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
}

type Fixtures = {
  /** False in tests of the welcome popup. */
  popupDismissed: boolean
  /** Console errors that a test provokes, such as the 404 of a missing page. */
  allowedErrors: RegExp | undefined
  /** Errors of the browser's console; any that is not allowed fails the test. */
  consoleErrors: string[]
}

export const test = base.extend<Fixtures>({
  popupDismissed: [true, { option: true }],
  allowedErrors: [undefined, { option: true }],
  consoleErrors: [
    async ({ page, popupDismissed, allowedErrors }, use) => {
      const found: string[] = []
      page.on('console', (message) => {
        const { origin = '', pathname = '' } = URL.parse(message.location().url) ?? {}
        // Without an edge there is no copy of a running score for a site that answers late.
        const isLate = isLivePath(pathname) && message.text().includes('status of 503')
        if (message.type() === 'error' && !stoppedOrigins.has(origin) && !isLate) found.push(message.text())
      })
      page.on('pageerror', (error) => found.push(error.message))
      await page.context().addInitScript(forgetNewFunctions)
      if (popupDismissed) await dismissPopup(page)
      await use(found)
      expect(found.filter((text) => !allowedErrors?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () => document.documentElement.dataset.hydrated === 'yes'
  // A busy browser draws no frames, by which it would look else.
  await page.waitForFunction(isHydrated, undefined, { polling: 100 })
}

/**
 * For a site without its edge, which serves no uploaded files. With `page.route` the browser would ask the test before
 * each request, and one that is lost on the way keeps the page from loading.
 */
export async function blockFiles(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: [`*${systemPaths.files}/*`] })
}

/**
 * A browser on a busy machine has once not finished a page for minutes: if the site answers, it is asked again, and says
 * so. A page that never loads fails the second time as well.
 */
export async function load(page: Page, address: string): Promise<Response | null> {
  try {
    return await page.goto(address)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const url = new URL(address, site)
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    process.stdout.write(`${url} was not loaded, but answers ${answer.status}: loaded again\n`)
    return page.goto(address)
  }
}

export async function open(page: Page, address: string, width: number = widths.laptop): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
  await load(page, address)
  await waitForHydration(page)
}

/** Runs a check on an open page at phone and laptop width. */
export async function bothWidths(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of [widths.phone, widths.laptop]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
    await check(width)
  }
}
