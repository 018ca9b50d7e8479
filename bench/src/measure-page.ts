import type { Browser } from '@playwright/test'
import { type PageFigures, readTrace, traceCategories } from './page-trace.ts'

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
/** Carousels and the like start a little after hydration. */
const settleTime = 500

/** A first visit of the site on a phone, until it is hydrated and quiet. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await browser.startTracing(page, { categories: traceCategories })
    await page.goto(url)
    await page.waitForSelector('html[data-hydrated="yes"]')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleTime)
    const trace = await browser.stopTracing()
    return readTrace(JSON.parse(trace.toString()))
  } finally {
    await context.close()
  }
}
