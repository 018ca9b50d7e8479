import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Identity, identityOf, isAlive } from './process-identity.ts'

export type Taken<Content> = { held: true; release: () => void } | { held: false; by: Identity & Content }

function read<Content>(file: string): (Identity & Content) | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The content of a lock file, if the process that wrote it is alive. */
export function holderOf<Content>(file: string): (Identity & Content) | undefined {
  const holder = read<Content>(file)
  return holder && isAlive(holder) ? holder : undefined
}

let sequence = 0
const beside = (file: string) => `${file}.${process.pid}.${sequence++}`

/** Linking is atomic: nobody reads half a lock. */
function create(file: string, content: object): boolean {
  const temporary = beside(file)
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 })
  try {
    linkSync(temporary, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(temporary)
  }
}

/** Removes the lock of a process that has exited, unless another took it over in the meantime. */
function clear(file: string): void {
  const aside = beside(file)
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const holder = read(aside)
  if (holder && isAlive(holder)) create(file, holder)
  rmSync(aside)
}

/** Takes a lock that ends with its process. `onStale` gets the content of a lock whose process has exited. */
export function takeLock<Content extends object>(
  file: string,
  content: Content,
  onStale: (holder: Identity & Content) => void = () => undefined,
): Taken<Content> {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!create(file, { ...identityOf(process.pid), ...content })) {
    const holder = read<Content>(file)
    if (holder && isAlive(holder)) return { held: false, by: holder }
    if (holder) onStale(holder)
    clear(file)
  }
  return { held: true, release: () => rmSync(file, { force: true }) }
}

/** Replaces the content of a lock that this process holds. */
export function rewriteLock(file: string, content: object): void {
  const temporary = beside(file)
  writeFileSync(temporary, JSON.stringify({ ...identityOf(process.pid), ...content }), { mode: 0o600 })
  renameSync(temporary, file)
}

export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let lock = takeLock(file, {})
  while (!lock.held) {
    await sleep(300, undefined, signal && { signal })
    lock = takeLock(file, {})
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}
