import { useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { MediaItem } from '~/model/media.ts'
import { CardShare } from '~/ui/CardShare.tsx'
import { CarouselArrows } from '~/ui/CarouselArrows.tsx'
import carouselStyles from '~/ui/carousel.module.css'
import { Icon } from '~/ui/Icon.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { useCarousel } from '~/ui/use-carousel.ts'
import styles from './HighlightedNews.module.css'

const sizes = '(min-width: 1440px) 528px, (min-width: 1024px) 37vw, (min-width: 768px) 46vw, 100vw'

/** Other grounds than those of the boxes. */
const grounds = ['tint', 'primary'] as const

type BoxProps = { item: MediaItem; place: number; hidden: boolean }

function Box({ item, place, hidden }: BoxProps) {
  const text = useText()
  const drawn = item.drawn && { ...item.drawn, ground: grounds[place] ?? item.drawn.ground }
  return (
    <article className={styles.box} inert={hidden}>
      <Picture picture={item.picture} drawn={drawn} sizes={sizes} alt="" className={styles.picture ?? ''} />
      <div className={styles.body}>
        <p className={styles.meta}>
          <PublishTime date={item.publishDate} text={item.publishText} />
        </p>
        <h3 className={`d d5 ${styles.title}`} lang={item.lang}>
          <SiteLink to={item.link}>{item.title}</SiteLink>
        </h3>
        {item.description && (
          <p className={styles.description} lang={item.lang}>
            {item.description}
          </p>
        )}
        <SiteLink to={item.link} className={styles.more}>
          <span>{text('news.readMore')}</span>
          <span className="vh" lang={item.lang}>
            : {item.title}
          </span>
          <Icon name="right" />
        </SiteLink>
      </div>
      <CardShare title={item.title} link={item.link} />
    </article>
  )
}

/** Two stories over the bottom of the slider; on phones a carousel. */
export function HighlightedNews({ items }: { items: MediaItem[] }) {
  const text = useText()
  const heading = useId()
  const carousel = useCarousel({ active: '(max-width: 767px)' })
  if (items.length === 0) return null
  return (
    <section className={`${styles.highlighted} on-dark`} aria-labelledby={heading}>
      <h2 id={heading} className="vh">
        {text('home.highlighted')}
      </h2>
      <div className={`wrap ${styles.wrap}`}>
        <div
          ref={carousel.viewport}
          className={`${carouselStyles.viewport} ${styles.viewport}`}
          data-live={carousel.live ? '' : undefined}
        >
          <div
            className={carouselStyles.track}
            data-defer-images={carousel.deferImages ? 'phone' : undefined}
          >
            {items.map((item, index) => (
              <Box
                key={item.key}
                item={item}
                place={index}
                hidden={carousel.live && index !== carousel.selected}
              />
            ))}
          </div>
        </div>
        {items.length > 1 && <CarouselArrows carousel={carousel} className={styles.arrows ?? ''} />}
      </div>
    </section>
  )
}
