/** Why a file cannot be a picture of the site; what it is told by comes before anything is sent. */
export type Problem = 'heic' | 'type' | 'size' | 'empty'

/** The server's limit; see `upload.limits` of the configuration. */
export const largestFile = 25_000_000

/** Bytes that tell a HEIC from an AVIF. */
export const headLength = 64

type FileFacts = { name: string; type: string; size: number }

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const endings: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The brands of an ISO media file: its first box names them, `ftyp`. */
function brandsOf(head: Uint8Array): string[] {
  const text = String.fromCharCode(...head)
  if (text.slice(4, 8) !== 'ftyp') return []
  const length = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length)
  return (text.slice(8, length).match(/.{4}/gs) ?? []).filter((_, index) => index !== 1)
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Phones also send it under the name of a JPEG. */
function isHeic({ name, type }: FileFacts, head: Uint8Array): boolean {
  const brands = brandsOf(head)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return false
  if (brands.some((brand) => heicBrands.includes(brand))) return true
  return brands.length === 0 && (/^image\/hei[cf]/.test(type) || /^hei[cf]s?$/.test(endingOf(name)))
}

type Options = { svg?: boolean }

export function problemOf(
  file: FileFacts,
  head: Uint8Array,
  { svg = false }: Options = {},
): Problem | undefined {
  if (file.size === 0) return 'empty'
  if (isHeic(file, head)) return 'heic'
  // A browser may not know the type; the server looks at the bytes.
  const type = file.type || endings[endingOf(file.name)] || ''
  if (!pictureTypes.includes(type) && !(svg && type === 'image/svg+xml')) return 'type'
  return file.size > largestFile ? 'size' : undefined
}

/** Left by the system in every folder; nobody chose it. */
export const isLitter = (name: string): boolean => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(name)
