import { useLayoutEffect, useRef } from 'react'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import type { MatchView } from '~/model/match.ts'
import { useRunning } from '~/ui/live/running-matches.ts'
import { LiveBox } from './LiveBox.tsx'
import { ageOf, liveBoxesOf } from './live-box.ts'

/**
 * A rail that scrolls natively stays at the box it has snapped to, and would hide those that come before it. Without
 * snapping for a moment it stays where it is, and goes on with the first one, unless the visitor has scrolled.
 */
function useFirstInView(added: number) {
  const first = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const rail = first.current?.parentElement?.parentElement
    if (!rail || added <= 0) return
    rail.style.scrollSnapType = 'none'
    // Reading it lays out the boxes.
    const scrolled = rail.scrollLeft
    const next = first.current?.parentElement?.children[added]
    if (scrolled > 0 && first.current && next instanceof HTMLElement)
      rail.scrollLeft = scrolled + next.offsetLeft - first.current.offsetLeft
    rail.style.scrollSnapType = ''
  }, [added])
  return first
}

/** What is played now: the first of the rail. */
export default function LiveBoxes({ matches }: { matches: MatchView[] }) {
  const language = useLanguage()
  const { known: running, answeredAt, hasFailed = false } = useRunning()
  const boxes = liveBoxesOf(matches, running, language)
  const first = useFirstInView(boxes.length - matches.length)
  return boxes.map((view, index) => (
    <li key={view.id} ref={index === 0 ? first : undefined}>
      <LiveBox view={view} answeredAt={ageOf(view, answeredAt)} isLost={hasFailed} />
    </li>
  ))
}
