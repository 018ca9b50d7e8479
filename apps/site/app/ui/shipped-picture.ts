import type { BrandId } from '~/brand/brands.ts'

/** Of 16:9. */
export type ShippedPicture = {
  /** The `srcset` of the AVIF source. */
  avif: string
  image: { src: string; srcSet: string; width: number; height: number }
}

/** The pictures of a folder that ship with the site: `BRAND-WIDTH.avif` and `BRAND-WIDTH.webp`, by their addresses. */
export function shippedPictures(addresses: Record<string, string>): Record<BrandId, ShippedPicture> {
  const pictureOf = (brand: BrandId): ShippedPicture => {
    const sizes = (ending: string) =>
      Object.entries(addresses).flatMap(([file, address]) => {
        const width = new RegExp(`/${brand}-(\\d+)\\.${ending}$`).exec(file)?.[1]
        return width ? [{ address, width: Number(width) }] : []
      })
    const srcSet = (ending: string) =>
      sizes(ending)
        .sort((one, other) => one.width - other.width)
        .map(({ address, width }) => `${address} ${width}w`)
        .join(', ')
    const src = sizes('webp').find(({ width }) => width === 1600)?.address ?? ''
    return { avif: srcSet('avif'), image: { src, srcSet: srcSet('webp'), width: 1600, height: 900 } }
  }
  return { solymok: pictureOf('solymok'), hiuzok: pictureOf('hiuzok') }
}
