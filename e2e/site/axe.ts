import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page as it stands; `without` are rules that do not hold there. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    // Of what passes only that it does: to describe each of a page's hundreds of nodes takes as long as the rules.
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Without the second page that frames of other origins need: no page of ours has any.
    .setLegacyMode()
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

type Stops = {
  /** How many different places Tab has come to. */
  count: number
  /** Those at which nothing showed that the focus is there. */
  unseen: string[]
}

/** Goes through a page by Tab, to its last stop or as far as it is told. */
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
