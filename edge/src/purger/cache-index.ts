import { type Dirent, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type CachedPage, readCachedPage } from './cache-file.ts'

export type CacheEntry = CachedPage & { file: string; mtimeMs: number }

type Folder = { mtimeMs: number; scannedAt: number; folders: string[]; entries: Map<string, CacheEntry> }

/** nginx names a copy by the MD5 of its key, and files that it still writes with a suffix. */
const copyName = /^[0-9a-f]{32}$/
/** A folder that changed just before it was read may have changed again in the same tick of the file system's clock. */
const settledMs = 2000

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

const mtimeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** The cached pages and their tags, read from nginx's own files, so that it survives restarts of both. */
export class CacheIndex {
  readonly #roots: string[]
  #folders = new Map<string, Folder>()

  constructor(roots: string[]) {
    this.#roots = roots
  }

  /** Reads what has changed since the last scan. Synchronous: the purger has nothing else to do. */
  scan(now = Date.now()): void {
    const folders = new Map<string, Folder>()
    const waiting = [...this.#roots]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      const mtimeMs = mtimeOf(folder)
      if (mtimeMs === undefined) continue
      const known = this.#folders.get(folder)
      const isUnchanged = known?.mtimeMs === mtimeMs && known.scannedAt - mtimeMs > settledMs
      const current = isUnchanged ? known : this.#readFolder(folder, mtimeMs, now)
      folders.set(folder, current)
      waiting.push(...current.folders)
    }
    this.#folders = folders
  }

  #readFolder(folder: string, mtimeMs: number, now: number): Folder {
    const known = this.#folders.get(folder)?.entries
    const folders: string[] = []
    const entries = new Map<string, CacheEntry>()
    for (const item of listFolder(folder)) {
      const file = path.join(folder, item.name)
      if (item.isDirectory()) folders.push(file)
      else if (copyName.test(item.name)) {
        const fileMtime = mtimeOf(file)
        if (fileMtime === undefined) continue
        const old = known?.get(file)
        const page = old?.mtimeMs === fileMtime ? old : readCachedPage(file)
        if (page) entries.set(file, { ...page, file, mtimeMs: fileMtime })
      }
    }
    return { mtimeMs, scannedAt: now, folders, entries }
  }

  *entries(): Generator<CacheEntry> {
    for (const { entries } of this.#folders.values()) yield* entries.values()
  }
}
