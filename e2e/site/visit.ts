import { type Language, languages, pathFor } from '@palank/routes'
import { test as base, expect, type Page } from '@playwright/test'

/** The edge of the demo, and of a second site of the other brand over the same api. */
export const site = process.env.SITE ?? ''
export const otherBrand = process.env.SITE_OTHER_BRAND ?? ''

export const brandSites = { solymok: site, hiuzok: otherBrand }
export type BrandName = keyof typeof brandSites

export const widths = { phone: 390, tablet: 768, laptop: 1440, wide: 1920 } as const
export const homeOf = (language: Language) => pathFor('home', language)
export { languages }

/** A visitor who has met the welcome popup already, unless a test is about it. */
async function dismissPopup(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([site, otherBrand].filter(Boolean).map((url) => ({ name: 'welcome_popup', value: '1', url })))
}

type Fixtures = {
  /** Set to false by a test that wants to be greeted. */
  greeted: boolean
  /** Whatever the browser complains about; the test fails if anything is in it at the end. */
  complaints: string[]
  /** Status of a missing page and the like, that Chromium reports as an error of the console. */
  expected: RegExp | undefined
}

export const test = base.extend<Fixtures>({
  greeted: [true, { option: true }],
  expected: [undefined, { option: true }],
  complaints: [
    async ({ page, greeted, expected }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      if (greeted) await dismissPopup(page)
      await use(complaints)
      expect(complaints.filter((text) => !expected?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
}

export async function open(page: Page, address: string, width: number = widths.laptop): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 })
  await page.goto(address)
  await hydrated(page)
}
