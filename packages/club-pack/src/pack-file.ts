import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import path from 'node:path'

const megabyte = 1_000_000
/** Text files have a lower limit, because they are parsed at once and a crest is part of every page. */
const limitOf = (file: string) => (/\.(?:json|svg)$/.test(file) ? megabyte : 8 * megabyte)

/** No links, which could lead to any file of the machine, and no waiting for a pipe, which could last for ever. */
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

/** Throws an error for the author of the pack if the file is not a regular file or is too large. */
export const checkPackFile = (file: string): void => useFile(file, () => undefined)

/** Reads a file of a pack safely: the newsroom can write packs, and other processes, also root, read them. */
export const readPackFile = (file: string): Buffer<ArrayBuffer> =>
  useFile(file, (opened, size) => {
    const bytes = Buffer.alloc(size)
    return bytes.subarray(0, readSync(opened, bytes))
  })
