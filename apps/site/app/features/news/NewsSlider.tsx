import { useText } from '~/i18n/LanguageContext.tsx'
import type { DrawnCoverView } from '~/model/drawn-cover.ts'
import carouselStyles from '~/ui/carousel.module.css'
import { Icon } from '~/ui/Icon.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { type Carousel, useCarousel } from '~/ui/use-carousel.ts'
import styles from './NewsSlider.module.css'
import type { Slide as SlideItem } from './news.ts'

const turn = 5000
// Tablets and desktops cut 860 px from a picture of 16:9. A phone's frame is taller than wide, where 130vw is sharp
// enough: the exact width would fetch the largest file.
const sizes = '(min-width: 768px) max(100vw, 1530px), 130vw'

/** The title stands where the figure would. */
const drawnSlide: DrawnCoverView = { ground: 'primary', figure: '' }

type SlideProps = { item: SlideItem; first: boolean; label: string; hidden: boolean }

function Slide({ item, first, label, hidden }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
    <div className={styles.slide} role="group" aria-label={label} inert={hidden}>
      <Picture
        picture={item.picture}
        drawn={item.drawn && drawnSlide}
        sizes={sizes}
        eager={first}
        alt=""
        className={styles.picture ?? ''}
      />
      <div className={`wrap ${styles.words}`} lang={item.lang}>
        <Title className={`d d1 ${styles.title}`}>
          <SiteLink to={item.link}>{item.title}</SiteLink>
        </Title>
        {item.description && <p className={styles.description}>{item.description}</p>}
      </div>
    </div>
  )
}

/** A progress bar per slide, and the pause button. */
function Bars({ items, carousel }: { items: SlideItem[]; carousel: Carousel }) {
  const text = useText()
  return (
    <div className={styles.bars} data-playable={carousel.canPlay ? '' : undefined}>
      <div className={`wrap ${styles.barRow}`}>
        <div className={styles.barList} {...carousel.holdByFocus}>
          {items.map((item, index) => (
            <button
              key={item.key}
              type="button"
              className={styles.bar}
              aria-current={index === carousel.selected}
              onClick={() => carousel.goTo(index)}
            >
              <span lang={item.lang}>{item.barTitle}</span>
            </button>
          ))}
        </div>
        {carousel.canPlay && (
          <button
            type="button"
            className={styles.pause}
            aria-label={text(carousel.playing ? 'carousel.pause' : 'carousel.play')}
            onClick={carousel.toggle}
          >
            <Icon name={carousel.playing ? 'pause' : 'play'} />
          </button>
        )}
      </div>
    </div>
  )
}

/** Leading stories at the top of the home page. */
export function NewsSlider({ items }: { items: SlideItem[] }) {
  const text = useText()
  const several = items.length > 1
  const carousel = useCarousel({ loop: true, autoplay: several ? turn : undefined })
  return (
    <section
      className={`${styles.slider} on-dark`}
      aria-roledescription={text('carousel.role')}
      aria-label={text('home.slider')}
      data-running={carousel.running ? '' : undefined}
    >
      <div
        ref={carousel.viewport}
        className={carouselStyles.viewport}
        data-live={carousel.live ? '' : undefined}
        {...carousel.holdByFocus}
      >
        <div className={carouselStyles.track} data-defer-images={carousel.deferImages ? 'always' : undefined}>
          {items.map((item, index) => (
            <Slide
              key={item.key}
              item={item}
              first={index === 0}
              label={text('carousel.slide', { number: index + 1, count: items.length })}
              hidden={carousel.live && index !== carousel.selected}
            />
          ))}
        </div>
      </div>
      {several && carousel.live && <Bars items={items} carousel={carousel} />}
    </section>
  )
}
