import { setTimeout as sleep } from 'node:timers/promises'
import { pathFor } from '@palank/routes'
import { type Browser, chromium, type Page } from '@playwright/test'
import { messageOf } from './load.ts'

export type ClickResult = { count: number; errors: string[] }

const targets = (['news', 'galleries', 'videos', 'schedules', 'teams', 'home'] as const).map((page) =>
  pathFor(page, 'hu'),
)
const patience = 8_000

async function headingOf(page: Page): Promise<string> {
  return (await page.locator('main h1').first().textContent({ timeout: patience }))?.trim() ?? ''
}

/** Follows a link; returns the heading, once it is the expected one or the visitor's patience is over. */
async function follow(page: Page, target: string, expected: string | undefined): Promise<string> {
  const before = expected === undefined ? await headingOf(page) : ''
  const link = page.locator(`a[href="${target}"]`).first()
  // Some links are in a closed panel of the menu.
  await link.dispatchEvent('click', undefined, { timeout: patience })
  await page.waitForURL((url) => url.pathname === target, { timeout: patience })
  // The address changes before the page is drawn.
  const end = performance.now() + patience
  let heading = ''
  const isDrawn = () => (expected === undefined ? heading !== '' && heading !== before : heading === expected)
  do {
    await sleep(50)
    heading = await headingOf(page)
  } while (!isDrawn() && performance.now() < end)
  return heading
}

/** A visitor who opens the home page and follows links; each page must have the heading that it had when all was well. */
export class Clicks {
  readonly #browser: Browser
  readonly #origin: string
  readonly #headings = new Map<string, string>()

  private constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  static async open(origin: string): Promise<Clicks> {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args })
    const clicks = new Clicks(browser, origin)
    const { errors } = await clicks.run()
    if (errors.length > 0) throw new Error(`links do not work before any drill: ${errors.join(', ')}`)
    return clicks
  }

  /** A new visitor each time, without anything in the browser's cache. */
  async run(origin = this.#origin): Promise<ClickResult> {
    const context = await this.#browser.newContext({ viewport: { width: 1280, height: 900 } })
    const errors: string[] = []
    try {
      const page = await context.newPage()
      await page.goto(origin + pathFor('home', 'hu'), { timeout: patience })
      await page.locator('html[data-hydrated="yes"]').waitFor({ state: 'attached', timeout: patience })
      for (const target of targets) {
        const expected = this.#headings.get(target)
        const heading = await follow(page, target, expected)
        if (expected === undefined) this.#headings.set(target, heading)
        else if (heading !== expected) errors.push(`${target}: “${heading}” instead of “${expected}”`)
      }
    } catch (error) {
      errors.push(messageOf(error).split('\n', 1)[0] ?? '')
    } finally {
      await context.close()
    }
    return { count: targets.length, errors }
  }

  /** Whether a new visitor reads this text on the page. */
  async sees(path: string, text: string): Promise<boolean> {
    const context = await this.#browser.newContext()
    try {
      const page = await context.newPage()
      await page.goto(this.#origin + path, { timeout: patience, waitUntil: 'domcontentloaded' })
      return (await page.getByText(text).count()) > 0
    } catch {
      return false
    } finally {
      await context.close()
    }
  }

  /** A picture of this text, as PNG. */
  async draw(text: string): Promise<Buffer> {
    const context = await this.#browser.newContext({ viewport: { width: 1600, height: 900 } })
    try {
      const page = await context.newPage()
      await page.setContent(`<h1>${text}</h1>`)
      return await page.screenshot()
    } finally {
      await context.close()
    }
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
