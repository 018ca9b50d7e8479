import type { ShippedPicture } from './brand.ts'

/** The sizes of one picture, `NAME-WIDTH.avif` and `NAME-WIDTH.webp`, among the addresses by file. */
export function shippedPicture(addresses: Record<string, string>, name: string): ShippedPicture {
  const sizes = (ending: string) =>
    Object.entries(addresses)
      .flatMap(([file, address]) => {
        const [, width] = /^-(\d+)$/.exec(file.slice(name.length, -ending.length - 1)) ?? []
        return file.startsWith(name) && file.endsWith(`.${ending}`) && width
          ? [{ address, width: Number(width) }]
          : []
      })
      .sort((one, other) => one.width - other.width)
  const srcSet = (ending: string) =>
    sizes(ending)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', ')
  const src = sizes('webp').at(-1)?.address ?? ''
  return { avif: srcSet('avif'), image: { src, srcSet: srcSet('webp'), width: 1600, height: 900 } }
}
