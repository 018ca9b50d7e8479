import { type RefObject, useEffect, useEffectEvent } from 'react'

type Leaving = {
  /** Escape was pressed, wherever the focus is. */
  onEscape: () => void
  /** The pointer or the focus went somewhere outside. */
  onOutside?: () => void
}

/** While something is open: what closes it from anywhere on the page. */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  { onEscape, onOutside }: Leaving,
): void {
  const escaped = useEffectEvent(onEscape)
  const left = useEffectEvent(() => onOutside?.())
  useEffect(() => {
    if (!open) return
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escaped()
    }
    const moved = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) left()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', moved)
    document.addEventListener('focusin', moved)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', moved)
      document.removeEventListener('focusin', moved)
    }
  }, [open, box])
}
