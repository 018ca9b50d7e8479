import { type RefObject, useEffect, useRef, useState } from 'react'
import { useDismiss } from '~/ui/use-dismiss.ts'

type Opened = { id: string; by: 'hover' | 'click' }

export type Panels = {
  /** For the element that holds all of them. */
  root: RefObject<HTMLElement | null>
  /** Undefined until the script has taken over: till then hovering and focusing open by style alone. */
  isOpen: (id: string) => boolean | undefined
  hover: (id: string, over: boolean) => void
  /** A press of the button; one that the pointer opened by hovering stays open at the first press. */
  press: (id: string, byKeyboard: boolean) => void
  /** Opens a panel and goes to its first link. */
  enter: (id: string) => void
  close: () => void
}

/** Which of the main menu's panels is open, and by what it was opened. */
export function usePanels(): Panels {
  const root = useRef<HTMLElement>(null)
  const [live, setLive] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const itemOf = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-panel-of="${CSS.escape(id)}"]`)
  const close = () => setOpened(null)

  useEffect(() => setLive(true), [])
  useDismiss(opened !== null, root, {
    onEscape: () => {
      const item = opened && itemOf(opened.id)
      close()
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
    },
    onOutside: close,
  })

  return {
    root,
    close,
    isOpen: (id) => (live ? id === opened?.id : undefined),
    hover: (id, over) => {
      if (over) setOpened((was) => (was?.id === id ? was : { id, by: 'hover' }))
      else setOpened((was) => (was?.id === id && was.by === 'hover' ? null : was))
    },
    press: (id, byKeyboard) =>
      setOpened((was) => (was?.id === id && (byKeyboard || was.by === 'click') ? null : { id, by: 'click' })),
    enter: (id) => {
      setOpened({ id, by: 'click' })
      // The panel is there to be focused only once it is drawn.
      requestAnimationFrame(() => itemOf(id)?.querySelector<HTMLElement>('[data-panel] a')?.focus())
    },
  }
}
