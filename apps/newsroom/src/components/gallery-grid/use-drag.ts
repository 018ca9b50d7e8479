'use client'
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react'

export type Drag = { from: number; to: number; x: number; y: number }

/** Before it is a drag and not a click. */
const threshold = 6
/** On a picture a finger must rest this long, so that the page still scrolls. */
const holdMs = 350
/** Near the edge of the window the page follows. */
const edge = 90
const step = 14

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at)
    if ((overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** The place before which it would be dropped; undefined beside the grid. */
function placeAt(x: number, y: number): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  if (!tile) return undefined
  const { left, width } = tile.getBoundingClientRect()
  return Number(tile.dataset.place) + (x > left + width / 2 ? 1 : 0)
}

/** Lifts a tile by mouse, pen or finger; the keyboard has its own way. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const drop = useRef(onDrop)
  drop.current = onDrop
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const lift = useCallback((event: ReactPointerEvent<HTMLElement>, from: number, isHeld: boolean) => {
    if (event.button !== 0 || !event.isPrimary) return
    end.current?.()
    const scroller = scrollerOf(event.currentTarget)
    const start = { x: event.clientX, y: event.clientY, scroll: scroller.scrollTop }
    let at = { x: start.x, y: start.y }
    let to = from
    let isLifted = false
    let frame = 0
    const show = () => {
      to = placeAt(at.x, at.y) ?? to
      setDrag({ from, to, x: at.x - start.x, y: at.y - start.y + scroller.scrollTop - start.scroll })
    }
    const follow = () => {
      const by = at.y < edge ? -step : at.y > window.innerHeight - edge ? step : 0
      if (by !== 0) {
        scroller.scrollBy(0, by)
        show()
      }
      frame = requestAnimationFrame(follow)
    }
    const begin = () => {
      isLifted = true
      follow()
      show()
    }
    const timer = isHeld && event.pointerType !== 'mouse' ? setTimeout(begin, holdMs) : undefined
    const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (pointerId !== event.pointerId) return
      at = { x: clientX, y: clientY }
      const isFar = Math.hypot(at.x - start.x, at.y - start.y) > threshold
      if (!isLifted && isFar) {
        // A finger that moves at once wants to scroll.
        if (timer !== undefined) return finish()
        begin()
      }
      if (isLifted) show()
    }
    const finish = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', finish)
      window.removeEventListener('keydown', cancel, true)
      window.removeEventListener('touchmove', still)
      end.current = undefined
      setDrag(undefined)
    }
    const up = () => {
      const wasLifted = isLifted
      finish()
      if (!wasLifted) return
      // The click that follows a drag is none.
      const swallow = (click: MouseEvent) => {
        click.preventDefault()
        click.stopPropagation()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, true), 50)
      drop.current(from, to)
    }
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !isLifted) return
      key.preventDefault()
      key.stopPropagation()
      finish()
    }
    const still = (touch: TouchEvent) => isLifted && touch.cancelable && touch.preventDefault()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', finish)
    window.addEventListener('keydown', cancel, true)
    window.addEventListener('touchmove', still, { passive: false })
    end.current = finish
  }, [])
  return { drag, lift }
}
