import { type PointerEvent, useRef } from 'react'

/** In pixels: longer than a shaky tap, short enough for a thumb. */
const shortestSwipe = 48

type Start = { id: number; x: number; y: number }

/**
 * Horizontal swipes by finger or pen. The element follows through `--drag` without a render; its touch-action leaves
 * vertical swipes and pinches to the browser.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Start>(undefined)
  const follow = (element: HTMLElement, distance: number | undefined) => {
    if (distance === undefined) {
      element.style.removeProperty('--drag')
      delete element.dataset.dragged
      return
    }
    element.style.setProperty('--drag', `${distance}px`)
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
    const distance = clientX - from.x
    if (counts && Math.abs(distance) >= shortestSwipe && Math.abs(distance) > Math.abs(clientY - from.y))
      onSwipe(distance < 0 ? 1 : -1)
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
      // A second finger is a pinch, and in a zoomed page a swipe moves the view.
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01
      follow(currentTarget, undefined)
      start.current =
        pointerType === 'mouse' || !isPrimary || zoomed
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
