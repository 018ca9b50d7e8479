import { useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { CarouselArrows } from '~/ui/CarouselArrows.tsx'
import carouselStyles from '~/ui/carousel.module.css'
import { MinorsNote } from '~/ui/MinorsNote.tsx'
import { PlayerCard } from '~/ui/PlayerCard.tsx'
import { useCarousel } from '~/ui/use-carousel.ts'
import styles from './PlayersCarousel.module.css'
import type { FoundPlayer } from './search.ts'

const sizes = '(min-width: 1440px) 313px, (min-width: 1024px) 23vw, (min-width: 400px) 46vw, 92vw'

/** The players found. */
export function PlayersCarousel({ players }: { players: FoundPlayer[] }) {
  const text = useText()
  const heading = useId()
  const carousel = useCarousel({})
  return (
    <section aria-labelledby={heading}>
      <div className={carouselStyles.head}>
        <h2 id={heading} className={`d d3 ${carouselStyles.title}`}>
          {text('search.playersTitle')}
        </h2>
        <div className={carouselStyles.arrows}>
          {/* No arrows where all players fit. */}
          {(carousel.canPrevious || carousel.canNext) && <CarouselArrows carousel={carousel} />}
        </div>
      </div>
      <div
        ref={carousel.viewport}
        className={`${carouselStyles.viewport} ${styles.viewport}`}
        data-live={carousel.live ? '' : undefined}
      >
        <ul className={`${carouselStyles.track} ${styles.track}`}>
          {players.map((player) => (
            <li key={player.key}>
              <PlayerCard player={player} note={player.team} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
      <MinorsNote players={players} />
    </section>
  )
}
