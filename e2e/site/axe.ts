import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe finds broken on a page as it stands, with the element; `without` are rules that do not hold there. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Describing every node that passes takes as long as the rules themselves.
    resultTypes: ['violations'],
    // Style sheets are fetched once more for an experimental rule alone, which is not among the tags.
    preload: { assets: ['media'] },
  }
  // Only the main document is looked at.
  expect(page.frames()).toHaveLength(1)
  // Once for a document: its half a megabyte of script takes a quarter of a second to compile.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: broken } = await page.evaluate((run) => {
    const { axe: injected } = window as unknown as { axe: typeof axe }
    return injected.run(document, run)
  }, options)
  return broken.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

type Stops = {
  /** The number of distinct tab stops. */
  count: number
  /** Stops without a visible focus indicator. */
  unseen: string[]
}

/** Tabs through a page, to its last stop or at most `most` stops. */
export async function tabStops(page: Page, most: number): Promise<Stops> {
  const seen = new Set<string>()
  const unseen: string[] = []
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (element === document.body) return undefined
      const ringed = (one: Element, pseudo?: string) => getComputedStyle(one, pseudo).outlineStyle !== 'none'
      const near = [element, element.parentElement, element.closest('article, li, form')]
      const rings = near.some(
        (one) => one && (ringed(one) || ringed(one, '::after') || ringed(one, '::before')),
      )
      const { width, height } = element.getBoundingClientRect()
      return { name: element.outerHTML.slice(0, 160), shown: rings && width > 0 && height > 0 }
    })
    if (!focus) break
    if (!focus.shown) unseen.push(focus.name)
    seen.add(focus.name)
  }
  return { count: seen.size, unseen }
}
