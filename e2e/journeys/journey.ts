import { expect, type Page, test } from '@playwright/test'
import { consoleErrorsOf, openDashboard } from '../editor.ts'
import { type JourneyName, limits, names } from './limits.ts'

export type Figures = { journey: JourneyName; clicks: number; seconds: number }
export const figuresType = 'figures of a journey'

type Role = Parameters<typeof openDashboard>[1]
type Walk = (steps: () => Promise<void>) => Promise<void>

/** Presses of a person on any page of the tab, whatever part of the page handles them. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks++
  })
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countClick(), { capture: true })
  })
  return () => clicks
}

/**
 * A task as a person walks it from the dashboard to its end. Only what happens inside `walk` is counted;
 * `run` prepares before it and tidies up after it.
 */
export function journey(name: JourneyName, role: Role, run: (page: Page, walk: Walk) => Promise<void>): void {
  test(names[name], async ({ page }) => {
    const consoleErrors = consoleErrorsOf(page)
    const clicksSoFar = await countClicks(page)
    let figures: Figures | undefined
    await run(page, async (steps) => {
      await openDashboard(page, role)
      const [clicksBefore, since] = [clicksSoFar(), performance.now()]
      await steps()
      const seconds = (performance.now() - since) / 1000
      figures = { journey: name, clicks: clicksSoFar() - clicksBefore, seconds }
      test.info().annotations.push({ type: figuresType, description: JSON.stringify(figures) })
    })
    expect(figures?.clicks, 'clicks').toBeLessThanOrEqual(limits[name].clicks)
    expect(figures?.seconds, 'seconds').toBeLessThanOrEqual(limits[name].seconds)
    expect(consoleErrors).toEqual([])
  })
}
