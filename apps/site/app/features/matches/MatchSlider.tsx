import { useEffect, useId, useRef } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { CarouselArrows } from '~/ui/CarouselArrows.tsx'
import { CompetitionSelect, useSelectPending } from '~/ui/CompetitionSelect.tsx'
import carouselStyles from '~/ui/carousel.module.css'
import { useCarousel } from '~/ui/use-carousel.ts'
import { isBare } from './is-bare.ts'
import { MatchBox } from './MatchBox.tsx'
import styles from './MatchSlider.module.css'
import type { MatchSliderView } from './matches.ts'
import { ResultBox } from './ResultBox.tsx'

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
          {matches.length > 0 && (
            <div className={carouselStyles.arrows}>
              <CarouselArrows carousel={carousel} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.body} aria-busy={busy} data-busy={busy ? '' : undefined}>
        {matches.length > 0 ? (
          <div
            ref={carousel.viewport}
            className={`${carouselStyles.viewport} ${styles.viewport}`}
            data-live={carousel.live ? '' : undefined}
          >
            <ul className={`${carouselStyles.track} ${styles.track}`}>
              {matches.map((match, index) => (
                <li key={match.id}>
                  {type === 'next' ? (
                    <MatchBox match={match} first={index === 0} />
                  ) : (
                    <ResultBox match={match} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className={bare ? styles.soon : styles.message}>{message}</p>
        )}
      </div>
    </section>
  )
}
