import { existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isFileIn, makeFolder } from '../files.ts'
import { clubPlaces, places } from '../places.ts'
import type { ServerSettings } from '../settings.ts'
import { erasedFile } from './erasures.ts'
import type { Newsroom } from './newsroom.ts'
import { filesIn, listSnapshots, restorePaths, type Snapshot } from './restic.ts'
import { snapshotsAround } from './times.ts'

type Target = ServerSettings['backup']

const workFolder = () => path.join(places.data, '.restore')

/** A folder like another one: the same owner and rights. */
function makeAlike(folder: string, model: string): void {
  const { uid, gid, mode } = lstatSync(model)
  makeFolder(folder, { mode: mode & 0o7777, owner: { uid, gid } })
}

/** restic takes a name in --include for a pattern. */
const asPattern = (file: string) => file.replace(/[*?[\\]/g, '\\$&')

/** More than these are not named one by one on a command line. */
const namedAtOnce = 500

async function fetch(target: Target, { id }: Snapshot, files: string[], folder: string): Promise<void> {
  for (let start = 0; start < files.length; start += namedAtOnce) {
    const some = files.slice(start, start + namedAtOnce)
    const all = files.length > 20 * namedAtOnce
    await restorePaths(target, id, all ? [asPattern(folder)] : some.map(asPattern), workFolder())
    if (all) break
  }
}

/** What a club has beside its uploads, where a disaster has taken it: pack, set-up and the folders themselves. */
export async function restoreFolders(target: Target, newsroom: Newsroom): Promise<void> {
  makeFolder(places.data, { mode: 0o755 })
  makeFolder(workFolder())
  await bringBackFolders(target, newsroom.club)
  await newsroom.makeFolders()
}

async function bringBackFolders(target: Target, club: string): Promise<void> {
  const { data } = clubPlaces(club)
  if (existsSync(data)) return
  const snapshot = (await listSnapshots(target, 'files')).at(-1)
  if (!snapshot) return
  await restorePaths(target, snapshot.id, [asPattern(data)], workFolder())
  const found = path.join(workFolder(), data)
  if (existsSync(found)) renameSync(found, data)
}

export type RestoredFiles = { named: number; fetched: number; missing: string[] }

/**
 * Makes the store hold the files that the restored database names, and no others: what was taken down before does not
 * come back with a snapshot. Files never change, so what is still there is taken from there.
 */
export async function restoreStore(target: Target, newsroom: Newsroom, time: Date): Promise<RestoredFiles> {
  const { store, files: shown } = clubPlaces(newsroom.club)
  const snapshots = snapshotsAround(await listSnapshots(target, 'files'), time)
  const aside = path.join(workFolder(), `${newsroom.club}-store`)
  if (!existsSync(aside)) renameSync(store, aside)
  makeAlike(store, aside)
  for (const folder of readdirSync(aside, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    makeAlike(path.join(store, folder.name), path.join(aside, folder.name))
  const named = (await newsroom.run('stored-files')).split('\n').filter(Boolean)
  const place = (name: string, from: string) => {
    const folder = path.join(store, path.dirname(name))
    if (!existsSync(folder)) makeAlike(folder, path.dirname(from))
    renameSync(from, path.join(store, name))
  }
  let missing: string[] = []
  for (const name of named) {
    // The newsroom chose the names and can write in the folder, so a name may lead through a link.
    if (isFileIn(aside, name)) place(name, path.join(aside, name))
    else missing.push(name)
  }
  let fetched = 0
  for (const snapshot of snapshots) {
    if (missing.length === 0) break
    const saved = new Set(await filesIn(target, snapshot.id, store))
    const inSnapshot = missing.filter((name) => saved.has(path.join(store, name)))
    await fetch(
      target,
      snapshot,
      inSnapshot.map((name) => path.join(store, name)),
      store,
    )
    const restored = path.join(workFolder(), store)
    const here = inSnapshot.filter((name) => isFileIn(restored, name))
    for (const name of here) place(name, path.join(restored, name))
    fetched += here.length
    missing = missing.filter((name) => !here.includes(name))
  }
  // The newsroom links anew what may be shown.
  if (existsSync(shown)) {
    const old = path.join(workFolder(), `${newsroom.club}-files`)
    renameSync(shown, old)
    makeAlike(shown, old)
  }
  await newsroom.makeFolders()
  return { named: named.length, fetched, missing }
}

/** Uploads that the restored database does not know go for good. */
export const removeOldFiles = () => rmSync(workFolder(), { recursive: true, force: true })

/** The newest list of what was erased, whatever the time that is restored. */
export async function bringBackErasedList(target: Target, club: string): Promise<void> {
  const file = erasedFile(club)
  if (existsSync(file)) return
  const last = (await listSnapshots(target, 'files')).at(-1)
  if (last) await restorePaths(target, last.id, [asPattern(file)], '/')
}
