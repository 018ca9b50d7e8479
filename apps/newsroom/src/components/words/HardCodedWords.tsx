'use client'
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { textFor } from '../../bilingual.ts'
import { hardCoded } from '../../words/hard-coded.ts'

const anyOfThem = hardCoded.map(({ selector }) => selector).join()

/** Writes into the nodes that React made: it does not touch a text that has not changed for it. */
function setText(element: Element, text: string): void {
  if (element.textContent === text) return
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let first = true; walker.nextNode(); first = false) {
    walker.currentNode.nodeValue = first ? text : ''
  }
}

function translate(i18n: { language: string }): void {
  for (const element of document.querySelectorAll(anyOfThem)) {
    for (const { selector, attribute, words } of hardCoded) {
      if (!element.matches(selector)) continue
      const text = textFor({ i18n }, words)
      if (!attribute) setText(element, text)
      else if (element.getAttribute(attribute) !== text) element.setAttribute(attribute, text)
    }
  }
}

/** Says in the person's language what Payload and its libraries say in English to everybody. */
export function HardCodedWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    let frame = 0
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => translate(i18n))
    })
    translate(i18n)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [i18n])
  return children
}
