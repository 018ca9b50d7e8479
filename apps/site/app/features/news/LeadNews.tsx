import { Suspense, useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { Kept } from '~/model/kept.ts'
import type { MediaItem } from '~/model/media.ts'
import { CarouselArrows } from '~/ui/CarouselArrows.tsx'
import carouselStyles from '~/ui/carousel.module.css'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MediaTile } from '~/ui/MediaTile.tsx'
import { PublishTime } from '~/ui/PublishTime.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { useCarousel } from '~/ui/use-carousel.ts'
import styles from './LeadNews.module.css'
import { useNewsText } from './news-texts.ts'

const sizes = '(min-width: 1440px) 1192px, (min-width: 1024px) 83vw, (min-width: 640px) 91vw, 130vw'

/** Leading stories one at a time, without autoplay. */
function Slider({ items }: { items: MediaItem[] }) {
  const text = useText()
  const say = useNewsText()
  const heading = useId()
  const carousel = useCarousel({ loop: true })
  return (
    <section className={styles.slider} aria-roledescription={text('carousel.role')} aria-labelledby={heading}>
      <h2 id={heading} className="vh">
        {say('news.leading')}
      </h2>
      <div
        ref={carousel.viewport}
        className={`${carouselStyles.viewport} ${styles.viewport}`}
        data-live={carousel.live ? '' : undefined}
      >
        <div
          className={`${carouselStyles.track} ${styles.track}`}
          data-defer-images={carousel.deferImages ? 'always' : undefined}
        >
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
            <div
              key={item.key}
              role="group"
              aria-label={text('carousel.slide', { number: index + 1, count: items.length })}
              inert={carousel.live && index !== carousel.selected}
            >
              <MediaTile item={item} full eager={index === 0} sizes={sizes} className={styles.tile} />
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && <CarouselArrows carousel={carousel} loop className={styles.arrows ?? ''} />}
    </section>
  )
}

function Latest({ items }: { items: MediaItem[] }) {
  const say = useNewsText()
  const heading = useId()
  return (
    <section className={styles.latest} aria-labelledby={heading}>
      <h2 id={heading} className="d d5">
        {say('news.latest')}
      </h2>
      <ul className={styles.list}>
        {items.map(({ key, link, title, publishDate, publishText, lang }) => (
          <li key={key}>
            <SiteLink to={link}>
              <PublishTime date={publishDate} text={publishText} />
              <span lang={lang}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The top of the news: five leading stories beside the latest eight. */
export const LeadNews = ({ leading, latest }: { leading: MediaItem[]; latest: Kept<MediaItem[]> | null }) => (
  <div className={styles.lead} data-both={leading.length > 0 && latest ? '' : undefined}>
    {leading.length > 0 && (
      <Suspense>
        <Slider items={leading} />
      </Suspense>
    )}
    {latest && <KeptHtml of={latest}>{(items) => <Latest items={items} />}</KeptHtml>}
  </div>
)
