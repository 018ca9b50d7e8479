import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { avifFiles, removeAvif } from '../uploads/avif.ts'
import type { Encoded, EncodeOrder } from '../uploads/encode-picture.ts'
import { hideFiles, type PictureDirs, showSizes } from '../uploads/public-files.ts'
import { removeShare } from '../uploads/share.ts'
import { workDone } from '../watching/work-done.ts'

type WaitingPicture = {
  table: 'media' | 'gallery_files'
  id: number
  filename: string
  needs_avif: boolean
  needs_share: boolean
  share_source: string
  focal_x: number
  focal_y: number
}
type Encode = (order: EncodeOrder, signal: AbortSignal) => Promise<Encoded>

const folders = { media: 'media', gallery_files: 'gallery' }

export const maxAttempts = 3
const retryMs = 60_000

const waitingIn = (table: WaitingPicture['table']) => `
  select '${table}' as table, id, filename, created_at, avif is null as needs_avif, share is null as needs_share,
    coalesce(sizes_large_filename, filename) as share_source,
    coalesce(focal_x, 50)::float as focal_x, coalesce(focal_y, 50)::float as focal_y
  from public.${table}
  where (avif is null or share is null) and mime_type <> 'image/svg+xml'
    and '${table}/' || filename <> all ($1)`

/** Newest first: the picture of today's article before those of an old gallery. */
const nextPictureSql = `${waitingIn('media')} union all ${waitingIn('gallery_files')}
  order by created_at desc, id desc limit 1`

// Beside it and of the same kind, also in a release.
const encodeScript = path.resolve(
  import.meta.dirname,
  `../uploads/encode-picture${path.extname(import.meta.filename)}`,
)
const encodedSchema = z.object({ avif: avifFiles.nullable(), share: z.string().nullable() })

/** In a child process, so that a picture that crashes the decoder or fills the memory does not end the worker. */
const encodeInChild: Encode = async (order, signal) => {
  const options = {
    signal,
    timeout: 300_000,
    killSignal: 'SIGKILL',
    env: { NODE_ENV: 'production' },
  } as const
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [encodeScript, JSON.stringify(order)],
    options,
  )
  return encodedSchema.parse(JSON.parse(stdout))
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
 * Encodes the pictures that have no AVIF or nothing to share yet, one at a time, until aborted. The state is in the database, so pictures
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

  const store = ({ table, id, filename }: WaitingPicture, { avif, share }: Encoded) =>
    // Not through Payload: the picture was not edited, so its date stays.
    pool.query(
      `update public.${table} set avif = coalesce(avif, $1), share = coalesce(share, $2)
       where id = $3 and filename = $4`,
      [avif && JSON.stringify(avif), share, id, filename],
    )

  const encodeNext = async (): Promise<boolean> => {
    const postponed = [...failures].filter(([, { retryAt }]) => retryAt > Date.now()).map(([key]) => key)
    const { rows } = await pool.query<WaitingPicture>(nextPictureSql, [postponed])
    const [picture] = rows
    if (!picture) return false
    const { filename, needs_avif, needs_share, share_source, focal_x, focal_y } = picture
    const key = `${picture.table}/${filename}`
    const folder = folders[picture.table]
    const directory = path.join(dirs.STORE_DIR, folder)
    const startTime = performance.now()
    const share = needs_share ? { source: share_source, focal: { x: focal_x, y: focal_y } } : null
    const order = { folder: directory, filename, avif: needs_avif, share }
    const encoded = await encode(order, signal).catch((error: Error) => error)
    if (signal.aborted) return false
    workDone.inc({ queue: 'pictures', outcome: encoded instanceof Error ? 'failed' : 'succeeded' })
    if (encoded instanceof Error) {
      const attempts = (failures.get(key)?.attempts ?? 0) + 1
      failures.set(key, { attempts, retryAt: Date.now() + retryMs })
      const givenUp = attempts >= maxAttempts
      if (givenUp) {
        await store(picture, { avif: [], share: '' })
        failures.delete(key)
      }
      log.error(
        { filename, attempts, err: encoded },
        givenUp ? 'picture stays without AVIF' : 'encoding failed',
      )
      return true
    }
    failures.delete(key)
    const names = [...(encoded.avif ?? []).map((file) => file.filename), encoded.share ?? ''].filter(Boolean)
    // Before a page can ask for them.
    await showSizes(dirs, folder, filename, names)
    const { rowCount } = await store(picture, encoded)
    // Deleted or replaced in the meantime.
    if (rowCount === 0) {
      await hideFiles(dirs, folder, names)
      await removeAvif(directory, encoded.avif ?? [])
      await removeShare(directory, encoded)
    }
    const ms = Math.round(performance.now() - startTime)
    log.info({ filename, files: names.length, ms }, 'picture encoded')
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
