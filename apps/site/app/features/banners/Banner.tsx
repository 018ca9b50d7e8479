import type { CSSProperties } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './Banner.module.css'
import type { BannerView } from './banners.ts'

type Props = { banner: BannerView | undefined; orientation?: 'horizontal' | 'vertical' }

/** A picture with a link, across the page or beside a list. */
export function Banner({ banner, orientation = 'horizontal' }: Props) {
  const text = useText()
  if (!banner) return null
  const { link, lang } = banner
  const { width, height } = banner.picture
  const wide = orientation === 'horizontal'
  // A horizontal picture contains its text; a vertical one may not.
  const caption = wide ? '' : banner.title
  const picture = (
    <Picture
      // A phone crops a horizontal picture to its left, where its text is.
      picture={wide ? { ...banner.picture, focus: '0% 50%' } : banner.picture}
      sizes={wide ? '(min-width: 1440px) 1312px, (min-width: 768px) 91vw, 190vw' : '400px'}
      // A link needs an accessible name.
      alt={caption ? banner.picture.coverImageAlt : banner.alt || (link ? text('home.banner') : '')}
      className={styles.picture ?? ''}
    />
  )
  const content = (
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
          {content}
        </SiteLink>
      ) : (
        <div className={styles.link} lang={lang}>
          {content}
        </div>
      )}
    </div>
  )
}

/** At the end of a page. */
export const FootBanner = ({ banners: [banner] }: { banners: BannerView[] }) =>
  banner && (
    <div className={styles.foot}>
      <Banner banner={banner} />
    </div>
  )

/** All banners beside a list. */
export const SideBanners = ({ banners }: { banners: BannerView[] }) => (
  <div className={styles.side}>
    {banners.map((banner) => (
      <Banner key={banner.coverImage} banner={banner} orientation="vertical" />
    ))}
  </div>
)
