import { useLayoutEffect, useState } from 'react'

/**
 * Whether a part of the header is open. Undefined until hydration; until then a link opens the part by `:target`,
 * and what was opened so stays open.
 */
export function useTargetOpen(anchor: string, media: string) {
  const [open, setOpen] = useState<boolean>()
  useLayoutEffect(() => {
    const isTarget = location.hash === `#${anchor}`
    setOpen((current) => current ?? (isTarget && matchMedia(media).matches))
    // The address must not open it again.
    if (isTarget) history.replaceState(history.state, '', location.pathname + location.search)
  }, [anchor, media])
  return [open, setOpen] as const
}
