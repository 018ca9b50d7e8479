import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe violations of the current page, as `rule: selector`; rules in `without` are disabled. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Reporting passes would double the time.
    resultTypes: ['violations'],
    // Style sheets are preloaded only for an experimental rule that is not among the tags.
    preload: { assets: ['media'] },
  }
  // Only the main document is looked at.
  expect(page.frames()).toHaveLength(1)
  // Once per document, because compiling its script takes a quarter of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate((run) => {
    const { axe: injected } = window as unknown as { axe: typeof axe }
    return injected.run(document, run)
  }, options)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

type Stops = {
  /** The number of distinct tab stops. */
  count: number
  /** Stops without a visible focus indicator. */
  withoutFocusRing: string[]
}

/** Tabs through a page, to its last stop or at most `limit` stops. */
export async function tabStops(page: Page, limit: number): Promise<Stops> {
  const names = new Set<string>()
  const withoutFocusRing: string[] = []
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (element === document.body) return undefined
      const hasOutline = (one: Element, pseudo?: string) =>
        getComputedStyle(one, pseudo).outlineStyle !== 'none'
      const near = [element, element.parentElement, element.closest('article, li, form')]
      const hasRing = near.some(
        (one) => one && (hasOutline(one) || hasOutline(one, '::after') || hasOutline(one, '::before')),
      )
      const { width, height } = element.getBoundingClientRect()
      return { name: element.outerHTML.slice(0, 160), isVisible: hasRing && width > 0 && height > 0 }
    })
    if (!focus) break
    if (!focus.isVisible) withoutFocusRing.push(focus.name)
    names.add(focus.name)
  }
  return { count: names.size, withoutFocusRing }
}
