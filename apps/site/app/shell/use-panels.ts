import { type RefObject, useRef, useState } from 'react'
import { useDismiss } from '~/ui/use-dismiss.ts'
import { useHydrated } from '~/ui/use-hydrated.ts'

type OpenPanel = { id: string; by: 'hover' | 'click' }

export type Panels = {
  /** For the element around all panels. */
  root: RefObject<HTMLElement | null>
  /** Undefined until hydration; until then CSS opens panels on hover and focus. */
  isOpen: (id: string) => boolean | undefined
  hover: (id: string, over: boolean) => void
  /** The first click on a panel that hover opened keeps it open. */
  press: (id: string, byKeyboard: boolean) => void
  /** Opens a panel and focuses its first link. */
  enter: (id: string) => void
  close: () => void
}

/** Which panel of the main menu is open, and whether hover or a click opened it. */
export function usePanels(): Panels {
  const root = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null)
  const itemOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-panel-of="${CSS.escape(id)}"]`)
  const close = () => setOpenPanel(null)

  useDismiss(openPanel !== null, root, {
    onEscape: () => {
      const item = openPanel && itemOf(openPanel.id)
      close()
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
    },
    onOutside: close,
  })

  return {
    root,
    close,
    isOpen: (id) => (hydrated ? id === openPanel?.id : undefined),
    hover: (id, over) => {
      if (over) setOpenPanel((current) => (current?.id === id ? current : { id, by: 'hover' }))
      else setOpenPanel((current) => (current?.id === id && current.by === 'hover' ? null : current))
    },
    press: (id, byKeyboard) =>
      setOpenPanel((current) =>
        current?.id === id && (byKeyboard || current.by === 'click') ? null : { id, by: 'click' },
      ),
    enter: (id) => {
      setOpenPanel({ id, by: 'click' })
      // The panel can be focused once it is rendered.
      requestAnimationFrame(() => itemOf(id)?.querySelector<HTMLElement>('[data-panel] a')?.focus())
    },
  }
}
