/** Writes the icons of both clubs from their crests. Run by hand after a crest has changed: `node icons/write-icons.ts` */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The newsroom draws pictures anyway; the site needs nothing of it at run time.
const sharp = createRequire(new URL('../../newsroom/package.json', import.meta.url))('sharp')

const clubs = { solymok: '#050a1f', hiuzok: '#04130e' }

/** The crest in the middle of a square, with some air around it. */
function squared(crest: string, air: number): string {
  const [, box = ''] = /viewBox="([^"]+)"/.exec(crest) ?? []
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number)
  const side = Math.max(width, height) * (1 + 2 * air)
  const corner = [x - (side - width) / 2, y - (side - height) / 2]
  const square = [...corner, side, side].map((number) => Math.round(number * 100) / 100).join(' ')
  return crest.replace(`viewBox="${box}"`, `viewBox="${square}"`)
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

async function drawn(svg: string, side: number, ground?: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize(side, side)
  const grounded = ground ? picture.flatten({ background: ground }) : picture
  return grounded.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
}

for (const [club, ink] of Object.entries(clubs)) {
  const brand = new URL(`../app/brand/${club}/`, import.meta.url)
  const fixedNames = new URL(`../server/icons/${club}/`, import.meta.url)
  mkdirSync(fixedNames, { recursive: true })
  const crest = readFileSync(new URL('crest.svg', brand), 'utf8')
  const icon = squared(crest, 0)
  const small = await drawn(icon, 32)
  const touch = await drawn(squared(crest, 0.14), 180, ink)
  writeFileSync(new URL('icon.svg', brand), icon)
  writeFileSync(new URL('icon-32.png', brand), small)
  writeFileSync(new URL('apple-touch-icon.png', brand), touch)
  writeFileSync(new URL('favicon.ico', fixedNames), icoOf(small, 32))
  writeFileSync(new URL('apple-touch-icon.png', fixedNames), touch)
}
