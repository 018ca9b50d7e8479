import type { BrowserContext, Page } from '@playwright/test'

/** A score as somebody saw it, and when. */
export type Seen = { at: number; home: number; away: number; status: string }

declare global {
  var seenScores: Seen[]
}

/** Writes down each change of the score in the page itself, without waiting for anybody to ask. */
function watch(): void {
  globalThis.seenScores = []
  const look = () => {
    const board = document.querySelector('[data-live]')
    const score = (side: string) => Number(board?.querySelector(`[data-score="${side}"]`)?.textContent)
    const now = {
      at: Date.now(),
      home: score('home'),
      away: score('away'),
      status: board?.getAttribute('data-status') ?? '',
    }
    const last = globalThis.seenScores.at(-1)
    if (last?.home === now.home && last.away === now.away && last.status === now.status) return
    globalThis.seenScores.push(now)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-status', 'data-live'],
  })
  look()
}

/** Somebody with the match's page open. A page that was loaded again has forgotten what it saw. */
export class Fan {
  private readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(context: BrowserContext, address: string): Promise<Fan> {
    const page = await context.newPage()
    await page.goto(address)
    await page.locator('[data-live] [data-score="home"]').waitFor({ timeout: 30_000 })
    await page.evaluate(watch)
    return new Fan(page)
  }

  seen(): Promise<Seen[]> {
    return this.page.evaluate(() => globalThis.seenScores)
  }

  /** The first view of this kind at or after a moment, waited for. */
  async waitFor(fits: (seen: Seen) => boolean, since: number, seconds: number): Promise<Seen | undefined> {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const found = (await this.seen()).find((one) => one.at >= since && fits(one))
      if (found || Date.now() > deadline) return found
      await this.page.waitForTimeout(200)
    }
  }
}
