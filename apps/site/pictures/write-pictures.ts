/** Writes the AVIF sizes of the pictures that ship with the site. Run by hand after one has changed: `node pictures/write-pictures.ts` */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

// The newsroom draws pictures anyway; the site needs nothing of it at run time.
const sharp = createRequire(new URL('../../newsroom/package.json', import.meta.url))('sharp')

const brands = new URL('../app/brand/', import.meta.url)
const folders = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => fileURLToPath(new URL(`${name}/`, brands)))
const widths = [768, 960, 1280, 1600]
const original = /-1600\.webp$/

for (const folder of folders) {
  for (const file of readdirSync(folder).filter((name) => original.test(name))) {
    for (const width of widths) {
      await sharp(folder + file)
        .resize({ width })
        .avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' })
        .toFile(folder + file.replace(original, `-${width}.avif`))
    }
  }
}
