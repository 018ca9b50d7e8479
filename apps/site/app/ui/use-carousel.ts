import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { glideTo } from './glide.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

export type CarouselOptions = {
  loop?: boolean
  /** Milliseconds between two slides; it stands still when left out. */
  autoplay?: number | undefined
  /** Media query under which it is a carousel at all. */
  active?: string | undefined
}

export type Carousel = {
  /** For the element that hides what does not fit; its only child holds the slides. */
  viewport: RefCallback<HTMLElement>
  /** False until the script has taken over, and where it is no carousel: there the viewport scrolls by itself. */
  live: boolean
  selected: number
  canPrevious: boolean
  canNext: boolean
  previous: () => void
  next: () => void
  goTo: (index: number) => void
  /** Whether it moves by itself; a person may stop it, and reduced motion does. */
  playing: boolean
  canPlay: boolean
  /** True for a moment after the start, until a second slide is asked for or near: its pictures can wait. */
  cold: boolean
  /** Playing, and nothing holds it at the moment. */
  running: boolean
  toggle: () => void
  /** For the element whose focusing by keyboard holds the slides. */
  holdByFocus: { onFocus: (event: FocusEvent) => void; onBlur: () => void }
  /** For the element whose hovering holds them. */
  holdByPointer: { onPointerEnter: () => void; onPointerLeave: () => void }
}

/** Long enough for what is in sight to have come, and well before any slide's turn but the fastest. */
const warmUp = 2000

const holds = { pointer: 1, focus: 2, drag: 4 }
const atRest = { live: false, selected: 0, canPrevious: false, canNext: true }

export function useCarousel({ loop = false, autoplay, active }: CarouselOptions): Carousel {
  const [viewport, carousel] = useEmblaCarousel({
    loop,
    align: 'start',
    // What lies over the page is no part of the row, wherever it stands in the tree.
    watchDrag: (_, { target }) => !(target instanceof Element && target.closest('[popover]')),
    ...(active ? { active: false, breakpoints: { [active]: { active: true } } } : {}),
  })
  const still = useReducedMotion()
  const [state, setState] = useState(atRest)
  const [wanted, setWanted] = useState(true)
  const [held, setHeld] = useState(0)
  const [cold, setCold] = useState(true)
  const put = useCallback((hold: number) => setHeld((was) => was | hold), [])
  const lift = useCallback((hold: number) => setHeld((was) => was & ~hold), [])

  useEffect(() => {
    if (!carousel) return
    const read = () =>
      setState({
        live: carousel.internalEngine().options.active,
        selected: carousel.selectedScrollSnap(),
        canPrevious: carousel.canScrollPrev(),
        canNext: carousel.canScrollNext(),
      })
    const drag = () => {
      setCold(false)
      put(holds.drag)
    }
    const drop = () => lift(holds.drag)
    // Where it was scrolled to before the script came.
    carousel.rootNode().scrollLeft = 0
    read()
    carousel.on('select', read).on('reInit', read)
    carousel.on('pointerDown', drag).on('pointerUp', drop).on('reInit', drop)
    return () => {
      carousel.off('select', read).off('reInit', read)
      carousel.off('pointerDown', drag).off('pointerUp', drop).off('reInit', drop)
    }
  }, [carousel, put, lift])

  useEffect(() => {
    const timer = setTimeout(() => setCold(false), warmUp)
    return () => clearTimeout(timer)
  }, [])

  const goTo = useCallback(
    (index: number, direction: -1 | 0 | 1 = 0) => {
      setCold(false)
      if (!carousel?.internalEngine().options.active) return
      if (still) carousel.scrollTo(index, true)
      else glideTo(carousel, index, direction)
    },
    [carousel, still],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      if (!carousel) return
      const count = carousel.scrollSnapList().length
      const target = carousel.selectedScrollSnap() + by
      if (loop) goTo((target + count) % count, -by as -1 | 1)
      else if (target >= 0 && target < count) goTo(target)
    },
    [carousel, goTo, loop],
  )

  const { live, selected } = state
  const canPlay = live && autoplay !== undefined && !still
  const playing = canPlay && wanted
  const running = playing && held === 0
  const left = useRef(0)
  // Each slide has its whole time anew, whoever brought it; a hold keeps what is left of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide is what starts it
  useEffect(() => {
    left.current = autoplay ?? 0
  }, [autoplay, selected])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide is what starts it
  useEffect(() => {
    if (!running) return
    const began = performance.now()
    const timer = setInterval(() => {
      if (!document.hidden) step(1)
    }, left.current)
    return () => {
      clearInterval(timer)
      left.current = Math.max(0, left.current - (performance.now() - began))
    }
  }, [running, selected, step])

  return {
    viewport: viewport as RefCallback<HTMLElement>,
    ...state,
    previous: () => step(-1),
    next: () => step(1),
    goTo: (index) => goTo(index),
    playing,
    canPlay,
    cold,
    running,
    toggle: () => setWanted((was) => !was),
    holdByFocus: {
      // A mouse's click focuses too, and is no wish to stay.
      onFocus: ({ target }) => target.matches(':focus-visible') && put(holds.focus),
      onBlur: () => lift(holds.focus),
    },
    holdByPointer: {
      onPointerEnter: () => put(holds.pointer),
      onPointerLeave: () => lift(holds.pointer),
    },
  }
}
