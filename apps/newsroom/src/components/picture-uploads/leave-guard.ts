/** Whoever has uploads under way. */
const busy = new Map<object, string>()

function leaves(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a')
  if (!link?.href || link.target === '_blank' || link.download) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return false
  return link.href.split('#')[0] !== window.location.href.split('#')[0]
}

function ask(event: MouseEvent): void {
  const [question] = busy.values()
  if (question === undefined || !leaves(event) || window.confirm(question)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

// Before the form's own guard, which saves the draft and goes: it listens from when the form is drawn.
if (typeof window !== 'undefined') window.addEventListener('click', ask, true)

/** Asks before the page is left, until the returned function is called. */
export function holdPage(question: string): () => void {
  const owner = {}
  const unload = (event: BeforeUnloadEvent) => event.preventDefault()
  busy.set(owner, question)
  window.addEventListener('beforeunload', unload)
  return () => {
    busy.delete(owner)
    window.removeEventListener('beforeunload', unload)
  }
}
