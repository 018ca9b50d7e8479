import type { Banner } from '@palank/contract/banner'
import type { Language } from '@palank/routes'
import { linkAddress } from '~/ui/link-address.ts'
import { type PictureView, pictureOf } from '~/ui/picture.ts'

export const homeBanner = 'home-below-prev-matches'

export type BannerView = {
  id: number
  position: string
  title: string
  alt: string
  link: string | undefined
  coverImage: string
  thumbnails: PictureView['thumbnails']
  picture: PictureView
  /** Where the text is in another language than the page. */
  lang: Language | undefined
}

/** Undefined for one that has no position to stand at or no picture to show. */
export function bannerOf(banner: Banner, language: Language): BannerView | undefined {
  const { id, position, banner_image: media } = banner
  if (!position?.trim() || !media?.public_url) return undefined
  const picture = pictureOf(media)
  const title = banner.title?.trim() ?? ''
  return {
    id,
    position: position.trim(),
    title,
    alt: picture.coverImageAlt || title,
    link: linkAddress(banner.url),
    coverImage: picture.coverImage,
    thumbnails: picture.thumbnails,
    picture,
    lang: banner.lang === language ? undefined : banner.lang,
  }
}

/** The first banner of a position; one that names no place at all is nowhere. */
export const bannerAt = (banners: BannerView[], position: string): BannerView | undefined =>
  banners.find((banner) => banner.position === position)
