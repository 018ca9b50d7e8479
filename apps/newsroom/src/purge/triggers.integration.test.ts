import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPayload, picture } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'

type Row = { source: string; tags: string[]; gone: boolean; in_seconds: number }

let payload: Payload
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

const clear = () => pool.query('delete from cache.purge')
beforeEach(clear)

async function purges(): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `select source, tags, gone, round(extract(epoch from due_at - now()))::int as in_seconds
     from cache.purge order by id`,
  )
  return rows
}
const tagsIn = (rows: Row[]) => new Set(rows.flatMap(({ tags }) => tags))
const hour = 3_600_000
const future = () => new Date(Date.now() + hour).toISOString()

async function article(data: object = { _status: 'published' }): Promise<number> {
  const title = `Írás ${crypto.randomUUID()}`
  const { id } = await payload.create({ collection: 'articles', data: { title, ...data } as never })
  return id
}
const update = (collection: CollectionSlug, id: number, data: object, options: object = {}) =>
  payload.update({ collection, id, data: data as never, ...options })

describe('S10: an article', () => {
  it('purges itself and the lists when it is published', async () => {
    const id = await article()
    expect(await purges()).toMatchObject([
      { source: `articles:${id}`, tags: [`articles:${id}`, 'articles'], gone: false },
    ])
  })

  it('purges nothing as a draft, neither a new one nor one of a published article', async () => {
    await article({ _status: 'draft' })
    expect(await purges()).toEqual([])
    const id = await article()
    await clear()
    await update('articles', id, { title: 'Még nem', _status: 'draft' }, { draft: true })
    expect(await purges()).toEqual([])
  })

  it('purges itself when only its translation changes', async () => {
    const id = await article()
    await clear()
    await update('articles', id, { title: 'In English', _status: 'published' }, { locale: 'en' })
    expect(tagsIn(await purges())).toEqual(new Set([`articles:${id}`, 'articles']))
  })

  it('is gone when it is unpublished, deleted or moved to the future', async () => {
    const ids = [await article(), await article(), await article()] as const
    await clear()
    await update('articles', ids[0], { _status: 'draft' })
    await payload.delete({ collection: 'articles', id: ids[1] })
    await update('articles', ids[2], { publish_date: future(), _status: 'published' })
    const now = (await purges()).filter(({ in_seconds }) => in_seconds <= 0)
    expect(new Map(now.map(({ source, gone }) => [source, gone]))).toEqual(
      new Map(ids.map((id) => [`articles:${id}`, true])),
    )
  })

  it('with a date in the future is purged at that moment, and not again at an earlier one', async () => {
    const id = await article({ _status: 'published', publish_date: future() })
    const later = new Date(Date.now() + 2 * hour).toISOString()
    await update('articles', id, { publish_date: later, _status: 'published' })
    const rows = await purges()
    expect(rows).toMatchObject([{ source: `articles:${id}`, gone: false }])
    expect(Math.abs((rows[0]?.in_seconds ?? 0) - 7200)).toBeLessThan(60)
  })

  it('leaves no row when its save is rolled back', async () => {
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    const data = { title: 'Nem', _status: 'published' }
    await payload.create({ collection: 'articles', data: data as never, req: { transactionID } })
    await payload.db.rollbackTransaction(transactionID)
    expect(await purges()).toEqual([])
  })
})

type Node = Record<string, unknown>
const node = (type: string, rest: Node): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
})
const textWith = (...children: Node[]) => ({ root: node('root', { children }) })
const linkTo = (relationTo: string, value: number) =>
  node('link', {
    id: 'l',
    fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
    children: [node('text', { text: 'a', format: 0, mode: 'normal', style: '', detail: 0 })],
  })

describe('S10: what else a page shows', () => {
  const tagsOf: Record<string, (id: number) => string[]> = {
    banners: (id) => [`banners:${id}`, 'banners'],
    popups: (id) => [`popups:${id}`, 'popups'],
    sponsors: (id) => [`sponsors:${id}`, 'sponsors'],
    menus: () => ['menus'],
    categories: (id) => [`categories:${id}`, 'categories'],
    matches: (id) => [`matches:${id}`, 'matches', 'standings'],
    competitions: (id) => [`competitions:${id}`, 'competitions', 'standings'],
    'competition-teams': (id) => [`teams:${id}`, 'teams', 'standings'],
    players: (id) => [`players:${id}`, 'players'],
    seasons: () => ['competitions', 'teams', 'matches', 'standings'],
  }

  it.each(Object.keys(tagsOf))('%s', async (collection) => {
    const { id } = await createSample(payload, collection)
    await clear()
    await update(collection as CollectionSlug, id, {})
    expect(tagsIn(await purges())).toEqual(new Set(tagsOf[collection]?.(id)))
    await clear()
    await payload.delete({ collection: collection as CollectionSlug, id })
    const rows = (await purges()).filter(({ source }) => source === `${collection}:${id}`)
    expect(tagsIn(rows)).toEqual(new Set(tagsOf[collection]?.(id)))
  })

  it('settings and consent texts', async () => {
    await payload.updateGlobal({ slug: 'settings', data: { page: { title: 'Sünök' } } })
    await createSample(payload, 'consent-texts')
    expect([...tagsIn(await purges())]).toEqual(['settings'])
  })

  it('a page, and the menus that lead to it', async () => {
    const data = { title: `Oldal ${crypto.randomUUID()}`, _status: 'published' }
    const { id } = await payload.create({ collection: 'pages', data: data as never })
    expect(tagsIn(await purges())).toEqual(new Set([`pages:${id}`, 'pages']))
    const items = [{ name: 'Oldal', type: 'static_page', page: id }]
    await payload.create({
      collection: 'menus',
      data: { name: 'Menü', place: 'footer', slug: crypto.randomUUID(), items } as never,
    })
    await clear()
    await update('pages', id, { _status: 'draft' })
    expect(await purges()).toMatchObject([{ tags: [`pages:${id}`, 'pages', 'menus'], gone: true }])
  })

  it('a banner when its dates begin and end', async () => {
    const { id } = await createSample(payload, 'banners')
    await clear()
    await update('banners', id, {
      visible_from: future(),
      visible_until: new Date(Date.now() + 2 * hour).toISOString(),
    })
    expect((await purges()).map(({ in_seconds }) => Math.round(in_seconds / 3600))).toEqual([0, 1, 2])
  })

  it('a picture, a document, a tag, a club and an arena by what shows them', async () => {
    const media = (await createSample(payload, 'media')).id
    const document = (await createSample(payload, 'documents')).id
    const tag = (await createSample(payload, 'tags')).id
    const club = (await createSample(payload, 'clubs')).id
    const arena = (await createSample(payload, 'arenas')).id
    const [picturedId, taggedId] = [
      await article({ _status: 'published', cover_image: media, documents: [document] }),
      await article({ _status: 'published', tags: [tag] }),
    ]
    const team = (await createSample(payload, 'competition-teams')).id
    await update('competition-teams', team, { club })
    const match = (await createSample(payload, 'matches')).id
    await update('matches', match, { arena })
    const cases: [CollectionSlug, number, string[]][] = [
      ['media', media, [`articles:${picturedId}`, 'articles']],
      ['documents', document, [`articles:${picturedId}`, 'articles']],
      ['tags', tag, [`articles:${taggedId}`, 'articles']],
      ['clubs', club, [`teams:${team}`, 'teams']],
      ['arenas', arena, [`matches:${match}`, 'matches']],
    ]
    for (const [collection, id, tags] of cases) {
      await clear()
      await update(collection, id, {})
      expect(tagsIn(await purges()), collection).toEqual(new Set(tags))
    }
    await clear()
    await payload.delete({ collection: 'media', id: media })
    expect((await purges()).filter(({ source }) => source === `media:${media}`)).toMatchObject([
      { gone: true },
    ])
  })

  it('a picture and a document inside a text, in either language', async () => {
    const media = (await createSample(payload, 'media')).id
    const document = (await createSample(payload, 'documents')).id
    const body = textWith(
      node('upload', { relationTo: 'media', value: media, fields: {}, id: 'p' }),
      node('paragraph', { children: [linkTo('documents', document)] }),
    )
    const shown = await article()
    await update('articles', shown, { title: 'Shown', body, _status: 'published' }, { locale: 'en' })
    const { id: pageId } = await payload.create({
      collection: 'pages',
      data: { title: `Oldal ${crypto.randomUUID()}`, body, _status: 'published' } as never,
    })
    await payload.updateGlobal({ slug: 'settings', data: { page: { title: 'Sünök' } } })
    const html = `<img src="/-/media/${media}" /><a href="/-/documents/${document}">a</a>`
    await pool.query('update public.settings_locales set contact_other_html = $1', [html])
    // The ids in this text only end in the same digits.
    const other = await article()
    const sql = 'update public.articles_locales set body_html = $1 where _parent_id = $2'
    await pool.query(sql, [html.replaceAll(/(?<=\/)(?=\d)/g, '9'), other])
    const tags = new Set([`articles:${shown}`, 'articles', `pages:${pageId}`, 'pages', 'settings'])
    for (const [collection, id] of [
      ['media', media],
      ['documents', document],
    ] as const) {
      await clear()
      await update(collection, id, {})
      expect(tagsIn(await purges()), collection).toEqual(tags)
      await clear()
      await payload.delete({ collection, id })
      const rows = (await purges()).filter(({ source }) => source === `${collection}:${id}`)
      expect(rows).toMatchObject([{ gone: true }])
      expect(tagsIn(rows), collection).toEqual(tags)
    }
  })

  it('leaves no file of a deleted picture, in any size', async () => {
    const data = await picture(77, 1000, 750)
    const file = { name: 'torlendo.png', mimetype: 'image/png', size: data.length, data }
    const { id, filename } = await payload.create({ collection: 'media', data: {}, file })
    const { MEDIA_DIR = '' } = process.env
    const [folder, store] = [path.join(MEDIA_DIR, 'media'), path.join(`${MEDIA_DIR}-store`, 'media')]
    const stem = path.parse(filename ?? '').name
    const files = async () =>
      [...(await readdir(folder)), ...(await readdir(store))].filter((name) => name.startsWith(stem))
    const avif = { filename: `${stem}-480x360.avif`, width: 480, height: 360 }
    for (const place of [folder, store]) await writeFile(path.join(place, avif.filename), 'avif')
    await pool.query('update public.media set avif = $1 where id = $2', [JSON.stringify([avif]), id])
    expect((await files()).length).toBeGreaterThanOrEqual(8)
    await payload.delete({ collection: 'media', id })
    expect(await files()).toEqual([])
  })

  it('a picture of a gallery when it is replaced, but not when its AVIF is stored', async () => {
    const { id } = await createSample(payload, 'gallery-files')
    const gallery = await payload.create({
      collection: 'galleries',
      data: { name: 'Képek', files: [id], _status: 'published' } as never,
    })
    await clear()
    await pool.query(`update public.gallery_files set avif = '[]' where id = $1`, [id])
    expect(await purges()).toEqual([])
    const data = await picture(99)
    const file = { name: 'uj.png', mimetype: 'image/png', size: data.length, data }
    await payload.update({ collection: 'gallery-files', id, data: {}, file })
    expect(await purges()).toMatchObject([
      { tags: expect.arrayContaining([`galleries:${gallery.id}`]), gone: true },
    ])
  })
})
