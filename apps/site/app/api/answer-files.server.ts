import { createHash } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { z } from 'zod'

/** The last good answers of the api as files, so that a site can start and serve while the api is down. */
export type AnswerFiles = {
  /** Writes in the background, and only what has changed. */
  keep: (key: string, body: string, tags: readonly string[]) => void
  read: (key: string) => Promise<string | undefined>
  remove: (key: string) => void
  removeTagged: (tags: ReadonlySet<string>) => void
  /** Resolves when everything kept so far has been written. */
  written: () => Promise<void>
}

export type AnswerFilesOptions = {
  dir: string
  log: Logger
  maxFiles?: number
  maxBytes?: number
  writeAfter?: number
}

const hour = 3_600_000
/** What was unpublished while the site was off must not live on for long. */
const maxAge = 7 * 24 * hour
/** An unchanged answer is written again after this time, for its age. */
const rewriteAfter = hour
/** A slow disk must not fill the memory. */
const maxWaitingBytes = 16 * 1024 * 1024

/** The first line of a file; the body follows. */
const header = z.object({
  key: z.string(),
  tags: z.array(z.string()).readonly(),
  hash: z.string(),
  time: z.number(),
})

type Indexed = { tags: readonly string[]; hash: string; time: number; bytes: number }
type Waiting = { body: string; tags: readonly string[]; hash: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const extension = '.answer'
const nameOf = (key: string) => `${hashOf(key)}${extension}`

/** Undefined if the file is damaged. */
function parseFile(content: string) {
  const end = content.indexOf('\n')
  const body = content.slice(end + 1)
  try {
    const parsed = header.parse(JSON.parse(content.slice(0, end)))
    return parsed.hash === hashOf(body) ? { ...parsed, body } : undefined
  } catch {
    return undefined
  }
}

export const hasAny = (tags: readonly string[], wanted: ReadonlySet<string>): boolean =>
  tags.some((tag) => wanted.has(tag))

export function createAnswerFiles({
  dir,
  log,
  maxFiles = 5_000,
  maxBytes = 64 * 1024 * 1024,
  writeAfter = 1_000,
}: AnswerFilesOptions): AnswerFiles {
  const fileOf = (key: string) => path.join(dir, nameOf(key))
  const index = new LRUCache<string, Indexed>({
    max: maxFiles,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (_, key, reason) => {
      if (reason !== 'set') removeFile(fileOf(key))
    },
  })
  const waiting = new Map<string, Waiting>()
  let waitingBytes = 0
  let writing: { key: string; tags: readonly string[]; cancelled: boolean } | undefined
  let isListed = false
  /** Removed before the files were listed. */
  const early = { keys: new Set<string>(), tags: new Set<string>() }
  let hasFailed = false

  function failed(error: unknown): void {
    if (!hasFailed) log.warn({ dir, err: String(error) }, 'answers cannot be kept on disk')
    hasFailed = true
  }

  function removeFile(file: string): void {
    try {
      rmSync(file, { force: true })
    } catch (error) {
      failed(error)
    }
  }

  /** Undefined for what is no answer, or is too old. */
  async function readEntry(name: string): Promise<{ key: string; entry: Indexed } | undefined> {
    const content = await readFile(path.join(dir, name), 'utf8')
    const parsed = parseFile(content)
    if (!parsed || nameOf(parsed.key) !== name || Date.now() - parsed.time > maxAge) return undefined
    const { key, tags, hash, time } = parsed
    return { key, entry: { tags, hash, time, bytes: content.length } }
  }

  async function isAbandoned(name: string): Promise<boolean> {
    const { mtimeMs } = await stat(path.join(dir, name))
    return Date.now() - mtimeMs > hour
  }

  async function list(): Promise<void> {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const found: { key: string; entry: Indexed }[] = []
    for (const name of await readdir(dir)) {
      const isAnswer = name.endsWith(extension)
      const read = isAnswer ? await readEntry(name).catch(() => undefined) : undefined
      if (read) found.push(read)
      // Another process of the site may be writing its own.
      else if (isAnswer || (await isAbandoned(name).catch(() => false))) removeFile(path.join(dir, name))
    }
    for (const { key, entry } of found.toSorted((one, other) => one.entry.time - other.entry.time)) {
      if (early.keys.has(key) || hasAny(entry.tags, early.tags)) removeFile(fileOf(key))
      else index.set(key, entry)
    }
  }
  const listed = list()
    .catch(failed)
    .finally(() => {
      isListed = true
    })

  async function write(key: string, { body, tags, hash }: Waiting): Promise<void> {
    const current = { key, tags, cancelled: false }
    writing = current
    const time = Date.now()
    const content = `${JSON.stringify({ key, tags, hash, time } satisfies z.infer<typeof header>)}\n${body}`
    const file = fileOf(key)
    const temporary = `${file}.${process.pid}.tmp`
    try {
      await writeFile(temporary, content, { mode: 0o600 })
      // Renamed in the same task as the check, or a removal could come between.
      if (current.cancelled) return removeFile(temporary)
      renameSync(temporary, file)
      index.set(key, { tags, hash, time, bytes: content.length })
      hasFailed = false
    } catch (error) {
      removeFile(temporary)
      failed(error)
    } finally {
      writing = undefined
    }
  }

  async function writeWaiting(): Promise<void> {
    await listed
    for (const [key, entry] of waiting) {
      waiting.delete(key)
      waitingBytes -= entry.body.length
      await write(key, entry)
    }
  }

  let timer: NodeJS.Timeout | undefined
  let writes = Promise.resolve()
  function writeNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writes = writes.then(writeWaiting)
    return writes
  }

  function unwait(key: string): void {
    waitingBytes -= waiting.get(key)?.body.length ?? 0
    waiting.delete(key)
  }

  function remove(key: string): void {
    unwait(key)
    if (writing?.key === key) writing.cancelled = true
    if (!isListed) early.keys.add(key)
    index.delete(key)
  }

  return {
    keep(key, body, tags) {
      const hash = hashOf(body)
      const known = index.get(key)
      if (known?.hash === hash && Date.now() - known.time < rewriteAfter) return
      unwait(key)
      if (waitingBytes + body.length > maxWaitingBytes) return
      waiting.set(key, { body, tags, hash })
      waitingBytes += body.length
      timer ??= setTimeout(writeNow, writeAfter).unref()
    },

    async read(key) {
      await listed
      if (!index.get(key)) return undefined
      const parsed = parseFile(await readFile(fileOf(key), 'utf8').catch(() => ''))
      // Removed while it was read.
      if (!index.has(key)) return undefined
      if (parsed?.key === key && Date.now() - parsed.time <= maxAge) return parsed.body
      index.delete(key)
      return undefined
    },

    remove,

    removeTagged(tags) {
      if (tags.size === 0) return
      if (!isListed) for (const tag of tags) early.tags.add(tag)
      for (const [key, entry] of [...index.entries(), ...waiting.entries()])
        if (hasAny(entry.tags, tags)) remove(key)
      if (writing && hasAny(writing.tags, tags)) writing.cancelled = true
    },

    written: writeNow,
  }
}
