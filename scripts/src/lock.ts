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

/** What a lock file says, if the process that wrote it still lives. */
export function holderOf<Content>(file: string): (Identity & Content) | undefined {
  const holder = read<Content>(file)
  return holder && isAlive(holder) ? holder : undefined
}

let sequence = 0
const beside = (file: string) => `${file}.${process.pid}.${sequence++}`

/** A link is made whole or not at all, so nobody ever reads half a lock. */
function create(file: string, content: object): boolean {
  const whole = beside(file)
  writeFileSync(whole, JSON.stringify(content), { mode: 0o600 })
  try {
    linkSync(whole, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(whole)
  }
}

/** Takes away the lock of a process that is gone, unless somebody took it over in the meantime. */
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

/** Takes a lock that dies with its process: `left` sees what a dead holder wrote before it is taken over. */
export function takeLock<Content extends object>(
  file: string,
  content: Content,
  left: (holder: Identity & Content) => void = () => undefined,
): Taken<Content> {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!create(file, { ...identityOf(process.pid), ...content })) {
    const holder = read<Content>(file)
    if (holder && isAlive(holder)) return { held: false, by: holder }
    if (holder) left(holder)
    clear(file)
  }
  return { held: true, release: () => rmSync(file, { force: true }) }
}

/** Says more in a lock that this process holds. */
export function rewriteLock(file: string, content: object): void {
  const whole = beside(file)
  writeFileSync(whole, JSON.stringify({ ...identityOf(process.pid), ...content }), { mode: 0o600 })
  renameSync(whole, file)
}

export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let taken = takeLock(file, {})
  while (!taken.held) {
    await sleep(300, undefined, signal && { signal })
    taken = takeLock(file, {})
  }
  try {
    return await work()
  } finally {
    taken.release()
  }
}
