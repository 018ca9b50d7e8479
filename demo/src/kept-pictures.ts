import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SharpDependency } from 'payload'
import sharp, { type OutputInfo, type Sharp } from 'sharp'

type Output = { data: Buffer; info: OutputInfo }

const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

async function readOrEncode(file: string, encode: () => Promise<Output>): Promise<Output> {
  const kept = await Promise.all([readFile(file), readFile(`${file}.json`, 'utf8')]).catch(() => undefined)
  if (kept) return { data: kept[0], info: JSON.parse(kept[1]) }
  const output = await encode()
  await mkdir(path.dirname(file), { recursive: true })
  // Renamed when complete: a load that is stopped half-way leaves no half a picture.
  const part = `${file}.${process.pid}`
  await writeFile(part, output.data)
  await writeFile(`${part}.json`, JSON.stringify(output.info))
  await rename(`${part}.json`, `${file}.json`)
  await rename(part, file)
  return output
}

/** The key follows every step of the pipeline; only encoding is answered from the folder. */
function keeping(picture: Sharp, key: string, folder: string): Sharp {
  return new Proxy(picture, {
    get(target, name) {
      if (name === 'clone') return () => keeping(target.clone(), key, folder)
      if (name === 'toBuffer') {
        return async (options?: { resolveWithObject?: boolean }) => {
          const encode = () => target.toBuffer({ resolveWithObject: true })
          const output = await readOrEncode(path.join(folder, key), encode)
          return options?.resolveWithObject ? output : output.data
        }
      }
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args)
        const step = hashOf(key, String(name), JSON.stringify(args))
        return result === target ? keeping(target, step, folder) : result
      }
    },
  })
}

/**
 * Sharp that encodes a picture once and keeps the result in `folder`, by the bytes it came from and every step after.
 * A demo shows most pictures in several galleries, and is often loaded again: resizing took most of the time.
 */
export const keptPictures =
  (folder: string): SharpDependency =>
  (input, options) => {
    const picture = sharp(input, options)
    if (!Buffer.isBuffer(input)) return picture
    return keeping(picture, hashOf(sharp.versions.sharp, input, JSON.stringify(options ?? {})), folder)
  }
