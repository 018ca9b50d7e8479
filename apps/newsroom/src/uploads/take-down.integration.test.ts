import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { type Caller, callApi, createUsers, openPayload, picture, upload } from '../testing/newsroom.ts'
import { textWith } from '../testing/rich-text.ts'
import { filesOf, type PictureCollection, pictureFolders } from './picture-files.ts'

const { MEDIA_DIR = '' } = process.env
const folders = [MEDIA_DIR, `${MEDIA_DIR}-store`]

let payload: Payload
let pool: pg.Pool
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

const send = (collection: PictureCollection, name: string, bytes: Buffer, language: 'hu' | 'en' = 'hu') =>
  callApi('POST', `/${collection}`, {
    as: tokens.editor,
    form: upload(name, 'image/png', bytes, { alt: 'x', name: 'x' }),
    language,
  })
const uploaded = async (collection: PictureCollection, name: string, bytes: Buffer): Promise<number> =>
  (await send(collection, name, bytes)).body.doc.id
const takeDown = (id: number | string, caller: Caller = 'editor', collection = 'media') =>
  callApi('POST', `/${collection}/${id}/take-down`, { as: tokens[caller] })

const caption = 'Kanári Ida kosarat dob'
/** Every row of the newsroom's tables that contains the text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'feed')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`, [
      text,
    ])
    if (rowCount) found.push(`${name}: ${rowCount}`)
  }
  return found
}

describe('a picture that is taken down', () => {
  let bytes: Buffer
  let stored: Buffer
  let ids: { picture: number; other: number; copy: number }
  let documents: Record<string, number>
  let files: string[]
  let filename: string

  beforeAll(async () => {
    bytes = await picture(201, 700, 500)
    ids = {
      picture: await uploaded('media', 'Kanári.png', bytes),
      other: await uploaded('media', 'marad.png', await picture(202)),
      copy: await uploaded('gallery-files', 'Ugyanaz.png', bytes),
    }
    const doc = await payload.findByID({ collection: 'media', id: ids.picture })
    filename = doc.filename ?? ''
    stored = readFileSync(path.join(MEDIA_DIR, 'media', filename))
    const avif = { filename: `${path.parse(filename).name}-480x343.avif`, width: 480, height: 343 }
    for (const folder of folders) writeFileSync(path.join(folder, 'media', avif.filename), 'avif')
    await payload.update({ collection: 'media', id: ids.picture, data: { avif: [avif] } })
    files = filesOf((await payload.findByID({ collection: 'media', id: ids.picture })) as object)
    expect(files).toHaveLength(5)

    const create = async (collection: CollectionSlug, data: object) =>
      (await payload.create({ collection, data: data as never })).id as number
    const title = 'Kanári'
    const published = { cover_image: ids.picture, _status: 'published' }
    const body = textWith([ids.picture, ids.other], caption)
    documents = {
      articles: await create('articles', { title, body, ...published }),
      pages: await create('pages', { title, body: textWith([ids.picture], caption), ...published }),
      galleries: await create('galleries', { name: title, files: [ids.copy], ...published }),
      videos: await create('videos', {
        name: title,
        video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
        ...published,
      }),
      banners: await create('banners', { title, banner_image: ids.picture, visible: true }),
      popups: await create('popups', { title, banner_image: ids.picture }),
      sponsors: await create('sponsors', { title, sponsor_logo: ids.picture }),
      players: await create('players', {
        last_name: 'Kanári',
        first_name: 'Ida',
        birth_year: 1990,
        profile_image: ids.picture,
      }),
    }
    const article = { collection: 'articles', id: documents.articles ?? 0 } as const
    await payload.update({ ...article, locale: 'en', data: { title, body, _status: 'published' } as never })
    await payload.update({
      ...article,
      data: { title: 'Vázlat', body, _status: 'draft' } as never,
      draft: true,
    })
    await payload.updateGlobal({
      slug: 'settings',
      data: { contact: { other: textWith([ids.picture], caption) } } as never,
    })
    await pool.query('delete from cache.purge')
    await asOwner('delete from public.audit_lines')
    const { status, body: answer } = await takeDown(ids.picture, 'child_protection')
    expect({ status, answer }).toEqual({ status: 200, answer: { count: 2 } })
  })

  it('is in no table any more, neither in drafts nor in older versions', async () => {
    expect(await rowsWith(filename)).toEqual([])
    expect(await rowsWith(`/-/media/${ids.picture}"`)).toEqual([])
    expect(await rowsWith(`/-/media/${ids.picture}\\"`)).toEqual([])
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: documents.articles } },
      locale: 'all',
      pagination: false,
      depth: 0,
    })
    expect(docs.length).toBeGreaterThanOrEqual(3)
    for (const { version } of docs) {
      expect(version.cover_image ?? null).toBeNull()
      expect(JSON.stringify(version.body)).not.toContain(`"value":${ids.picture}`)
    }
  })

  it('leaves texts, other pictures and documents as they were', async () => {
    for (const locale of ['hu', 'en'] as const) {
      const article = await payload.findByID({
        collection: 'articles',
        id: documents.articles ?? 0,
        locale,
        depth: 0,
      })
      expect(article.body_html).toBe(
        `<p>Nyertünk.</p><figure><img src="/-/media/${ids.other}" /><figcaption>${caption}</figcaption></figure>`,
      )
      expect(article._status).toBe('published')
    }
    const gallery = await payload.findByID({ collection: 'galleries', id: documents.galleries ?? 0 })
    expect(gallery.files ?? []).toEqual([])
    const player = await payload.findByID({ collection: 'players', id: documents.players ?? 0 })
    expect(player.profile_image ?? null).toBeNull()
  })

  it('takes banners, popups and sponsors with it, which are nothing without it', async () => {
    for (const collection of ['banners', 'popups', 'sponsors'] as const) {
      const where = { id: { equals: documents[collection] } }
      expect((await payload.count({ collection, where })).totalDocs, collection).toBe(0)
    }
  })

  it('leaves no file, in any size, and neither does another upload of the same file', () => {
    for (const folder of folders) {
      for (const name of files) expect(existsSync(path.join(folder, 'media', name)), name).toBe(false)
      const gallery = readdirSync(path.join(folder, pictureFolders['gallery-files']))
      expect(gallery.filter((name) => name.startsWith('ugyanaz'))).toEqual([])
    }
  })

  it('S10: purges whatever showed it, copies first', async () => {
    const { rows } = await pool.query<{ tags: string[] }>('select tags from cache.purge where gone')
    const tags = rows.flatMap((row) => row.tags)
    for (const [collection, id] of Object.entries(documents)) expect(tags).toContain(`${collection}:${id}`)
    expect(tags).toContain('settings')
  })

  it('leaves an audit line that says who and how many', async () => {
    const { rows } = await pool.query('select action, count::int, actor from public.audit_lines')
    expect(rows).toEqual([
      { action: 'picture_takedown', count: 2, actor: 'child_protection@newsroom.example' },
    ])
  })

  it.each(['media', 'gallery-files'] as const)('cannot be uploaded again to %s', async (collection) => {
    const again = await send(collection, 'Megint.png', bytes)
    expect(again.status).toBe(400)
    expect(again.body.errors[0].message).toMatch(/^Ezt a képet \(Megint\.png\) végleg levettük az oldalról/)
    const asStored = await send(collection, 'saved.png', stored, 'en')
    expect(asStored.status).toBe(400)
    expect(asStored.body.errors[0].message).toMatch(/^saved\.png was taken down for good/)
    expect((await send(collection, 'mas.png', await picture(203))).status).toBe(201)
  })

  it('is not there for a second time', async () => {
    expect((await takeDown(ids.picture)).status).toBe(404)
  })
})

it('a picture with a date in its name takes no other picture of that date with it', async () => {
  const first = await uploaded('media', 'IMG 202611161234.png', await picture(204))
  const second = await uploaded('media', 'IMG 202611161234.png', await picture(205))
  expect((await takeDown(first)).body).toEqual({ count: 1 })
  expect((await payload.findByID({ collection: 'media', id: second })).id).toBe(second)
})

it('the hash of an upload cannot be set from outside', async () => {
  const bytes = await picture(206)
  const form = upload('kep.png', 'image/png', bytes, { source_hash: 'x' })
  const { body } = await callApi('POST', '/media', { as: tokens.editor, form })
  await callApi('PATCH', `/media/${body.doc.id}`, { as: tokens.editor, json: { source_hash: 'x' } })
  const { source_hash } = await payload.findByID({ collection: 'media', id: body.doc.id })
  expect(source_hash).toMatch(/^[0-9a-f]{64}$/)
})

it('X8: only editors, child protection officers and admins take pictures down', async () => {
  const statuses: Record<string, number> = {}
  for (const caller of Object.keys(tokens) as Caller[]) {
    for (const collection of ['media', 'gallery-files'] as const) {
      const id = await uploaded(
        collection,
        `${caller}.png`,
        await picture(210 + Object.keys(statuses).length),
      )
      statuses[`${caller} ${collection}`] = (await takeDown(id, caller, collection)).status
    }
  }
  const allowed = ['admin', 'editor', 'child_protection']
  for (const [cell, status] of Object.entries(statuses))
    expect(status, cell).toBe(allowed.includes(cell.split(' ')[0] ?? '') ? 200 : 403)
  expect((await takeDown('1; drop table media')).status).toBe(404)
})
