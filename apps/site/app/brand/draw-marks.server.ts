import type { Colours } from '@palank/club-pack/colours'
import type { Size } from '@palank/club-pack/read-pack'

type Place = Size & { x: number; y: number }

/** The crest as large as fits a place of another drawing. */
function crestAt(crest: string, size: Size, { x, y, width, height }: Place): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(crest) ?? []
  const [box = `viewBox="0 0 ${size.width} ${size.height}"`] = /\bviewBox="[^"]*"/.exec(root) ?? []
  const bare = root.replace(/\s(?:viewBox|width|height|x|y)="[^"]*"/g, '')
  const placed = bare.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${box}`)
  return placed + crest.slice(crest.indexOf(root) + root.length)
}

/** The crest in a square, with some air around it: a share of the side. */
function iconOf(crest: string, size: Size, air = 0): string {
  const inset = 100 * air
  const side = 100 - 2 * inset
  const drawing = crestAt(crest, size, { x: inset, y: inset, width: side, height: side })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawing}</svg>`
}

export const shareSize = { width: 1200, height: 630 }

/** Half a court from above: the centre circle, three-point lines and keys. */
const courtLines =
  'M600 0V630M0 65H330A250 250 0 0 1 330 565H0M1200 65H870A250 250 0 0 0 870 565H1200M0 225H230V405H0M1200 225H970V405H1200'

/** The crest on the lines of a court, where networks show a page without a picture. */
function shareOf(crest: string, size: Size, colours: Colours): string {
  const { width, height } = shareSize
  const drawing = crestAt(crest, size, { x: 400, y: 115, width: 400, height: 400 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colours.ink}" d="M0 0H${width}V${height}H0z"/><path fill="${colours.primary}" d="M600 55a260 260 0 0 1 0 520a260 260 0 0 1 0-520z"/><path fill="none" stroke="${colours['ink-3']}" stroke-width="4" d="${courtLines}"/>${drawing}</svg>`
}

/** An .ico file is a table of contents in front of one picture. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function png(svg: string, side: number, ground?: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize(side, side)
  const grounded = ground ? picture.flatten({ background: ground }) : picture
  return grounded.png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** By the name that the file would have in a pack; sharp is loaded only for a pack that lacks one of them. */
export const drawings: Record<string, (crest: string, size: Size, colours: Colours) => Promise<Buffer>> = {
  'icon.svg': async (crest, size) => Buffer.from(iconOf(crest, size)),
  'icon-32.png': (crest, size) => png(iconOf(crest, size), 32),
  'apple-touch-icon.png': (crest, size, { ink }) => png(iconOf(crest, size, 0.11), 180, ink),
  'favicon.ico': async (crest, size) => icoOf(await png(iconOf(crest, size), 32), 32),
  'share.jpg': async (crest, size, colours) => {
    const { default: sharp } = await import('sharp')
    const picture = sharp(Buffer.from(shareOf(crest, size, colours)), { density: 96 })
    return picture.resize(shareSize.width, shareSize.height).jpeg({ quality: 84 }).toBuffer()
  },
}
