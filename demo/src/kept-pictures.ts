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
  const stored = await Promise.all([readFile(file), readFile(`${file}.json`, 'utf8')]).catch(() => undefined)
  if (stored) return { data: stored[0], info: JSON.parse(stored[1]) }
  const output = await encode()
  await mkdir(path.dirname(file), { recursive: true })
  // Renamed when complete, so that an interrupted load leaves no partial picture.
  const part = `${file}.${process.pid}`
  await writeFile(part, output.data)
  await writeFile(`${part}.json`, JSON.stringify(output.info))
  await rename(`${part}.json`, `${file}.json`)
  await rename(part, file)
  return output
}

/** The key is a hash of all steps of the pipeline; only encoded results are cached. */
function withCache(picture: Sharp, key: string, folder: string): Sharp {
  return new Proxy(picture, {
    get(target, name) {
      if (name === 'clone') return () => withCache(target.clone(), key, folder)
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
        return result === target ? withCache(target, step, folder) : result
      }
    },
  })
}

/**
 * Sharp that caches encoded pictures in `folder`, by a hash of the input bytes and all steps.
 * Most pictures are in several galleries, and a demo is often loaded again: resizing took most of the time.
 */
export const keptPictures =
  (folder: string): SharpDependency =>
  (input, options) => {
    const picture = sharp(input, options)
    if (!Buffer.isBuffer(input)) return picture
    return withCache(picture, hashOf(sharp.versions.sharp, input, JSON.stringify(options ?? {})), folder)
  }
