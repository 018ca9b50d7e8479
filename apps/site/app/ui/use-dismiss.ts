import { type RefObject, useEffect, useEffectEvent } from 'react'

type Handlers = {
  /** Wherever the focus is. */
  onEscape: () => void
  /** A click or focus outside. */
  onOutside?: () => void
}

/** While `open`: calls back on Escape, and on a click or focus outside of `box`. */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  { onEscape, onOutside }: Handlers,
): void {
  const handleEscape = useEffectEvent(onEscape)
  const handleOutside = useEffectEvent(() => onOutside?.())
  useEffect(() => {
    if (!open) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleEscape()
    }
    const handleMove = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) handleOutside()
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handleMove)
    document.addEventListener('focusin', handleMove)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handleMove)
      document.removeEventListener('focusin', handleMove)
    }
  }, [open, box])
}
