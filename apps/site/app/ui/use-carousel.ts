import useEmblaCarousel from 'embla-carousel-react'
import { type FocusEvent, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { glideTo } from './glide.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

export type CarouselOptions = {
  loop?: boolean
  /** Milliseconds per slide; no autoplay if omitted. */
  autoplay?: number | undefined
  /** Media query in which it is a carousel. */
  active?: string | undefined
}

export type Carousel = {
  /** For the element that clips; its only child holds the slides. */
  viewport: RefCallback<HTMLElement>
  /** False before hydration and outside of `active`, where the viewport scrolls natively. */
  live: boolean
  selected: number
  canPrevious: boolean
  canNext: boolean
  previous: () => void
  next: () => void
  goTo: (index: number) => void
  /** Autoplay is on; the visitor can pause it, and reduced motion turns it off. */
  playing: boolean
  canPlay: boolean
  /** At the start, until a second slide is near: pictures of other slides can wait. */
  deferImages: boolean
  /** Playing, and not held by pointer, focus or drag. */
  running: boolean
  toggle: () => void
  /** For the element that holds autoplay while it has keyboard focus. */
  holdByFocus: { onFocus: (event: FocusEvent) => void; onBlur: () => void }
  /** For the element that holds autoplay while hovered. */
  holdByPointer: { onPointerEnter: () => void; onPointerLeave: () => void }
}

/** Milliseconds: enough for what is visible to load, before the next slide's turn. */
const imageDelay = 2000

const holds = { pointer: 1, focus: 2, drag: 4 }
const initialState = { live: false, selected: 0, canPrevious: false, canNext: true }

/** Which slide begins nearest to a scroll position. */
function nearestSlide(slides: HTMLElement[], scrollLeft: number): number {
  const distances = slides.map((slide) =>
    Math.abs(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) - scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

export function useCarousel({ loop = false, autoplay, active }: CarouselOptions): Carousel {
  const [viewport, carousel] = useEmblaCarousel({
    loop,
    align: 'start',
    // A popover is not part of the carousel, wherever it is in the tree.
    watchDrag: (_, { target }) => !(target instanceof Element && target.closest('[popover]')),
    ...(active ? { active: false, breakpoints: { [active]: { active: true } } } : {}),
  })
  const reducedMotion = useReducedMotion()
  const [state, setState] = useState(initialState)
  const [playRequested, setPlayRequested] = useState(true)
  const [activeHolds, setActiveHolds] = useState(0)
  const [deferImages, setDeferImages] = useState(true)
  const hold = useCallback((reason: number) => setActiveHolds((current) => current | reason), [])
  const release = useCallback((reason: number) => setActiveHolds((current) => current & ~reason), [])

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
      setDeferImages(false)
      hold(holds.drag)
    }
    const drop = () => release(holds.drag)
    // It may have been scrolled natively before hydration: it starts at the slide that is shown.
    const root = carousel.rootNode()
    const shown = nearestSlide(carousel.slideNodes(), root.scrollLeft)
    root.scrollLeft = 0
    if (shown > 0 && carousel.internalEngine().options.active) {
      setDeferImages(false)
      carousel.scrollTo(shown, true)
    }
    read()
    carousel.on('select', read).on('reInit', read)
    carousel.on('pointerDown', drag).on('pointerUp', drop).on('reInit', drop)
    return () => {
      carousel.off('select', read).off('reInit', read)
      carousel.off('pointerDown', drag).off('pointerUp', drop).off('reInit', drop)
    }
  }, [carousel, hold, release])

  useEffect(() => {
    const timer = setTimeout(() => setDeferImages(false), imageDelay)
    return () => clearTimeout(timer)
  }, [])

  const goTo = useCallback(
    (index: number, direction: -1 | 0 | 1 = 0) => {
      setDeferImages(false)
      if (!carousel?.internalEngine().options.active) return
      if (reducedMotion) carousel.scrollTo(index, true)
      else glideTo(carousel, index, direction)
    },
    [carousel, reducedMotion],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      if (!carousel) return
      const count = carousel.scrollSnapList().length
      const target = carousel.selectedScrollSnap() + by
      if (loop) goTo((target + count) % count, by === 1 ? -1 : 1)
      else if (target >= 0 && target < count) goTo(target)
    },
    [carousel, goTo, loop],
  )

  const { live, selected } = state
  const canPlay = live && autoplay !== undefined && !reducedMotion
  const playing = canPlay && playRequested
  const running = playing && activeHolds === 0
  const timeLeft = useRef(0)
  // Each slide gets its full time; a hold pauses the rest of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide is what starts it
  useEffect(() => {
    timeLeft.current = autoplay ?? 0
  }, [autoplay, selected])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide is what starts it
  useEffect(() => {
    if (!running) return
    const startTime = performance.now()
    const timer = setInterval(() => {
      if (!document.hidden) step(1)
    }, timeLeft.current)
    return () => {
      clearInterval(timer)
      timeLeft.current = Math.max(0, timeLeft.current - (performance.now() - startTime))
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
    deferImages,
    running,
    toggle: () => setPlayRequested((previous) => !previous),
    holdByFocus: {
      // A mouse click focuses too, and does not hold.
      onFocus: ({ target }) => target.matches(':focus-visible') && hold(holds.focus),
      onBlur: () => release(holds.focus),
    },
    holdByPointer: {
      onPointerEnter: () => hold(holds.pointer),
      onPointerLeave: () => release(holds.pointer),
    },
  }
}
