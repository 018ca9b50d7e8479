import { useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { type PageLink, pageLinkOf } from '~/model/page-link.ts'

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const prefetchDelay = 100

const currentUrl = () => new URL(window.location.href)

function linkAt(event: Event): PageLink | undefined {
  const { target } = event
  const anchor = target instanceof Element ? target.closest('a') : null
  return anchor ? pageLinkOf(anchor, currentUrl()) : undefined
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * Follows the links of all pages in place, and fetches a page that the visitor is about to open. One listener for the
 * document: links are plain anchors, so they cost nothing to hydrate and work in HTML that is not hydrated.
 */
export function PageLinks() {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const [intended, setIntended] = useState<string>()
  useEffect(() => {
    latest.current = navigate
  }, [navigate])

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkAt(event) : undefined
      if (!link) return
      event.preventDefault()
      latest.current(link.to, { replace: link.replace, preventScrollReset: link.keepsPlace })
    }
    const intend = (event: Event) => {
      clearTimeout(timer)
      const link = linkAt(event)
      timer = setTimeout(() => setIntended(link?.to), prefetchDelay)
    }
    // On the window: after React's own handlers, which may prevent it.
    window.addEventListener('click', follow, { signal })
    for (const name of ['mouseover', 'focusin', 'touchstart'])
      window.addEventListener(name, intend, { signal, passive: true })
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [])
  return intended === undefined ? null : <PrefetchPageLinks page={intended} />
}
