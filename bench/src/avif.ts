import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '@palank/scripts/paths'

// The newsroom's, which encodes the pictures.
const sharp = createRequire(path.join(root, 'apps/newsroom/package.json'))('sharp')

const folder = path.join(root, 'demo/artwork/solymok/img')
const efforts = [0, 1, 2, 3, 4]

/** Bytes and CPU of every 14th scene of the demo, in WebP and in AVIF by effort: decision 027. */
export async function benchAvif(): Promise<boolean> {
  sharp.concurrency(1)
  const pictures = readdirSync(folder)
    .filter((_, index) => index % 14 === 0)
    .map((file) => readFileSync(path.join(folder, file)))
  const measure = async (name: string, width: number, format: 'webp' | 'avif', options: object) => {
    const before = process.cpuUsage()
    let bytes = 0
    for (const picture of pictures)
      bytes += (await sharp(picture).resize({ width }).toFormat(format, options).toBuffer()).length
    const { user, system } = process.cpuUsage(before)
    const kilobytes = (bytes / pictures.length / 1000).toFixed(1)
    const ms = Math.round((user + system) / 1000 / pictures.length)
    console.log(
      `${name.padEnd(14)} ${width} px  ${kilobytes.padStart(6)} kB  ${String(ms).padStart(5)} ms CPU`,
    )
  }
  for (const width of [960, 1600]) {
    await measure('WebP 80', width, 'webp', { quality: 80 })
    for (const effort of efforts)
      await measure(`AVIF effort ${effort}`, width, 'avif', {
        quality: 50,
        effort,
        chromaSubsampling: '4:2:0',
      })
  }
  return true
}
