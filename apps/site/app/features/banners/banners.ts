import type { Banner } from '@palank/contract/banner'
import type { Language } from '@palank/routes'
import { linkAddress } from '~/ui/link-address.ts'
import { foreign, pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, isId, words } from '~/ui/wire.ts'

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
  return attempt(() => {
    const { id } = banner
    const position = words(banner.position)
    const picture = pictureOrNone(banner.banner_image)
    if (!isId(id) || !position || !picture) return undefined
    const title = words(banner.title)
    return {
      id,
      position,
      title,
      alt: picture.coverImageAlt || title,
      link: linkAddress(words(banner.url)),
      coverImage: picture.coverImage,
      thumbnails: picture.thumbnails,
      picture,
      lang: foreign(banner.lang, language),
    }
  })
}

/** The first banner of a position; one that names no place at all is nowhere. */
export const bannerAt = (banners: BannerView[], position: string): BannerView | undefined =>
  banners.find((banner) => banner.position === position)
