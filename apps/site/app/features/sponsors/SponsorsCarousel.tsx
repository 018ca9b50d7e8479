import { useText } from '~/i18n/LanguageContext.tsx'
import { isExternal } from '~/model/link-address.ts'
import carouselStyles from '~/ui/carousel.module.css'
import { Icon } from '~/ui/Icon.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { useCarousel } from '~/ui/use-carousel.ts'
import styles from './SponsorsCarousel.module.css'
import { movingQuery, needsCopies, type SponsorView, stillFrom } from './sponsors.ts'

const autoplay = 1700

/** A copy can be clicked, but is hidden from screen readers and the keyboard. */
function SponsorLink({ sponsor, copy }: { sponsor: SponsorView; copy: boolean }) {
  const logo = (
    <Picture picture={sponsor.logo} sizes="132px" alt={sponsor.title} className={styles.logo ?? ''} />
  )
  if (!sponsor.link) return <span className={styles.mark}>{logo}</span>
  return (
    <a
      className={styles.mark}
      href={sponsor.link}
      // The logo may not have loaded yet.
      aria-label={sponsor.title}
      {...(isExternal(sponsor.link) ? { rel: 'noopener' } : {})}
      {...(copy ? { tabIndex: -1 } : {})}
    >
      {logo}
    </a>
  )
}

/** The club's sponsors in an endless carousel. */
export function SponsorsCarousel({ sponsors }: { sponsors: SponsorView[] }) {
  const text = useText()
  const count = sponsors.length
  const carousel = useCarousel({ loop: true, autoplay, active: movingQuery(count) })
  if (count === 0) return null
  const rounds = needsCopies(count) ? [false, true] : [false]
  return (
    <section
      className={styles.sponsors}
      aria-roledescription={carousel.live ? text('carousel.role') : undefined}
      aria-label={text('home.sponsors')}
    >
      <div className={`wrap ${styles.wrap}`}>
        {carousel.canPlay && (
          <button
            type="button"
            className={styles.pause}
            aria-label={text(carousel.playing ? 'carousel.pause' : 'carousel.play')}
            data-stopped={carousel.playing ? undefined : ''}
            onClick={carousel.toggle}
          >
            <Icon name={carousel.playing ? 'pause' : 'play'} />
          </button>
        )}
        <div
          ref={carousel.viewport}
          className={carouselStyles.viewport}
          data-live={carousel.live ? '' : undefined}
          {...carousel.holdByFocus}
          {...carousel.holdByPointer}
        >
          <ul
            className={`${carouselStyles.track} ${styles.track}`}
            data-still-from={stillFrom(count)}
            data-defer-images={carousel.deferImages ? 'few' : undefined}
          >
            {rounds.map((copy) =>
              sponsors.map((sponsor) => (
                <li
                  key={`${sponsor.key}${copy ? '-copy' : ''}`}
                  className={copy ? styles.copy : undefined}
                  aria-hidden={copy || undefined}
                >
                  <SponsorLink sponsor={sponsor} copy={copy} />
                </li>
              )),
            )}
          </ul>
        </div>
      </div>
    </section>
  )
}
