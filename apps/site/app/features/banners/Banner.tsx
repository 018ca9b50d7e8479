import type { CSSProperties } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './Banner.module.css'
import type { BannerView } from './banners.ts'

type Props = { banner: BannerView | undefined; orientation?: 'horizontal' | 'vertical' }

/** A picture that leads somewhere, across the page or down its side. */
export function Banner({ banner, orientation = 'horizontal' }: Props) {
  const text = useText()
  if (!banner) return null
  const { link, lang } = banner
  const { width, height } = banner.picture
  const wide = orientation === 'horizontal'
  // A horizontal picture has its words on it; a small one may have none.
  const caption = wide ? '' : banner.title
  const picture = (
    <Picture
      // What a horizontal one says stands on its left, which is what a phone shows.
      picture={wide ? { ...banner.picture, focus: '0% 50%' } : banner.picture}
      sizes={wide ? '(min-width: 1440px) 1312px, (min-width: 768px) 91vw, 190vw' : '400px'}
      // A link must have a name, even when nobody gave it one.
      alt={caption ? banner.picture.coverImageAlt : banner.alt || (link ? text('home.banner') : '')}
      className={styles.picture ?? ''}
    />
  )
  const shown = (
    <>
      {picture}
      {caption && <span className={styles.caption}>{caption}</span>}
    </>
  )
  return (
    <div
      className={`${styles.banner} ${wide ? 'wrap' : ''}`}
      data-orientation={orientation}
      style={wide ? undefined : ({ '--shape': width / height } as CSSProperties)}
    >
      {link ? (
        <SiteLink to={link} className={styles.link} lang={lang}>
          {shown}
        </SiteLink>
      ) : (
        <div className={styles.link} lang={lang}>
          {shown}
        </div>
      )}
    </div>
  )
}

/** Below all that a page has to say. */
export const FootBanner = ({ banners: [banner] }: { banners: BannerView[] }) =>
  banner && (
    <div className={styles.foot}>
      <Banner banner={banner} />
    </div>
  )

/** Beside a list, all that the newsroom put there. */
export const SideBanners = ({ banners }: { banners: BannerView[] }) => (
  <div className={styles.side}>
    {banners.map((banner) => (
      <Banner key={banner.coverImage} banner={banner} orientation="vertical" />
    ))}
  </div>
)
