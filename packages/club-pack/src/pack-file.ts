import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'

const megabyte = 1_000_000
/** Text is parsed whole, and a crest is in every page. */
const limitOf = (file: string) => (/\.(?:json|svg)$/.test(file) ? megabyte : 8 * megabyte)

/** A link could lead to any file of the machine, and a pipe would be waited for without end. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

function openFile(file: string): number {
  try {
    return openSync(file, flags)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `${path.basename(file)} ${code === 'ELOOP' ? 'is a link: put the file itself there' : code}`,
    )
  }
}

function useFile<Result>(file: string, use: (opened: number, size: number) => Result): Result {
  const opened = openFile(file)
  try {
    const found = fstatSync(opened)
    const name = path.basename(file)
    if (!found.isFile()) throw new Error(`${name} is not a file`)
    if (found.size > limitOf(file))
      throw new Error(`${name} is larger than ${limitOf(file) / megabyte} MB: make it smaller`)
    return use(opened, found.size)
  } finally {
    closeSync(opened)
  }
}

/** Refuses what is no file of its own, or too large, in words for whoever made the pack. */
export const checkPackFile = (file: string): void => useFile(file, () => undefined)

/** The newsroom writes its pack, and others read it: as root too, and into memory. */
export const readPackFile = (file: string): Buffer<ArrayBuffer> =>
  useFile(file, (opened, size) => {
    const bytes = Buffer.alloc(size)
    return bytes.subarray(0, readSync(opened, bytes))
  })
