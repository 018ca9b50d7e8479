import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptPictures } from './kept-pictures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const source = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
const pictures = () => readdirSync(folder).filter((name) => !name.endsWith('.json'))
const small = (input: Buffer, width = 30) =>
  keptPictures(folder)(input).rotate().clone().resize({ width }).webp({ quality: 80 })

it('returns the same as sharp, at first and from the cache', async () => {
  const input = await source('#c00')
  const expected = await sharp(input).rotate().resize({ width: 30 }).webp({ quality: 80 }).toBuffer()
  for (let time = 0; time < 2; time += 1) {
    const { data, info } = await small(input).toBuffer({ resolveWithObject: true })
    expect(data.equals(expected)).toBe(true)
    expect(info).toMatchObject({ format: 'webp', width: 30, height: 20, size: expected.length })
  }
  expect((await small(input).toBuffer()).equals(expected)).toBe(true)
  expect(pictures()).toHaveLength(1)
})

it('caches pictures of other bytes, steps and options separately', async () => {
  const input = await source('#c00')
  await small(input).toBuffer()
  await small(input, 20).toBuffer()
  await small(await source('#0c0')).toBuffer()
  await keptPictures(folder)(input, { animated: true }).rotate().resize({ width: 30 }).webp().toBuffer()
  expect(pictures()).toHaveLength(4)
})

it('has the metadata of its input', async () => {
  expect(await small(await source('#c00')).metadata()).toMatchObject({ width: 60, height: 40, format: 'png' })
  expect(pictures()).toEqual([])
})
