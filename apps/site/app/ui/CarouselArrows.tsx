import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './CarouselArrows.module.css'
import { Icon } from './Icon.tsx'
import type { Carousel } from './use-carousel.ts'

type Props = { carousel: Carousel; loop?: boolean; className?: string }

/** Previous and next; absent until the script has started the carousel. */
export function CarouselArrows({ carousel, loop = false, className }: Props) {
  const text = useText()
  if (!carousel.live) return null
  return (
    <div className={`${styles.arrows} ${className ?? ''}`}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={text('carousel.previous')}
        disabled={!loop && !carousel.canPrevious}
        onClick={carousel.previous}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={text('carousel.next')}
        disabled={!loop && !carousel.canNext}
        onClick={carousel.next}
      >
        <Icon name="right" />
      </button>
    </div>
  )
}
