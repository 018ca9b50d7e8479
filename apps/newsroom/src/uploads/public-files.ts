import { constants } from 'node:fs'
import { access, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { documentFolder, filesSql, pictureFolders } from './picture-files.ts'

export type PictureDirs = Pick<Env, 'STORE_DIR' | 'MEDIA_DIR'>

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** A hard link, which takes no room; a copy where the two folders are on different file systems. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
  } catch (error) {
    // Already there, or deleted in the meantime.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EXDEV') throw error
    // Renamed when complete: the edge may be asked for it at any moment.
    const part = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}`)
    await copyFile(from, part)
    await rename(part, to)
  }
  return true
}

/** Adds a second name (a hard link) to a file of the store. */
export const linkInStore = ({ STORE_DIR }: PictureDirs, folder: string, from: string, to: string) =>
  linkOrCopy(path.join(STORE_DIR, folder, from), path.join(STORE_DIR, folder, to))

/** Lets the edge serve these files of the store; returns how many it could not serve before. */
export async function showFiles(dirs: PictureDirs, folder: string, names: string[]): Promise<number> {
  const [from, to] = [path.join(dirs.STORE_DIR, folder), path.join(dirs.MEDIA_DIR, folder)]
  await mkdir(to, { recursive: true })
  let shown = 0
  for (const name of names) if (await linkOrCopy(path.join(from, name), path.join(to, name))) shown += 1
  return shown
}

/** The edge answers 404 for these files from now on; the store keeps them. */
export async function hideFiles({ MEDIA_DIR }: PictureDirs, folder: string, names: string[]): Promise<void> {
  for (const name of names) await rm(path.join(MEDIA_DIR, folder, name), { force: true })
}

/** New sizes of a picture are shown where the picture itself is. */
export async function showSizes(
  dirs: PictureDirs,
  folder: string,
  picture: string,
  sizes: string[],
): Promise<void> {
  const isShown = await access(path.join(dirs.MEDIA_DIR, folder, picture), constants.F_OK).then(
    () => true,
    () => false,
  )
  if (isShown) await showFiles(dirs, folder, sizes)
}

const namesIn = (directory: string): Promise<string[]> =>
  readdir(directory).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })

/** Versions without a store had their files in the public folder. */
export async function moveIntoStore({ STORE_DIR, MEDIA_DIR }: PictureDirs): Promise<number> {
  let moved = 0
  for (const folder of [...Object.values(pictureFolders), documentFolder]) {
    const from = path.join(MEDIA_DIR, folder)
    const to = path.join(STORE_DIR, folder)
    await mkdir(to, { recursive: true })
    const stored = new Set(await namesIn(to))
    for (const name of await namesIn(from)) {
      if (name.startsWith('.') || stored.has(name)) continue
      if (await linkOrCopy(path.join(from, name), path.join(to, name))) moved += 1
    }
  }
  return moved
}

const picturesSql = (table: string, heldView: string) => `
  select ${filesSql} as files, h.id is not null or m.deleted_at is not null as held
  from public.${table} m left join children.${heldView} h on h.id = m.id
  where filename is not null`

const sources = [
  { folder: pictureFolders.media, sql: picturesSql('media', 'held_media') },
  { folder: pictureFolders['gallery-files'], sql: picturesSql('gallery_files', 'held_gallery_file') },
  {
    folder: documentFolder,
    sql: `select array[filename]::text[] as files, deleted_at is not null as held
      from public.documents where filename is not null`,
  },
]

/** Every file of the store that the database names, shown or not, with its folder. */
export async function namedFiles(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const names = new Set<string>()
  for (const { folder, sql } of sources) {
    const { rows } = await db.query<{ files: string[] }>(sql)
    for (const name of rows.flatMap(({ files }) => files)) names.add(path.join(folder, path.basename(name)))
  }
  return [...names].sort()
}

/** A file that the database does not know may belong to an upload that is not committed yet. */
const unknownFor = 600_000
const isOld = (file: string) =>
  stat(file).then(
    ({ ctimeMs }) => Date.now() - ctimeMs > unknownFor,
    () => false,
  )

type Difference = { shown: number; hidden: number }

/** Makes the public folder hold exactly the files that may be shown now. */
export async function reconcileFiles(db: Pick<pg.Pool, 'query'>, dirs: PictureDirs): Promise<Difference> {
  const difference = { shown: 0, hidden: 0 }
  for (const { folder, sql } of sources) {
    const directory = path.join(dirs.MEDIA_DIR, folder)
    // Read before the database, so that a picture that is uploaded in between is not taken for an unknown file.
    const present = new Set(await namesIn(directory))
    const { rows } = await db.query<{ files: string[]; held: boolean }>(sql)
    const namesOf = (held: boolean) =>
      new Set(rows.filter((row) => row.held === held).flatMap(({ files }) => files))
    const [visible, held] = [namesOf(false), namesOf(true)]
    const missing = [...visible].filter((name) => !present.has(name))
    const excess: string[] = []
    for (const name of present) {
      if (visible.has(name)) continue
      if (held.has(name) || (await isOld(path.join(directory, name)))) excess.push(name)
    }
    await hideFiles(dirs, folder, excess)
    difference.shown += await showFiles(dirs, folder, missing)
    difference.hidden += excess.length
  }
  return difference
}
