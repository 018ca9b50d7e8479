import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { maxShareBytes, writeShare } from './share.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-share-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const plain = (width: number, height: number, background: string | object = '#c00') =>
  sharp({ create: { width, height, channels: 4, background } as never })

const share = async (data: Buffer, focal = { x: 50, y: 50 }) => {
  const name = await writeShare(folder, { filename: 'kep-0123456789ab.webp', data, focal }, sharp)
  return { name, bytes: name ? readFileSync(path.join(folder, name)) : Buffer.alloc(0) }
}

const pixel = async (bytes: Buffer, left: number, top: number) => {
  const area = { left, top, width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(area).raw().toBuffer()
  return { red, green, blue }
}

it.each([
  [1920, 1080],
  [1600, 300 * 1.1],
  [640, 480],
  [800, 1200],
  [1000, 1000],
])('a picture of %s×%s is shared as a JPEG of 1200×630', async (width, height) => {
  const { name, bytes } = await share(await plain(width, Math.round(height)).webp().toBuffer())
  expect(name).toBe('kep-0123456789ab-share-50-50.jpg')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

it('a picture that does not compress stays within 300 kB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const data = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  const { bytes } = await share(data)
  expect(bytes.length).toBeGreaterThan(0)
  expect(bytes.length).toBeLessThanOrEqual(maxShareBytes)
})

it('what is around the focal point stays', async () => {
  const left = { input: await plain(600, 600, '#00f').png().toBuffer(), left: 0, top: 0 }
  const data = await plain(2400, 600).composite([left]).png().toBuffer()
  const isBlue = async (x: number) => {
    const { name, bytes } = await share(data, { x, y: 50 })
    return [name, (await pixel(bytes, 100, 300)).blue > 200]
  }
  expect(await isBlue(0)).toEqual(['kep-0123456789ab-share-0-50.jpg', true])
  expect(await isBlue(50)).toEqual(['kep-0123456789ab-share-50-50.jpg', false])
})

it('a portrait is shown whole, in front of a darker copy of itself', async () => {
  const top = { input: await plain(800, 60, '#00f').png().toBuffer(), left: 0, top: 0 }
  const data = await plain(800, 1200).composite([top]).png().toBuffer()
  const { bytes } = await share(data)
  expect((await pixel(bytes, 600, 5)).blue).toBeGreaterThan(200)
  expect((await pixel(bytes, 600, 620)).red).toBeGreaterThan(180)
  expect((await pixel(bytes, 10, 620)).red).toBeLessThan(160)
})

it('a transparent picture is shared on white', async () => {
  const { bytes } = await share(await plain(1600, 900, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer())
  expect(await pixel(bytes, 600, 300)).toEqual({ red: 255, green: 255, blue: 255 })
})

it('a small picture has nothing to share', async () => {
  expect((await share(await plain(500, 400).png().toBuffer())).name).toBe('')
})
