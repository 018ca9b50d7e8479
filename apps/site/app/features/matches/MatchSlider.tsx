import { memo, Suspense, useEffect, useId, useRef } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { MatchView } from '~/model/match.ts'
import { hasScore } from '~/model/match-state.ts'
import { CarouselArrows } from '~/ui/CarouselArrows.tsx'
import { CompetitionSelect, useSelectPending } from '~/ui/CompetitionSelect.tsx'
import carouselStyles from '~/ui/carousel.module.css'
import { lazyPart } from '~/ui/live/lazy-part.ts'
import { PartStyles } from '~/ui/live/part-styles.tsx'
import { useRunning } from '~/ui/live/running-matches.ts'
import { useCarousel } from '~/ui/use-carousel.ts'
import { isBare } from './is-bare.ts'
import { MatchBox } from './MatchBox.tsx'
import styles from './MatchSlider.module.css'
import type { MatchSliderView } from './matches.ts'
import { ResultBox } from './ResultBox.tsx'

const LiveBoxes = lazyPart(() => import('./LiveBoxes.tsx'))

const Upcoming = ({ match, first = false }: { match: MatchView; first?: boolean }) => (
  <li>
    <MatchBox match={match} first={first} />
  </li>
)

/**
 * The boxes of what is played. The carousel renders again at once; without the memo React would then put the fallback in
 * place of what the server wrote, until their script is there.
 */
const Live = memo(
  ({ matches }: { matches: MatchView[] }) => (
    <Suspense fallback={matches.map((match) => <Upcoming key={match.id} match={match} />)}>
      <PartStyles of="app/features/matches/LiveBoxes.tsx" />
      <LiveBoxes matches={matches} />
    </Suspense>
  ),
  (a, b) => a.matches.length === b.matches.length && a.matches.every((one, at) => one === b.matches[at]),
)

/** Played as the server knew it, with a score. */
const isScored = (match: MatchView) => match.status === 'live' && hasScore(match)

const texts = {
  next: { heading: 'home.nextMatches', none: 'matches.noNext' },
  prev: { heading: 'home.previousMatches', none: 'matches.noPrevious' },
} as const

type Props = { view: MatchSliderView; className: string | undefined }

/** The next or previous matches of the selected competition. */
export function MatchSlider({ view, className }: Props) {
  const { type, competitions, selected, matches, failed } = view
  const text = useText()
  const heading = useId()
  const section = `matches-${type}`
  const busy = useSelectPending(type)
  const carousel = useCarousel({})
  const { goTo } = carousel
  const lastSelected = useRef(selected)
  // Another competition starts at its first match.
  useEffect(() => {
    if (lastSelected.current !== selected) goTo(0)
    lastSelected.current = selected
  }, [selected, goTo])

  const { known: running } = useRunning()
  const isLive = (match: MatchView) =>
    type === 'next' && (isScored(match) || running.some(({ id }) => id === match.id))
  const live = matches.filter(isLive)
  const others = matches.filter((match) => !isLive(match))
  const hasLive = type === 'next' && (live.length > 0 || running.length > 0)
  const hasAny = hasLive || others.length > 0

  const item = (match: MatchView, index: number) =>
    type === 'next' ? (
      <Upcoming key={match.id} match={match} first={!hasLive && index === 0} />
    ) : (
      <li key={match.id}>
        <ResultBox match={match} />
      </li>
    )

  const bare = isBare(view)
  const message = text(failed ? 'matches.failed' : bare ? 'matches.soon' : texts[type].none)
  return (
    <section id={section} className={`after-paint ${className}`} aria-labelledby={heading}>
      <div className={carouselStyles.head}>
        <h2 id={heading} className={`d d3 ${carouselStyles.title}`}>
          {text(texts[type].heading)}
        </h2>
        <div className={styles.controls}>
          <CompetitionSelect
            name={type}
            competitions={competitions}
            selected={selected}
            targetId={section}
            className={styles.select}
          />
          {hasAny && (
            <div className={carouselStyles.arrows}>
              <CarouselArrows carousel={carousel} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.body} aria-busy={busy} data-busy={busy ? '' : undefined}>
        {hasAny ? (
          <div
            ref={carousel.viewport}
            className={`${carouselStyles.viewport} ${styles.viewport}`}
            data-live={carousel.live ? '' : undefined}
          >
            <ul className={`${carouselStyles.track} ${styles.track}`}>
              {hasLive && <Live matches={live} />}
              {others.map(item)}
            </ul>
          </div>
        ) : (
          <p className={bare ? styles.soon : styles.message}>{message}</p>
        )}
      </div>
    </section>
  )
}
