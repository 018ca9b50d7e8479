import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { type AvifFile, avifFiles, removeAvif } from '../uploads/avif.ts'
import { hideFiles, type PictureDirs, showSizes } from '../uploads/public-files.ts'

type WaitingPicture = { table: 'media' | 'gallery_files'; id: number; filename: string }
type Encode = (folder: string, filename: string, signal: AbortSignal) => Promise<AvifFile[]>

const folders = { media: 'media', gallery_files: 'gallery' }

export const maxAttempts = 3
const retryMs = 60_000

const waitingIn = (table: WaitingPicture['table']) => `
  select '${table}' as table, id, filename, created_at from public.${table}
  where avif is null and mime_type <> 'image/svg+xml'
    and '${table}/' || filename <> all ($1)`

/** Newest first: the picture of today's article before those of an old gallery. */
const nextPictureSql = `${waitingIn('media')} union all ${waitingIn('gallery_files')}
  order by created_at desc, id desc limit 1`

const encodeScript = path.resolve(import.meta.dirname, '../uploads/encode-avif.ts')

/** In a child process, so that a picture that crashes the decoder or fills the memory does not end the worker. */
const encodeInChild: Encode = async (folder, filename, signal) => {
  const options = {
    signal,
    timeout: 300_000,
    killSignal: 'SIGKILL',
    env: { NODE_ENV: 'production' },
  } as const
  const { stdout } = await promisify(execFile)(process.execPath, [encodeScript, folder, filename], options)
  return avifFiles.parse(JSON.parse(stdout))
}

type Options = {
  pool: pg.Pool
  dirs: PictureDirs
  log: Log
  signal: AbortSignal
  intervalMs: number
  encode?: Encode
}

/**
 * Encodes the pictures that have no AVIF yet, one at a time, until aborted. The state is in the database, so pictures
 * of an older version and those of an interrupted worker are found as well. It runs beside the other tasks, never
 * before them.
 */
export async function encodePictures({
  pool,
  dirs,
  log,
  signal,
  intervalMs,
  encode = encodeInChild,
}: Options): Promise<void> {
  const failures = new Map<string, { attempts: number; retryAt: number }>()

  const store = ({ table, id, filename }: WaitingPicture, files: AvifFile[]) =>
    // Not through Payload: the picture was not edited, so its date stays.
    pool.query(`update public.${table} set avif = $1 where id = $2 and filename = $3`, [
      JSON.stringify(files),
      id,
      filename,
    ])

  const encodeNext = async (): Promise<boolean> => {
    const postponed = [...failures].filter(([, { retryAt }]) => retryAt > Date.now()).map(([key]) => key)
    const { rows } = await pool.query<WaitingPicture>(nextPictureSql, [postponed])
    const [picture] = rows
    if (!picture) return false
    const { filename } = picture
    const key = `${picture.table}/${filename}`
    const folder = folders[picture.table]
    const directory = path.join(dirs.STORE_DIR, folder)
    const startTime = performance.now()
    const files = await encode(directory, filename, signal).catch((error: Error) => error)
    if (signal.aborted) return false
    if (files instanceof Error) {
      const attempts = (failures.get(key)?.attempts ?? 0) + 1
      failures.set(key, { attempts, retryAt: Date.now() + retryMs })
      const givenUp = attempts >= maxAttempts
      if (givenUp) {
        await store(picture, [])
        failures.delete(key)
      }
      log.error({ filename, attempts, err: files }, givenUp ? 'picture stays without AVIF' : 'AVIF failed')
      return true
    }
    failures.delete(key)
    const names = files.map((file) => file.filename)
    // Before a page can ask for them.
    await showSizes(dirs, folder, filename, names)
    const { rowCount } = await store(picture, files)
    // Deleted or replaced in the meantime.
    if (rowCount === 0) {
      await hideFiles(dirs, folder, names)
      await removeAvif(directory, files)
    }
    const ms = Math.round(performance.now() - startTime)
    log.info({ filename, sizes: files.length, ms }, 'picture encoded as AVIF')
    return true
  }

  let available = true
  while (!signal.aborted) {
    try {
      while (await encodeNext());
      available = true
    } catch (error) {
      if (available) log.warn({ err: error }, 'pictures wait for the database')
      available = false
    }
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}
