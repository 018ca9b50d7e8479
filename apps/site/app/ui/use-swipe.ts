import { type PointerEvent, useRef } from 'react'

/** Further than a shaky tap, short enough for a thumb. */
const enough = 48

type Start = { id: number; x: number; y: number }

/**
 * Sideways strokes of a finger or a pen. The element follows by its `--drag`, without being drawn anew; vertical
 * strokes and pinches stay the browser's, by the element's touch-action.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Start>(undefined)
  const follow = (element: HTMLElement, way: number | undefined) => {
    if (way === undefined) {
      element.style.removeProperty('--drag')
      delete element.dataset.dragged
      return
    }
    element.style.setProperty('--drag', `${way}px`)
    element.dataset.dragged = ''
  }
  const end = (
    { currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>,
    counts: boolean,
  ) => {
    const from = start.current
    if (from?.id !== pointerId) return
    start.current = undefined
    follow(currentTarget, undefined)
    const way = clientX - from.x
    if (counts && Math.abs(way) >= enough && Math.abs(way) > Math.abs(clientY - from.y))
      onSwipe(way < 0 ? 1 : -1)
  }
  return {
    onPointerDown: ({
      pointerId,
      pointerType,
      clientX,
      clientY,
      isPrimary,
      currentTarget,
    }: PointerEvent<HTMLElement>) => {
      // A second finger makes a pinch of it, and in an enlarged page a stroke moves the view.
      const enlarged = (window.visualViewport?.scale ?? 1) > 1.01
      follow(currentTarget, undefined)
      start.current =
        pointerType === 'mouse' || !isPrimary || enlarged
          ? undefined
          : { id: pointerId, x: clientX, y: clientY }
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (start.current?.id === pointerId) follow(currentTarget, clientX - start.current.x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
