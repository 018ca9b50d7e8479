type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'state' | 'pushState'>
}

/** The back gesture asks first: it takes an entry of our own, so that it stays on this page. Never more than one. */
export function guardBack(page: Page, ask: () => void) {
  let asks = false
  let hasEntry = false
  const hold = () => {
    if (asks && !hasEntry) page.history.pushState(page.history.state, '')
    hasEntry ||= asks
  }
  const onBack = () => {
    hasEntry = false
    if (!asks) return
    hold()
    ask()
  }
  page.addEventListener('popstate', onBack)
  return {
    setAsks: (next: boolean) => {
      asks = next
      hold()
    },
    stop: () => page.removeEventListener('popstate', onBack),
  }
}
