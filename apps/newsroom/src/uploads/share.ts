import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shareSize } from '@palank/page-texts/sent-texts'
import type { SharpDependency } from 'payload'
import { type Focal, shareCut, shareKind } from './share-rules.ts'

/** What every reader of shared links takes: some drop WebP, some anything over 300 kB. */
export const maxShareBytes = 300_000
const qualities = [82, 70, 58, 44, 30, 16]

/** The name says what is cut off: an address never changes its bytes, and another focal point is another file. */
const shareName = (filename: string, { x, y }: Focal): string =>
  `${path.parse(filename).name}-share-${Math.round(x)}-${Math.round(y)}.jpg`

function cut(picture: ReturnType<SharpDependency>, width: number, height: number, focal: Focal) {
  const { wide, high, left, top } = shareCut({ width, height }, focal)
  return picture.resize(wide, high, { fit: 'fill' }).extract({ left, top, ...shareSize })
}

/** A tall picture, mostly a portrait, is shown whole, in front of a blurred copy of itself. */
async function frame(sharp: SharpDependency, data: Buffer) {
  const input = await sharp(data).resize({ height: shareSize.height }).png().toBuffer()
  return sharp(data)
    .resize({ ...shareSize, fit: 'cover' })
    .blur(24)
    .modulate({ brightness: 0.6 })
    .composite([{ input }])
}

/** The picture as it is shared, or null if it is too small. */
async function shareJpeg(sharp: SharpDependency, data: Buffer, focal: Focal): Promise<Buffer | null> {
  const { width, height } = await sharp(data).metadata()
  const kind = shareKind({ width, height })
  if (kind === 'none') return null
  const picture = kind === 'frame' ? await frame(sharp, data) : cut(sharp(data), width, height, focal)
  for (const quality of qualities) {
    const jpeg = await picture.clone().flatten({ background: '#fff' }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= maxShareBytes) return jpeg
  }
  return null
}

type ShareSource = { filename: string; data: Buffer; focal: Focal }

/** Writes the shared picture beside a stored one and returns its name; empty if it has none. */
export async function writeShare(
  folder: string,
  { filename, data, focal }: ShareSource,
  sharp: SharpDependency,
): Promise<string> {
  const jpeg = await shareJpeg(sharp, data, focal)
  if (!jpeg) return ''
  const name = shareName(filename, focal)
  // Renamed when complete: the edge may be asked for it at any moment.
  const part = path.join(folder, `.${name}.${process.pid}`)
  await writeFile(part, jpeg)
  await rename(part, path.join(folder, name))
  return name
}

export async function removeShare(folder: string, { share }: { share?: string | null }): Promise<void> {
  if (share) await rm(path.join(folder, path.basename(share)), { force: true })
}
