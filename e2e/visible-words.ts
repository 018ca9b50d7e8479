import path from 'node:path'
import { root } from '@palank/scripts/paths'
import type { Page } from '@playwright/test'

const { englishOnly } = (await import(path.join(root, 'apps/newsroom/src/words/english-only.ts'))) as {
  englishOnly: () => string[]
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with values in it as a pattern of what a reader sees. */
const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .replace(/<\/?\d>/g, '')
      .split(/\{\{.+?\}\}/)
      .map(escaped)
      .join('.+')}$`,
  )

const english = englishOnly()
const exactly = new Set(english.filter((text) => !text.includes('{{')))
const patterns = english.filter((text) => text.includes('{{')).map(patternOf)

/** What code leaves behind where a word is missing. */
const leak = /[<>]|\{\{|undefined|\[object|\[cím nélkül\]|\[Untitled\]|NaN|Invalid Date|^null$/

/** What a person sees or hears on the page: visible texts, and names, hints and descriptions of elements. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Set<string>()
    // Content, not the newsroom's words: what is being written, and the other language beside it.
    const content = '[contenteditable], body [lang="en"], script, style, noscript, template'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      const text = nodeValue?.replace(/\s+/g, ' ').trim()
      if (text && parentElement && !parentElement.closest(content) && parentElement.checkVisibility())
        words.add(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (element.closest(content) || !element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name)?.trim()
        if (text) words.add(text)
      }
    }
    words.add(document.title)
    return [...words]
  })

/** Words on a Hungarian page that are Payload's English, or no words at all. */
export async function wrongWordsOn(page: Page): Promise<string[]> {
  const words = await wordsOn(page)
  return words.filter(
    (text) => exactly.has(text) || leak.test(text) || patterns.some((pattern) => pattern.test(text)),
  )
}
