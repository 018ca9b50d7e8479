import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { avifWidths, removeAvif, writeAvif } from './avif.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-avif-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const noise = (width: number, height: number, pages = 1) =>
  sharp({
    create: {
      width,
      height: height * pages,
      channels: 3,
      background: '#c00',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
      ...(pages > 1 ? { pageHeight: height } : {}),
    },
  })

it.each([
  [3000, [480, 768, 960, 1280, 1920]],
  [1600, [480, 768, 960, 1280, 1600]],
  [1300, [480, 768, 960, 1300]],
  [640, [480, 640]],
  [480, [480]],
  [200, [200]],
  [159, []],
])('a picture of %s pixels has the widths %j', (width, widths) => {
  expect(avifWidths(width)).toEqual(widths)
})

describe('the files', () => {
  it('are AVIF of the same shape, named after the picture', async () => {
    const picture = await noise(800, 400).jpeg().toBuffer()
    const files = await writeAvif(folder, 'kep-0123456789ab.jpg', picture, { sharp, effort: 0 })
    expect(files).toEqual([
      { filename: 'kep-0123456789ab-480x240.avif', width: 480, height: 240 },
      { filename: 'kep-0123456789ab-800x400.avif', width: 800, height: 400 },
    ])
    expect(readdirSync(folder).sort()).toEqual(files.map(({ filename }) => filename))
    for (const { filename, width, height } of files) {
      const metadata = await sharp(readFileSync(path.join(folder, filename))).metadata()
      expect(metadata).toMatchObject({ format: 'heif', compression: 'av1', width, height })
    }
    await removeAvif(folder, files)
    expect(readdirSync(folder)).toEqual([])
  })

  it('have the same bytes when they are made again, as their address promises', async () => {
    const picture = await noise(300, 200).png().toBuffer()
    const encode = async () => {
      const [file] = await writeAvif(folder, 'kep.png', picture, { sharp, effort: 2 })
      return readFileSync(path.join(folder, file?.filename ?? ''))
    }
    expect((await encode()).equals(await encode())).toBe(true)
  })

  it('do not exist for an animation', async () => {
    const animation = await noise(300, 200, 2).webp().toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    expect(await writeAvif(folder, 'film.webp', animation, { sharp, effort: 0 })).toEqual([])
  })
})
