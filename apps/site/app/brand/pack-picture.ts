import type { PackPicture } from './brand.ts'

/** The sizes of one picture, `NAME-WIDTH.avif` and `NAME-WIDTH.webp`, among addresses by file; undefined without a WebP. */
export function packPicture(addresses: Record<string, string>, name: string): PackPicture | undefined {
  const sizes = (ending: string) =>
    Object.entries(addresses)
      .flatMap(([file, address]) => {
        const [, width] = new RegExp(`^${name}-(\\d+)\\.${ending}$`).exec(file) ?? []
        return width ? [{ address, width: Number(width) }] : []
      })
      .sort((one, other) => one.width - other.width)
  const srcSet = (ending: string) =>
    sizes(ending)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', ')
  const src = sizes('webp').at(-1)?.address
  if (!src) return undefined
  return { avif: srcSet('avif'), image: { src, srcSet: srcSet('webp'), width: 1600, height: 900 } }
}
