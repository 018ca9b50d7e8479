/** Writes the AVIF sizes of a pack's pictures from `NAME-1600.webp`. Run by hand: `node pictures/write-pictures.ts FOLDER` */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = process.argv[2] ?? '.'
const widths = [768, 960, 1280, 1600]
const original = /-1600\.webp$/

for (const file of readdirSync(folder).filter((name) => original.test(name))) {
  for (const width of widths) {
    await sharp(path.join(folder, file))
      .resize({ width })
      .avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' })
      .toFile(path.join(folder, file.replace(original, `-${width}.avif`)))
  }
}
