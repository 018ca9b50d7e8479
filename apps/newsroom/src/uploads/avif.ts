import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SharpDependency } from 'payload'
import { z } from 'zod'

export const avifFiles = z.array(z.object({ filename: z.string(), width: z.number(), height: z.number() }))
export type AvifFile = z.infer<typeof avifFiles>[number]

const widths = [480, 768, 960, 1280, 1920]
/** Below this, the container of an AVIF costs more than its compression saves. */
const minWidth = 160

/** The standard widths that are clearly narrower than the picture, and then its own. */
export function avifWidths(width: number): number[] {
  if (width < minWidth) return []
  const widest = Math.min(width, Math.max(...widths))
  return [...widths.filter((standard) => standard < widest * 0.9), widest]
}

type Options = { sharp: SharpDependency; effort: number }

/**
 * Writes the AVIF sizes of a stored picture beside it and returns them, narrowest first. Their names follow from the
 * picture's, which contains its hash. An animation has none: AVIF would show only its first frame.
 */
export async function writeAvif(
  folder: string,
  filename: string,
  data: Buffer,
  { sharp, effort }: Options,
): Promise<AvifFile[]> {
  const { width, pages = 1 } = await sharp(data).metadata()
  const files: AvifFile[] = []
  for (const target of pages > 1 ? [] : avifWidths(width)) {
    const { data: avif, info } = await sharp(data)
      .resize({ width: target })
      .avif({ quality: 50, effort, chromaSubsampling: '4:2:0' })
      .toBuffer({ resolveWithObject: true })
    const file = {
      filename: `${path.parse(filename).name}-${info.width}x${info.height}.avif`,
      width: info.width,
      height: info.height,
    }
    // Renamed when complete: the edge may be asked for it at any moment.
    const part = path.join(folder, `.${file.filename}.${process.pid}`)
    await writeFile(part, avif)
    await rename(part, path.join(folder, file.filename))
    files.push(file)
  }
  return files
}

export async function removeAvif(folder: string, files: AvifFile[]): Promise<void> {
  for (const { filename } of files) await rm(path.join(folder, path.basename(filename)), { force: true })
}
