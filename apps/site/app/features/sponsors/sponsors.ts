import type { Sponsor } from '@palank/contract/sponsor'
import { linkAddress } from '~/model/link-address.ts'
import { type PictureView, pictureFromThumbnails, pictureOf } from '~/model/picture.ts'

export type SponsorView = { key: string; title: string; link: string | undefined; logo: PictureView }

/** Shown small; larger sizes are for high-density screens. */
function logoOf({ sponsor_logo: media }: Sponsor): PictureView | null {
  const { public_url } = media
  if (public_url === null) return pictureFromThumbnails(media.thumbnails)
  const logo = pictureOf({ ...media, public_url })
  const small = logo.thumbnails.small ?? logo.coverImage
  return { ...logo, thumbnails: { small, medium: small } }
}

export function sponsorsOf(wires: readonly Sponsor[]): SponsorView[] {
  return wires.flatMap((wire, place) => {
    const logo = logoOf(wire)
    if (!logo) return []
    const { id, title, link, url } = wire
    return [{ key: String(id ?? `place-${place}`), title, link: linkAddress(link || url), logo }]
  })
}

/** Logos side by side, by the width of the screen. */
export const perView = [
  { from: 0, count: 2 },
  { from: 425, count: 3 },
  { from: 768, count: 6 },
  { from: 1024, count: 8 },
] as const

/** The width from which all logos fit; undefined if they never do. */
export const stillFrom = (sponsors: number): number | undefined =>
  perView.find(({ count }) => sponsors < count)?.from

/** The media query in which not all logos fit. */
export function movingQuery(sponsors: number): string | undefined {
  const from = stillFrom(sponsors)
  if (from === undefined) return undefined
  return from === 0 ? 'not all' : `(max-width: ${from - 1}px)`
}

/** A loop needs more logos than fit, so few logos are repeated. */
export const needsCopies = (sponsors: number): boolean =>
  sponsors > 1 && sponsors <= Math.max(...perView.map(({ count }) => count))
