import type { Banner } from '@palank/contract/banner'
import type { Language } from '@palank/routes'
import { linkAddress } from '~/model/link-address.ts'
import { foreignLanguage } from '~/model/media-items.ts'
import { type PictureView, pictureOf } from '~/model/picture.ts'

export const homeBanner = 'home-below-prev-matches'

/** The positions that the newsroom offers. */
export type BannerPosition = typeof homeBanner | 'news-list-side' | 'page-bottom' | 'schedule'

export type BannerView = {
  position: string
  title: string
  alt: string
  link: string | undefined
  coverImage: string
  thumbnails: PictureView['thumbnails']
  picture: PictureView
  /** Set where the text is in another language than the page. */
  lang: Language | undefined
}

export function bannerOf(banner: Banner, language: Language): BannerView {
  const picture = pictureOf(banner.banner_image)
  const title = banner.title ?? ''
  return {
    position: banner.position,
    title,
    alt: banner.alt || picture.coverImageAlt || title,
    link: linkAddress(banner.url),
    coverImage: picture.coverImage,
    thumbnails: picture.thumbnails,
    picture,
    lang: foreignLanguage(banner.lang, language),
  }
}

/** The banners of a position, in the newsroom's order. */
export const bannersAt = (banners: BannerView[], position: BannerPosition): BannerView[] =>
  banners.filter((banner) => banner.position === position)
