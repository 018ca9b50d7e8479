import type { Sponsor } from '@palank/contract/sponsor'
import { linkAddress } from '~/ui/link-address.ts'
import { pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, isId, words } from '~/ui/wire.ts'

export type SponsorView = { id: number; title: string; link: string | undefined; logo: PictureView }

/** Undefined where there is no logo to show or no name to say. */
export function sponsorOf(wire: Sponsor): SponsorView | undefined {
  return attempt(() => {
    const { id, url, link, sponsor_logo: media } = wire
    const title = words(wire.title)
    const logo = pictureOrNone(media)
    if (!isId(id) || !title || !logo) return undefined
    const small = logo.thumbnails.small ?? logo.coverImage
    return {
      id,
      title,
      link: linkAddress(words(link) || words(url)),
      // The smallest size is what a logo is drawn from; the others serve finer screens.
      logo: { ...logo, thumbnails: { small, medium: small } },
    }
  })
}

/** How many stand side by side, and from what width on. */
export const perView = [
  { from: 0, count: 2 },
  { from: 425, count: 3 },
  { from: 768, count: 6 },
  { from: 1024, count: 8 },
] as const

/** The width from which so few of them have room to stand still; undefined when they never have. */
export const stillFrom = (sponsors: number): number | undefined =>
  perView.find(({ count }) => sponsors < count)?.from

/** The media query under which they are more than fit. */
export function movingQuery(sponsors: number): string | undefined {
  const from = stillFrom(sponsors)
  if (from === undefined) return undefined
  return from === 0 ? 'not all' : `(max-width: ${from - 1}px)`
}

/** A loop needs one more than fit; as many as fit, or fewer, go round twice. */
export const needsCopies = (sponsors: number): boolean =>
  sponsors > 1 && sponsors <= Math.max(...perView.map(({ count }) => count))
