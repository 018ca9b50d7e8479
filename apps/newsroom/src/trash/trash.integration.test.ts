import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { erasePlayers } from '../personal-data/players.ts'
import { asOwner } from '../testing/as-owner.ts'
import { createChild, giveConsent, withdrawConsent } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import { reconcileFiles } from '../uploads/public-files.ts'
import { emptyTrash } from './empty-trash.ts'
import { type TrashCollection, trashCollections } from './trash-collections.ts'

const { MEDIA_DIR = '', DATABASE_URL = '' } = process.env
const dirs = { MEDIA_DIR, STORE_DIR: `${MEDIA_DIR}-store` }
const folders = { media: 'media', 'gallery-files': 'gallery', documents: 'documents' }

let payload: Payload
let pool: pg.Pool
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
  tokens = await createUsers(payload)
})
beforeEach(async () => {
  await asOwner('delete from public.audit_lines')
  await pool.query('delete from cache.purge')
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

const asEditor = (method: string, address: string, json?: object) =>
  callApi(method, address, { as: tokens.editor, ...(json ? { json } : {}) })
// As the buttons of the newsroom do.
const trash = (slug: string, id: number) =>
  asEditor('PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })
const restore = (slug: string, id: number, data: object = {}) =>
  asEditor(
    'PATCH',
    `/${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    {
      deletedAt: null,
      ...data,
    },
  )
const lines = async () =>
  (
    await pool.query(`select action || ' ' || subject_collection || ':' || coalesce(subject_id::text, '') as line
    from public.audit_lines order by id`)
  ).rows.map(({ line }) => line)

const count = async (query: string, id: number) =>
  Number((await pool.query(`select count(*) from ${query}`, [id])).rows[0]?.count)

/** What the api reads of a document, and the search and addresses of it. */
const seen: Record<TrashCollection, string[]> = {
  articles: [
    'api.article where id = $1',
    'api.article_key where id = $1',
    `api.search_document where kind = 'article' and document_id = $1`,
    `api.slug where kind = 'article' and document_id = $1`,
  ],
  pages: ['api.page where id = $1', `api.slug where kind = 'page' and document_id = $1`],
  galleries: [
    'api.gallery where id = $1',
    'api.gallery_key where id = $1',
    `api.search_document where kind = 'gallery' and document_id = $1`,
  ],
  videos: [
    'api.video where id = $1',
    'api.video_key where id = $1',
    `api.search_document where kind = 'video' and document_id = $1`,
  ],
  categories: ['api.category where id = $1', 'api.category_slug where category_id = $1'],
  tags: ['api.tag where id = $1'],
  media: ['api.media where id = $1', 'api.picture where id = $1'],
  'gallery-files': ['api.gallery_picture where id = $1'],
  documents: ['api.document where id = $1'],
  menus: ['api.menu where id = $1'],
  banners: ['api.banner where id = $1'],
  popups: ['api.popup where id = $1'],
  sponsors: ['api.sponsor where id = $1'],
}
const isSeen = async (slug: TrashCollection, id: number) =>
  Promise.all(seen[slug].map(async (query) => (await count(query, id)) > 0))

const shown = {
  _status: 'published',
  publish_date: '2026-01-02T10:00:00.000Z',
} as const

async function createShown(slug: TrashCollection) {
  const { id, filename } = await createSample(payload, slug)
  const hasDrafts = ['articles', 'galleries', 'videos'].includes(slug)
  const data = hasDrafts
    ? shown
    : slug === 'pages'
      ? { _status: 'published' }
      : slug === 'sponsors'
        ? { active: true }
        : slug === 'banners' || slug === 'popups'
          ? { visible: true }
          : undefined
  if (data) await payload.update({ collection: slug, id, data: data as never })
  return { id, filename: filename ?? '' }
}

const showAgain = (slug: TrashCollection, id: number) => {
  const data = ['articles', 'galleries', 'videos', 'pages'].includes(slug)
    ? { _status: 'published' }
    : slug === 'sponsors'
      ? { active: true }
      : { visible: true }
  return payload.update({ collection: slug, id, data: data as never })
}

/** They have a state or a switch, so restoring shows nothing by itself. */
const decidedAgain: TrashCollection[] = [
  'articles',
  'pages',
  'galleries',
  'videos',
  'banners',
  'popups',
  'sponsors',
]

describe.each(trashCollections)('in the trash, one of %s', (slug) => {
  it('is gone from all that visitors read, at once, and comes back; one line of the audit each', async () => {
    const { id, filename } = await createShown(slug)
    const all = (value: boolean) => seen[slug].map(() => value)
    const file = slug in folders ? path.join(MEDIA_DIR, folders[slug as 'media'], filename) : undefined
    expect(await isSeen(slug, id)).toEqual(all(true))
    if (file) expect(existsSync(file)).toBe(true)
    await pool.query('delete from cache.purge')

    expect((await trash(slug, id)).status).toBe(200)
    expect(await isSeen(slug, id)).toEqual(all(false))
    if (file) {
      expect(existsSync(file)).toBe(false)
      await reconcileFiles(pool, dirs)
      expect(existsSync(file)).toBe(false)
    } else if (slug !== 'tags')
      expect((await pool.query('select from cache.purge where gone')).rowCount).toBeGreaterThan(0)
    expect((await asEditor('GET', `/${slug}/${id}`)).status).toBe(404)

    const restored = await restore(
      slug,
      id,
      decidedAgain.slice(0, 4).includes(slug) ? { _status: 'published' } : {},
    )
    expect(restored.body.errors).toEqual([])
    if (decidedAgain.includes(slug)) {
      expect(await isSeen(slug, id)).toEqual(all(false))
      await showAgain(slug, id)
    }
    expect(await isSeen(slug, id)).toEqual(all(true))
    if (file) expect(existsSync(file)).toBe(true)
    expect(await lines()).toEqual([`trash ${slug}:${id}`, `restore ${slug}:${id}`])
  })

  it('is left out by the views whatever its state says', async () => {
    const { id } = await createShown(slug)
    await pool.query(`update public.${slug.replace('-', '_')} set deleted_at = now() where id = $1`, [id])
    expect(await isSeen(slug, id)).toEqual(seen[slug].map(() => false))
  })

  it('is deleted for good after thirty days, with its versions and files', async () => {
    const { id, filename } = await createShown(slug)
    await trash(slug, id)
    await asOwner('delete from public.audit_lines')
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await emptyTrash(pool, dirs, inDays(29))
    const table = slug.replace('-', '_')
    expect(await count(`public.${table} where id = $1`, id)).toBe(1)
    await emptyTrash(pool, dirs, inDays(31))
    expect(await count(`public.${table} where id = $1`, id)).toBe(0)
    if (slug in folders)
      expect(existsSync(path.join(dirs.STORE_DIR, folders[slug as 'media'], filename))).toBe(false)
    if (decidedAgain.slice(0, 4).includes(slug))
      expect((await pool.query(`select from public._${table}_v where parent_id is null`)).rowCount).toBe(0)
    expect(await lines()).toContain(`trash_emptied ${slug}:`)
    const { rows } = await pool.query(
      `select actor, count::int from public.audit_lines where action = 'trash_emptied' and subject_collection = $1`,
      [slug],
    )
    expect(rows).toMatchObject([{ actor: 'worker' }])
  })
})

describe('lists leave out what is in the trash', () => {
  it('a gallery counts only the pictures that it has', async () => {
    const files = [await createSample(payload, 'gallery-files'), await createSample(payload, 'gallery-files')]
    const gallery = await payload.create({
      collection: 'galleries',
      data: { name: 'Kettő', files: files.map(({ id }) => id), ...shown } as never,
    })
    await pool.query('update public.gallery_files set deleted_at = now() where id = $1', [files[0]?.id])
    const { rows } = await pool.query(`select file_count from api.gallery where id = $1 and lang = 'hu'`, [
      gallery.id,
    ])
    expect(rows).toEqual([{ file_count: 1 }])
  })
})

describe('web addresses', () => {
  it('a new item takes over that of one in the trash, which gets a number when it comes back', async () => {
    const title = `Visszatérő ${crypto.randomUUID()}`
    const create = async () => (await asEditor('POST', '/articles?draft=true', { title })).body.doc
    const first = await create()
    await trash('articles', first.id)
    const second = await create()
    expect(second.slug).toBe(first.slug)
    await restore('articles', first.id)
    const { body } = await asEditor('GET', `/articles/${first.id}?draft=true`)
    expect(body.slug).toBe(`${first.slug}-2`)
    expect((await asEditor('GET', `/articles/${first.id}`)).body.slug).toBe(`${first.slug}-2`)
  })
})

describe('deleting for good', () => {
  it('from the trash, one or several, leaves a line for each', async () => {
    const ids = [
      (await createShown('tags')).id,
      (await createShown('tags')).id,
      (await createShown('tags')).id,
    ]
    for (const id of ids) await trash('tags', id)
    await asOwner('delete from public.audit_lines')
    expect((await asEditor('DELETE', `/tags/${ids[0]}?trash=true`)).status).toBe(200)
    await asEditor('DELETE', `/tags?trash=true&where[id][in]=${ids.slice(1)}`)
    expect((await lines()).toSorted()).toEqual(ids.map((id) => `delete tags:${id}`).toSorted())
  })

  it('several go to the trash together, with a line for each', async () => {
    const ids = [(await createShown('menus')).id, (await createShown('menus')).id]
    await asEditor('PATCH', `/menus?where[id][in]=${ids}`, { deletedAt: new Date().toISOString() })
    expect((await lines()).toSorted()).toEqual(ids.map((id) => `trash menus:${id}`).toSorted())
  })

  it('a registration never passes through the trash', async () => {
    const { id } = await createSample(payload, 'join-registrations')
    await callApi('DELETE', `/join-registrations/${id}`, { as: tokens.registrar })
    expect(await count('public.join_registrations where id = $1', id)).toBe(0)
    expect(await lines()).toEqual([`person_erase join-registrations:${id}`])
  })
})

describe('C1: children', () => {
  it('a picture in the trash can be taken down', async () => {
    const { id, filename } = await createShown('media')
    await trash('media', id)
    const { status } = await asEditor('POST', `/media/${id}/take-down`)
    expect(status).toBe(200)
    expect(await count('public.media where id = $1', id)).toBe(0)
    expect(existsSync(path.join(dirs.STORE_DIR, 'media', filename))).toBe(false)
  })

  it('a held picture that comes back stays out of the public folder', async () => {
    const { id, filename } = await createShown('media')
    await payload.update({ collection: 'media', id, data: { children: 'not_cleared' } })
    await trash('media', id)
    await restore('media', id)
    expect(existsSync(path.join(MEDIA_DIR, 'media', filename))).toBe(false)
  })

  it('a withdrawal reaches what is in the trash, and the list of hidden texts says that it is there', async () => {
    const last_name = `Kukavári${Date.now() % 100_000}`
    const child = await createChild(payload, { last_name, first_name: 'Zita' })
    const consent = await giveConsent(payload, child)
    const media = await createShown('media')
    await payload.update({ collection: 'media', id: media.id, data: { alt: `${last_name} Zita dob` } })
    await trash('media', media.id)
    await withdrawConsent(payload, consent)
    const { rows } = await pool.query('select children from public.media where id = $1', [media.id])
    expect(rows).toEqual([{ children: 'not_cleared' }])
    const { body } = await callApi('GET', `/consents/${consent}/hidden-texts`, {
      as: tokens.child_protection,
    })
    expect(body).toMatchObject([{ place: `collections/media/trash/${media.id}`, isPublic: false }])
  })

  it('an erased name does not survive in the trash, in any language or version', async () => {
    const last_name = `Feledi${Date.now() % 100_000}`
    const player = await payload.create({
      collection: 'players',
      data: { last_name, first_name: 'Vince', birth_year: 1990 },
    })
    const named = await payload.create({
      collection: 'articles',
      data: { title: `${last_name} Vincével nyertünk`, ...shown } as never,
    })
    await payload.update({ collection: 'articles', id: named.id, data: { title: 'Nyertünk', ...shown } })
    const tag = await payload.create({ collection: 'tags', data: { name: 'x' } })
    await payload.update({
      collection: 'tags',
      id: tag.id,
      locale: 'en',
      data: { name: `Vince ${last_name}` },
    })
    const other = await createShown('articles')
    for (const { id } of [named, other]) await trash('articles', id)
    await trash('tags', tag.id)
    await erasePlayers(pool, dirs, `player ${player.id}`, 'test')
    expect(await count('public.articles where id = $1', named.id)).toBe(0)
    expect(await count('public.tags where id = $1', tag.id)).toBe(0)
    expect(await count('public.articles where id = $1', other.id)).toBe(1)
  })
})
