'use client'
import { useListDrawerContext } from '@payloadcms/ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Text, useText } from '../match-sheet/use-text.ts'
import { choose, texts } from './texts.ts'

/** What Payload leaves without a name, for those who hear the list. */
function addNames(list: HTMLElement, t: Text) {
  for (const box of list.querySelectorAll('thead input[type="checkbox"][title]'))
    if (!box.getAttribute('aria-label')) box.setAttribute('aria-label', box.getAttribute('title') ?? '')
  for (const box of list.querySelectorAll('tbody input[type="checkbox"]')) {
    const title = box.closest('tr')?.querySelector('[data-title]')?.textContent
    if (title && !box.getAttribute('aria-label')) box.setAttribute('aria-label', t(choose(title)))
  }
  for (const arrow of list.querySelectorAll('.clickable-arrow:not([aria-label])')) {
    const isNext = arrow.matches('.clickable-arrow--right')
    arrow.setAttribute('aria-label', t(isNext ? texts.nextPage : texts.previousPage))
  }
}

function useNames(ref: RefObject<HTMLElement | null>) {
  const t = useText()
  useEffect(() => {
    const list = ref.current
    if (!list) return
    addNames(list, t)
    const observer = new MutationObserver(() => addNames(list, t))
    observer.observe(list, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref, t])
}

type Props = { collection: string; isEmpty: boolean; children: ReactNode }

/** The list is what the page is about, unless it opens above another page. */
export function ListFrame({ collection, isEmpty, children }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const ref = useRef<HTMLElement & HTMLDivElement>(null)
  useNames(ref)
  const Frame = isInDrawer ? 'div' : 'main'
  return (
    <Frame ref={ref} className="nr-list" data-collection={collection} data-empty={isEmpty}>
      {children}
    </Frame>
  )
}
