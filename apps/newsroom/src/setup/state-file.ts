import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a file that may be missing. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all: a reader never sees half a file. */
export function writeWhole(file: string, text: string, mode: number): void {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`)
  writeFileSync(temporary, text, { mode })
  renameSync(temporary, file)
}
