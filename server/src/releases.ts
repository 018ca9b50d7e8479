import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { places } from './places.ts'
import { tryRun } from './run.ts'

const releaseJson = z.object({ version: z.string(), product: z.string(), node: z.string() })
export type Release = z.infer<typeof releaseJson>

export function readRelease(folder: string): Release | undefined {
  const file = path.join(folder, 'release.json')
  return existsSync(file) ? releaseJson.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

export const currentRelease = () => readRelease(places.current)
export const previousRelease = () => readRelease(places.previous)
export const installedRelease = () => readRelease(places.installed)
export const folderOf = (version: string) => path.join(places.releases, version)

/** Replaces a link in one step: a process that starts in between finds the one or the other. */
function setLink(link: string, folder: string): void {
  const temporary = `${link}.new`
  rmSync(temporary, { force: true })
  symlinkSync(folder, temporary)
  renameSync(temporary, link)
}

const targetOf = (link: string) => (existsSync(link) ? readlinkSync(link) : undefined)

/** Processes that start from now on are of this version; the one before is kept as `previous`. */
export function switchTo(version: string): void {
  const folder = folderOf(version)
  const before = targetOf(places.current)
  if (before === folder) return
  if (before) setLink(places.previous, before)
  setLink(places.current, folder)
}

/** Undoes switchTo, with the `previous` that there was. */
export function switchBack(current: string, previous: string | undefined): void {
  setLink(places.current, folderOf(current))
  if (previous) setLink(places.previous, folderOf(previous))
  else rmSync(places.previous, { force: true })
}

/** Deletes the releases that nothing links to. */
export function deleteOldReleases(): string[] {
  const kept = [places.current, places.previous].map((link) => targetOf(link))
  const old = readdirSync(places.releases).filter((name) => !kept.includes(folderOf(name)))
  for (const name of old) rmSync(folderOf(name), { recursive: true })
  return old
}

/** Debian's order of versions: 0.0.1-2 is newer than 0.0.1-1, and 0.0.1~rc1 older. */
export const isNewer = async (version: string, than: string): Promise<boolean> =>
  (await tryRun('dpkg', ['--compare-versions', version, 'gt', than])) !== undefined
