import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPayload, pdf, picture } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { filesOf } from './picture-files.ts'
import { reconcileFiles } from './public-files.ts'
import { renameFiles } from './rename-files.ts'
import { takeDown } from './take-down.ts'

const { MEDIA_DIR = '', DATABASE_URL = '' } = process.env
const dirs = { MEDIA_DIR, STORE_DIR: `${MEDIA_DIR}-store` }
const folders = { media: 'media', 'gallery-files': 'gallery', documents: 'documents' } as const
type Collection = keyof typeof folders
const tables = { media: 'media', 'gallery-files': 'gallery_files', documents: 'documents' } as const

let payload: Payload
let pool: pg.Pool
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
})
beforeEach(async () => {
  await renameFiles(pool, dirs)
  await pool.query('delete from cache.purge')
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

let shade = 0
const contents = async (collection: Collection, number: number) =>
  collection === 'documents' ? pdf(`szoveg ${number}`) : picture(2_000 + number, 640, 480)

async function create(collection: Collection, data: object = {}, number?: number): Promise<number> {
  shade += 1
  const bytes = await contents(collection, number ?? shade)
  const [name, mimetype] = collection === 'documents' ? ['x.pdf', 'application/pdf'] : ['x.png', 'image/png']
  const file = { name, mimetype, data: bytes, size: bytes.length }
  const { id } = await payload.create({ collection, data: { name: 'Próba', ...data } as never, file })
  return id
}

const read = async (collection: Collection, id: number) => {
  const doc = await payload.findByID({ collection, id, depth: 0, trash: true })
  return { filename: doc.filename ?? '', files: filesOf(doc as object) }
}

/** The file names of an upload as earlier versions stored them. */
async function giveFormerNames(
  collection: Collection,
  id: number,
  name = 'szaloki-bodog-',
): Promise<string[]> {
  const { files } = await read(collection, id)
  for (const directory of Object.values(dirs)) {
    for (const file of files) {
      const from = path.join(directory, folders[collection], file)
      if (existsSync(from)) renameSync(from, path.join(directory, folders[collection], `${name}${file}`))
    }
  }
  const columns =
    collection === 'documents'
      ? ['filename']
      : ['filename', 'share', 'sizes_small_filename', 'sizes_medium_filename', 'sizes_large_filename']
  await pool.query(
    `update public.${tables[collection]} set ${columns
      .flatMap((column) => {
        const url = column.replace(/filename$/, 'url')
        return [
          `${column} = $2::varchar || nullif(${column}, '')`,
          ...(url === column ? [] : [`${url} = regexp_replace(${url}, '[^/]*$', $2::varchar || '\\&')`]),
        ]
      })
      .join(', ')} where id = $1`,
    [id, name],
  )
  await pool.query('delete from cache.purge')
  return files.map((file) => `${name}${file}`)
}

const isIn = (directory: string, collection: Collection, names: string[]) =>
  names.map((name) => existsSync(path.join(directory, folders[collection], name)))
const all = (names: string[], value: boolean) => names.map(() => value)

describe.each(['media', 'gallery-files', 'documents'] as const)(
  'a file of %s with a person’s name in its file name',
  (collection) => {
    it('gets a name from its content, in the store, in public and in every column', async () => {
      const id = await create(collection)
      const before = await read(collection, id)
      const former = await giveFormerNames(collection, id)
      expect(former.length).toBe(collection === 'documents' ? 1 : before.files.length)
      expect(await renameFiles(pool, dirs)).toBe(1)
      const { filename, files } = await read(collection, id)
      expect([filename, files]).toEqual([before.filename, before.files])
      expect(isIn(dirs.STORE_DIR, collection, files)).toEqual(all(files, true))
      expect(isIn(MEDIA_DIR, collection, files)).toEqual(all(files, true))
      expect(isIn(dirs.STORE_DIR, collection, former)).toEqual(all(former, false))
      const { rows } = await pool.query(
        `select d::text as row from public.${tables[collection]} d where id = $1`,
        [id],
      )
      expect(rows[0]?.row).not.toContain('bodog')
      expect(await renameFiles(pool, dirs)).toBe(0)
    })

    it('purges its pages, and is served under its former name until they are renewed', async () => {
      const id = await create(collection)
      const page = await createSample(payload, 'articles')
      if (collection === 'media')
        await payload.update({ collection: 'articles', id: page.id, data: { cover_image: id } })
      if (collection === 'documents')
        await payload.update({ collection: 'articles', id: page.id, data: { documents: [id] } })
      const gallery =
        collection === 'gallery-files'
          ? await payload.create({ collection: 'galleries', data: { name: 'Képek', files: [id] } })
          : undefined
      const former = await giveFormerNames(collection, id)
      await renameFiles(pool, dirs)
      const { rows } = await pool.query<{ tags: string[]; gone: boolean }>(
        'select tags, gone from cache.purge',
      )
      expect(rows).toContainEqual({
        tags: expect.arrayContaining([gallery ? `galleries:${gallery.id}` : `articles:${page.id}`]),
        gone: true,
      })
      await reconcileFiles(pool, dirs)
      expect(isIn(MEDIA_DIR, collection, former)).toEqual(all(former, true))
      vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
      await reconcileFiles(pool, dirs)
      expect(isIn(MEDIA_DIR, collection, former)).toEqual(all(former, false))
      const { files } = await read(collection, id)
      expect(isIn(MEDIA_DIR, collection, files)).toEqual(all(files, true))
    })

    it('gets a number where another upload of the same file has the name', async () => {
      const first = await create(collection, {}, 901)
      const second = await create(collection, {}, 901)
      await giveFormerNames(collection, first, 'szaloki-')
      await giveFormerNames(collection, second, 'bodog-')
      await pool.query(
        `update public.${tables[collection]} set filename = regexp_replace(filename, '-1\\.', '.') where id = $1`,
        [second],
      )
      expect(await renameFiles(pool, dirs)).toBe(2)
      const [one, other] = [await read(collection, first), await read(collection, second)]
      expect(other.filename).toBe(one.filename.replace('.', '-1.'))
      await payload.delete({ collection, id: first })
      await payload.delete({ collection, id: second })
    })

    it('in the trash is renamed, but not shown', async () => {
      const id = await create(collection)
      await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } as never })
      await giveFormerNames(collection, id)
      expect(await renameFiles(pool, dirs)).toBe(1)
      const { files } = await read(collection, id)
      expect(isIn(dirs.STORE_DIR, collection, files)).toEqual(all(files, true))
      expect(isIn(MEDIA_DIR, collection, files)).toEqual(all(files, false))
    })
  },
)

it('a file without a hash in its name is named by what it contains', async () => {
  const id = await create('documents')
  const { filename } = await read('documents', id)
  await pool.query("update public.documents set filename = 'szaloki-bodog.pdf' where id = $1", [id])
  renameSync(
    path.join(dirs.STORE_DIR, 'documents', filename),
    path.join(dirs.STORE_DIR, 'documents', 'szaloki-bodog.pdf'),
  )
  expect(await renameFiles(pool, dirs)).toBe(1)
  expect(await read('documents', id)).toEqual({ filename, files: [filename] })
})

it('a missing file is renamed too, because its address still contains the name', async () => {
  const id = await create('documents')
  await pool.query("update public.documents set filename = 'szaloki-bodog.pdf' where id = $1", [id])
  expect(await renameFiles(pool, dirs)).toBe(1)
  expect((await read('documents', id)).filename).toMatch(/^[0-9a-f]{12}\.pdf$/)
})

it('AVIF files keep their sizes and get the name with the picture', async () => {
  const id = await create('media')
  const { filename } = await read('media', id)
  const base = path.parse(filename).name
  const file = { filename: `szaloki-bodog-${base}-480x360.avif`, width: 480, height: 360 }
  writeFileSync(path.join(dirs.STORE_DIR, 'media', file.filename), 'avif')
  await pool.query('update public.media set avif = $2 where id = $1', [id, JSON.stringify([file])])
  expect(await renameFiles(pool, dirs)).toBe(1)
  const { rows } = await pool.query('select avif from public.media where id = $1', [id])
  expect(rows).toEqual([{ avif: [{ ...file, filename: `${base}-480x360.avif` }] }])
  expect(existsSync(path.join(dirs.STORE_DIR, 'media', `${base}-480x360.avif`))).toBe(true)
  rmSync(path.join(dirs.STORE_DIR, 'media', `${base}-480x360.avif`))
})

it('the next round completes a round that failed before the commit', async () => {
  const id = await create('media')
  const former = await giveFormerNames('media', id)
  const broken = {
    connect: async () => {
      const client = await pool.connect()
      return Object.assign(Object.create(client), {
        query: (query: string, values?: unknown[]) =>
          query.startsWith('update') ? Promise.reject(new Error('gone')) : client.query(query, values),
        release: () => client.release(),
      })
    },
  } as unknown as pg.Pool
  await expect(renameFiles(broken, dirs)).rejects.toThrow('gone')
  expect((await read('media', id)).filename).toContain('bodog')
  expect(await renameFiles(pool, dirs)).toBe(1)
  const { files } = await read('media', id)
  expect(isIn(dirs.STORE_DIR, 'media', files)).toEqual(all(files, true))
  expect(isIn(dirs.STORE_DIR, 'media', former)).toEqual(all(former, false))
})

it('taking a picture down finds other uploads of it, under former names too', async () => {
  const first = await create('media', {}, 902)
  const second = await create('gallery-files', {}, 902)
  await giveFormerNames('gallery-files', second)
  await pool.query('update public.media set source_hash = null where id = $1', [first])
  expect(await takeDown(pool, dirs, { collection: 'media', id: first }, 'x')).toBe(2)
})
