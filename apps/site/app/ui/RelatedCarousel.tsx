import { useId } from 'react'
import type { MediaItem } from '~/model/media.ts'
import { CarouselArrows } from './CarouselArrows.tsx'
import carouselStyles from './carousel.module.css'
import { MediaTile } from './MediaTile.tsx'
import styles from './RelatedCarousel.module.css'
import { useCarousel } from './use-carousel.ts'

const sizes =
  '(min-width: 1440px) 313px, (min-width: 1024px) 22vw, (min-width: 740px) 30vw, (min-width: 640px) 45vw, 92vw'

/** Related stories of any kind. */
export function RelatedCarousel({ title, items }: { title: string; items: MediaItem[] }) {
  const heading = useId()
  const carousel = useCarousel({})
  if (items.length === 0) return null
  return (
    <section className={`sec ${styles.related}`} aria-labelledby={heading}>
      <div className="wrap">
        <div className={carouselStyles.head}>
          <h2 id={heading} className={`d d3 ${carouselStyles.title}`}>
            {title}
          </h2>
          {items.length > 1 && (
            <div className={carouselStyles.arrows}>
              {(carousel.canPrevious || carousel.canNext) && <CarouselArrows carousel={carousel} />}
            </div>
          )}
        </div>
        <div
          ref={carousel.viewport}
          className={`${carouselStyles.viewport} ${styles.viewport}`}
          data-live={carousel.live ? '' : undefined}
        >
          <ul className={`${carouselStyles.track} ${styles.track}`}>
            {items.map((item) => (
              <li key={item.key}>
                <MediaTile item={item} dense sizes={sizes} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
