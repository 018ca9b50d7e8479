import { type Language, languages, pathFor } from '@palank/routes'
import { test as base, expect, type Page } from '@playwright/test'

/** Addresses of the demo's edge and of a second site in the other brand over the same api. */
export const site = process.env.SITE ?? ''
export const otherBrand = process.env.SITE_OTHER_BRAND ?? ''

export const brandSites = { solymok: site, hiuzok: otherBrand }
export type BrandName = keyof typeof brandSites

export const widths = { phone: 390, tablet: 768, laptop: 1440, wide: 1920 } as const
export const homeOf = (language: Language) => pathFor('home', language)
export { languages }

/** The cookie of a visitor who has closed the welcome popup. */
async function dismissPopup(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([site, otherBrand].filter(Boolean).map((url) => ({ name: 'welcome_popup', value: '1', url })))
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
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      if (popupDismissed) await dismissPopup(page)
      await use(errors)
      expect(errors.filter((text) => !allowedErrors?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
}

export async function open(page: Page, address: string, width: number = widths.laptop): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
  await page.goto(address)
  await waitForHydration(page)
}

/** Runs a check on an open page at phone and laptop width. */
export async function bothWidths(page: Page, check: (width: number) => Promise<void>): Promise<void> {
  for (const width of [widths.phone, widths.laptop]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
    await check(width)
  }
}
