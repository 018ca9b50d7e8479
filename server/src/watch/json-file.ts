import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** By rename, so that a reader never sees half of it. */
export function writeJson(file: string, value: unknown, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode })
  // Whatever the umask is.
  chmodSync(`${file}.new`, mode)
  renameSync(`${file}.new`, file)
}

/** Undefined where there is no such file, or none that can be read. */
export function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
