import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishPictures } from '../jobs/public-pictures.ts'
import { asOwner } from '../testing/as-owner.ts'
import { createChild, giveConsent, withdrawConsent } from '../testing/children.ts'
import { silentLog } from '../testing/log.ts'
import { openPayload, picture } from '../testing/newsroom.ts'
import { filesOf, type PictureCollection, pictureFolders } from './picture-files.ts'
import { moveIntoStore, reconcileFiles, showFiles } from './public-files.ts'

const { MEDIA_DIR = '', DATABASE_URL = '' } = process.env
const dirs = { MEDIA_DIR, STORE_DIR: `${MEDIA_DIR}-store` }

let payload: Payload
let pool: pg.Pool
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

let shade = 0
async function uploadPicture(data: object = {}, collection: PictureCollection = 'media') {
  shade += 1
  const bytes = await picture(shade, 600, 400)
  const file = { name: `nyilvanos-${shade}.png`, mimetype: 'image/png', data: bytes, size: bytes.length }
  const { id } = await payload.create({ collection, data: data as never, file })
  return id
}

type Place = 'public' | 'store only' | 'nowhere' | 'partly'

/** Where all files of a picture are. */
async function placeOf(id: number, collection: PictureCollection = 'media'): Promise<Place> {
  const names = filesOf((await payload.findByID({ collection, id, depth: 0 })) as object)
  expect(names.length).toBeGreaterThanOrEqual(2)
  const count = (directory: string) =>
    names.filter((name) => existsSync(path.join(directory, pictureFolders[collection], name))).length
  const [stored, shown] = [count(dirs.STORE_DIR), count(MEDIA_DIR)]
  if (stored < names.length) return stored + shown === 0 ? 'nowhere' : 'partly'
  if (shown === names.length) return 'public'
  return shown === 0 ? 'store only' : 'partly'
}

const update = (id: number, data: object, collection: PictureCollection = 'media') =>
  payload.update({ collection, id, data: data as never })

describe.each(['media', 'gallery-files'] as const)('S10: a picture of %s', (collection) => {
  it('is public at once, as a link that takes no room', async () => {
    const id = await uploadPicture({}, collection)
    expect(await placeOf(id, collection)).toBe('public')
    const { filename } = await payload.findByID({ collection, id })
    const inode = (directory: string) =>
      statSync(path.join(directory, pictureFolders[collection], filename ?? '')).ino
    expect(inode(MEDIA_DIR)).toBe(inode(dirs.STORE_DIR))
  })

  it('that is not cleared is never public, and comes and goes with the mark', async () => {
    const id = await uploadPicture({ children: 'not_cleared' }, collection)
    expect(await placeOf(id, collection)).toBe('store only')
    await update(id, { children: 'cleared' }, collection)
    expect(await placeOf(id, collection)).toBe('public')
    await update(id, { children: 'not_cleared' }, collection)
    expect(await placeOf(id, collection)).toBe('store only')
  })

  it('is hidden at once when it names a child without consent for pictures', async () => {
    const [adult, child] = [await createChild(payload, { birth_year: 1990 }), await createChild(payload)]
    await giveConsent(payload, child, { pictures: false })
    const id = await uploadPicture({ players: [adult] }, collection)
    expect(await placeOf(id, collection)).toBe('public')
    await update(id, { players: [adult, child] }, collection)
    expect(await placeOf(id, collection)).toBe('store only')
    await update(id, { players: [adult] }, collection)
    expect(await placeOf(id, collection)).toBe('public')
  })

  it('leaves no file of it in either folder when it is replaced or deleted', async () => {
    const id = await uploadPicture({}, collection)
    const before = filesOf((await payload.findByID({ collection, id })) as object)
    const bytes = await picture(250, 500, 300)
    const file = { name: 'masik.png', mimetype: 'image/png', data: bytes, size: bytes.length }
    await payload.update({ collection, id, data: {}, file })
    const after = filesOf((await payload.findByID({ collection, id })) as object)
    expect(await placeOf(id, collection)).toBe('public')
    await payload.delete({ collection, id })
    for (const directory of [MEDIA_DIR, dirs.STORE_DIR]) {
      const left = readdirSync(path.join(directory, pictureFolders[collection]))
      expect(left.filter((name) => [...before, ...after].includes(name))).toEqual([])
    }
  })
})

it('a held picture is not public because its player loses it or is deleted', async () => {
  const [portrait, named, inGallery, free] = [
    await uploadPicture(),
    await uploadPicture(),
    await uploadPicture({}, 'gallery-files'),
    await uploadPicture(),
  ]
  const child = await createChild(payload, { profile_image: portrait })
  await update(named, { players: [child] })
  await update(inGallery, { players: [child] }, 'gallery-files')
  const adult = await createChild(payload, { birth_year: 1990, profile_image: free })
  for (const id of [child, adult])
    await payload.update({ collection: 'players', id, data: { profile_image: null } })
  await payload.delete({ collection: 'players', id: child })
  await reconcileFiles(pool, dirs)
  expect(await Promise.all([placeOf(portrait), placeOf(named), placeOf(free)])).toEqual([
    'store only',
    'store only',
    'public',
  ])
  expect(await placeOf(inGallery, 'gallery-files')).toBe('store only')
})

describe('S10: the worker', () => {
  const running = async (test: () => Promise<void>, intervalMs = 60_000) => {
    const abort = new AbortController()
    const loop = { log: silentLog, signal: abort.signal, intervalMs }
    const ended = publishPictures({ ...dirs, DATABASE_URL }, loop)
    try {
      await test()
    } finally {
      abort.abort()
      await ended
    }
  }
  const becomes = async (id: number, place: Place, collection: PictureCollection = 'media') => {
    const start = performance.now()
    while ((await placeOf(id, collection)) !== place) {
      if (performance.now() - start > 30_000) throw new Error(`not ${place} after 30 s`)
      await sleep(50)
    }
    return performance.now() - start
  }

  // Other work on the machine may take its seconds once.
  const measured = { retry: 2 }

  it(
    'shows and hides named pictures and portraits within seconds of a consent and its withdrawal',
    measured,
    async () => {
      const portrait = await uploadPicture()
      const child = await createChild(payload, { profile_image: portrait })
      const named = await uploadPicture({ players: [child] })
      const inGallery = await uploadPicture({ players: [child] }, 'gallery-files')
      const all = (place: Place) =>
        Promise.all([
          becomes(portrait, place),
          becomes(named, place),
          becomes(inGallery, place, 'gallery-files'),
        ])
      await running(async () => {
        await all('store only')
        const consent = await giveConsent(payload, child)
        await all('public')
        await withdrawConsent(payload, consent)
        expect(Math.max(...(await all('store only')))).toBeLessThan(3000)
      })
    },
  )

  it('hides the pictures of a consent that has run out', async () => {
    const child = await createChild(payload)
    const consent = await giveConsent(payload, child)
    const id = await uploadPicture({ players: [child] })
    expect(await placeOf(id)).toBe('public')
    // As if days had passed: no trigger may tell the worker.
    await asOwner('alter table public.consents disable trigger user')
    await pool.query("update public.consents set valid_until = now() - interval '3 days' where id = $1", [
      consent,
    ])
    await asOwner('alter table public.consents enable trigger user')
    await running(async () => void (await becomes(id, 'store only')), 200)
  })

  it('takes over the files of a version without a store, and hides those that are held', async () => {
    const shown = await uploadPicture()
    const held = await uploadPicture()
    await pool.query(`update public.media set children = 'not_cleared' where id = $1`, [held])
    for (const id of [shown, held]) {
      for (const name of filesOf((await payload.findByID({ collection: 'media', id })) as object))
        rmSync(path.join(dirs.STORE_DIR, 'media', name))
    }
    expect(await moveIntoStore(dirs)).toBeGreaterThanOrEqual(4)
    expect(await moveIntoStore(dirs)).toBe(0)
    await running(async () => void (await becomes(held, 'store only')))
    expect(await placeOf(shown)).toBe('public')
  })

  it('removes files that no picture has, after the time that an upload may take', async () => {
    const file = path.join(MEDIA_DIR, 'media', 'ismeretlen-0123456789ab.png')
    writeFileSync(file, 'x')
    await reconcileFiles(pool, dirs)
    expect(existsSync(file)).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 700_000 })
    await reconcileFiles(pool, dirs)
    expect(existsSync(file)).toBe(false)
  })
})

it.runIf(existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev)(
  'where the public folder is on another file system, files are copied',
  async () => {
    const [here, there] = [tmpdir(), '/dev/shm'].map((parent) => mkdtempSync(path.join(parent, 'palank-')))
    const other = { STORE_DIR: here ?? '', MEDIA_DIR: there ?? '' }
    mkdirSync(path.join(other.STORE_DIR, 'media'))
    writeFileSync(path.join(other.STORE_DIR, 'media/a.png'), 'a')
    expect(await showFiles(other, 'media', ['a.png', 'missing.png'])).toBe(1)
    expect(readdirSync(path.join(other.MEDIA_DIR, 'media'))).toEqual(['a.png'])
    expect(readFileSync(path.join(other.MEDIA_DIR, 'media/a.png'), 'utf8')).toBe('a')
    for (const folder of Object.values(other)) rmSync(folder, { recursive: true })
  },
)
