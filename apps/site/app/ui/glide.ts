import type { EmblaCarouselType } from 'embla-carousel'

/** Duration of a slide in milliseconds. */
const slideTime = 700

const stepTime = 1000 / 60
/** Embla takes two steps in the first frame. */
const firstSteps = 2
const eased = (share: number) => 1 - (1 - share) ** 4

/** Restores the own motion of each carousel that is gliding. */
const restorers = new WeakMap<EmblaCarouselType, () => void>()

/** Moves to a slide in `slideTime`; Embla's own motion has no fixed duration, and stays for dragging. */
export function glideTo(carousel: EmblaCarouselType, index: number, direction: -1 | 0 | 1 = 0): void {
  restorers.get(carousel)?.()
  const engine = carousel.internalEngine()
  const { location, offsetLocation, previousLocation, target, scrollBody: own } = engine
  const { useBaseDuration: allowMotion } = own
  // After a jump Embla has its animation switched off.
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
    restorers.delete(carousel)
    for (const event of events) carousel.off(event, end)
  }
  restorers.set(carousel, end)
  engine.scrollBody = timed
  for (const event of events) carousel.on(event, end)
  engine.scrollTo.index(index, direction)
}
