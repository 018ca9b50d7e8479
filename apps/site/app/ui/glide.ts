import type { EmblaCarouselType } from 'embla-carousel'

/** How long a slide takes to its place, in milliseconds. */
export const slideTime = 700

const stepTime = 1000 / 60
/** Embla takes two steps at once in the frame in which it sets off. */
const firstSteps = 2
const eased = (share: number) => 1 - (1 - share) ** 4

/** What gives a carousel back its own motion, while it glides. */
const endings = new WeakMap<EmblaCarouselType, () => void>()

/** Moves to a slide in exactly the slide's time; Embla's own motion has no fixed end, and stays for dragging. */
export function glideTo(carousel: EmblaCarouselType, index: number, direction: -1 | 0 | 1 = 0): void {
  endings.get(carousel)?.()
  const engine = carousel.internalEngine()
  const { location, offsetLocation, previousLocation, target, scrollBody: own } = engine
  const { useBaseDuration: allowMotion } = own
  // After a jump Embla holds itself for one that never animates.
  allowMotion()
  const moving = Math.abs(target.get() - offsetLocation.get()) >= 0.001
  if (!moving && index === carousel.selectedScrollSnap()) return
  const steps = Math.round(slideTime / stepTime) + (moving ? 0 : firstSteps)
  let step = 0
  let sign = 0
  const timed: typeof own = {
    ...own,
    seek() {
      const before = eased(step / steps)
      step = Math.min(step + 1, steps)
      const distance = target.get() - location.get()
      const share = step === steps ? 1 : (eased(step / steps) - before) / (1 - before)
      previousLocation.set(location)
      location.add(distance * share)
      if (step === steps) previousLocation.set(location)
      sign = Math.sign(distance)
      return timed
    },
    settled: () => step === steps,
    direction: () => sign,
    velocity: () => 0,
  }
  const events = ['pointerDown', 'slideFocusStart', 'settle', 'reInit'] as const
  const end = () => {
    engine.scrollBody = own
    endings.delete(carousel)
    for (const event of events) carousel.off(event, end)
  }
  endings.set(carousel, end)
  engine.scrollBody = timed
  for (const event of events) carousel.on(event, end)
  engine.scrollTo.index(index, direction)
}
