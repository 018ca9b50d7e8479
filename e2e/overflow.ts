import { expect, type Page } from '@playwright/test'

/** Expects that nothing is wider than the screen, once it is drawn for its width. */
export async function expectNoSidewaysScroll(page: Page, where?: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(sideways, where).toBe(0)
}

/** Texts that overflow the screen, except in scrolling rows. */
const overflowingTexts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const overflowing = scrollWidth > clientWidth ? ['the page itself'] : []
    const scrolls = (element: Element) =>
      element.matches('[data-live]') || /auto|scroll/.test(getComputedStyle(element).overflowX)
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: words } = walker.currentNode
      if (!parent?.checkVisibility() || parent.closest('.vh') || !words?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right } = range.getBoundingClientRect()
      let container: Element | null = parent
      while (container && container !== document.body && !scrolls(container))
        container = container.parentElement
      if ((left < 0 || right > clientWidth) && container === document.body) overflowing.push(words)
    }
    return overflowing
  })

/** Expects that no text overflows the screen, once it is drawn for its width. */
export const expectNoOverflow = (page: Page, where?: string) =>
  expect.poll(() => overflowingTexts(page), where).toEqual([])
