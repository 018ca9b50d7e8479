import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChild } from '../testing/children.ts'
import { type Caller, callApi, callers, createUsers, openPayload } from '../testing/newsroom.ts'
import { textWith } from '../testing/rich-text.ts'
import { createSample } from '../testing/samples.ts'
import type { UsesAnswer } from './endpoint.ts'

let payload: Payload
let pool: pg.Pool
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  tokens = await createUsers(payload)
})
beforeEach(() => pool.query('delete from cache.purge'))
afterAll(async () => {
  await pool.end()
  await payload.destroy()
})

type Options = { json?: object; language?: 'hu' | 'en' }
const asEditor = (method: string, address: string, options: Options = {}) =>
  callApi(method, address, { as: tokens.editor, ...options })
const trash = (slug: string, id: number, query = '', language: 'hu' | 'en' = 'hu') =>
  asEditor('PATCH', `/${slug}/${id}${query}`, { json: { deletedAt: new Date().toISOString() }, language })
const usesOf = async (slug: string, id: number, language: 'hu' | 'en' = 'hu'): Promise<UsesAnswer> =>
  (await asEditor('GET', `/${slug}/${id}/uses`, { language })).body

const published = { _status: 'published', publish_date: '2026-01-02T10:00:00.000Z' }
// As a signed-in person: Payload looks up what a block shows with the person's rights.
const create = async (collection: string, json: object, draft = false): Promise<number> =>
  (await asEditor('POST', `/${collection}?draft=${draft}`, { json })).body.doc.id
const read = async (collection: string, id: number, draft = false) =>
  (await payload.findByID({
    collection: collection as 'articles',
    id,
    depth: 0,
    draft,
  })) as unknown as Record<string, unknown>

const node = (type: string, more: object) => ({ type, version: 1, format: '', indent: 0, ...more })
const words = node('text', { text: 'itt', mode: 'normal', style: '', detail: 0, format: 0 })
const linkTo = (relationTo: string, value: number) =>
  node('link', { id: 'x', fields: { linkType: 'internal', doc: { relationTo, value } }, children: [words] })
const blockOf = (blockType: string, value: number) =>
  node('block', { fields: { id: crypto.randomUUID(), blockType, [blockType]: value } })
const text = (...children: object[]) => ({
  root: node('root', { direction: 'ltr', children: [node('paragraph', { children: [words] }), ...children] }),
})
const paragraph = (...children: object[]) => node('paragraph', { children })

/** For each kind: how something uses it, and where the list says so. */
const links: Record<string, { by: (id: number) => [collection: string, data: object]; field: string }> = {
  'media: a cover': { by: (id) => ['articles', { title: 'x', cover_image: id }], field: 'Borítókép' },
  'media: in a text': { by: (id) => ['pages', { title: 'x', body: textWith([id]) }], field: 'a szövegben' },
  'gallery-files: in a gallery': { by: (id) => ['galleries', { name: 'x', files: [id] }], field: 'Képek' },
  'documents: to download': {
    by: (id) => ['articles', { title: 'x', documents: [id] }],
    field: 'Letölthető dokumentumok',
  },
  'documents: linked': {
    by: (id) => ['articles', { title: 'x', body: text(paragraph(linkTo('documents', id))) }],
    field: 'a szövegben',
  },
  'articles: related': {
    by: (id) => ['articles', { title: 'x', related_articles: [id] }],
    field: 'Kapcsolódó hírek',
  },
  'articles: linked': {
    by: (id) => ['pages', { title: 'x', body: text(paragraph(linkTo('articles', id))) }],
    field: 'a szövegben',
  },
  'pages: in a menu': {
    by: (id) => [
      'menus',
      {
        name: 'x',
        place: 'footer',
        slug: `u-${id}`,
        items: [
          {
            type: 'internal_url',
            name: 'a',
            link: '/hirek',
            children: [{ type: 'static_page', name: 'x', page: id }],
          },
        ],
      },
    ],
    field: 'Oldal',
  },
  'categories: of a gallery': {
    by: (id) => ['galleries', { name: 'x', categories: [id] }],
    field: 'Kategóriák',
  },
  'tags: of an article': { by: (id) => ['articles', { title: 'x', tags: [id] }], field: 'Címkék' },
  'galleries: in a text': {
    by: (id) => ['articles', { title: 'x', body: text(blockOf('gallery', id)) }],
    field: 'a szövegben',
  },
  'videos: in a text': {
    by: (id) => ['articles', { title: 'x', body: text(blockOf('video', id)) }],
    field: 'a szövegben',
  },
}

describe.each(Object.entries(links))('%s', (name, { by, field }) => {
  const slug = name.split(':')[0] ?? ''
  it('is refused with the place, and unlinked on confirmation', async () => {
    const { id } = await createSample(payload, slug)
    const [collection, data] = by(id)
    const title = `Ahol ${crypto.randomUUID()}`
    const own = 'title' in data ? { title } : { name: title }
    const user = await create(collection, { ...data, ...own, ...(collection === 'menus' ? {} : published) })
    const { places, total } = await usesOf(slug, id)
    expect(total).toBe(1)
    expect(places).toMatchObject([{ title, field, href: `/admin/collections/${collection}/${user}` }])

    const refused = await trash(slug, id)
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].message).toContain(`„${title}” (${field})`)
    const english = await trash(slug, id, '', 'en')
    expect(english.body.errors[0].message).toContain('It cannot be deleted, since it is in use: ')
    expect((await asEditor('DELETE', `/${slug}/${id}`)).status).toBe(400)

    expect((await trash(slug, id, '?unlink=true')).status).toBe(200)
    const { rows } = await pool.query<{ tags: string[] }>('select tags from cache.purge where gone')
    const tags = rows.flatMap((row) => row.tags)
    expect(tags).toContain(collection === 'menus' ? 'menus' : `${collection}:${user}`)
    for (const draft of [true, false]) {
      const stored = JSON.stringify(await read(collection, user, draft))
      expect(stored).toContain(title)
      expect(stored).not.toContain(`"/-/${slug}/${id}`)
      expect(stored).not.toMatch(new RegExp(`"(?:cover_image|page|value|gallery|video)":${id}\\b`))
      expect(stored).not.toMatch(
        new RegExp(`"(?:files|documents|related_articles|categories|tags)":\\[${id}\\]`),
      )
    }
    const restored = await asEditor('PATCH', `/${slug}/${id}?trash=true`, { json: { deletedAt: null } })
    expect(restored.status).toBe(200)
    expect((await usesOf(slug, id)).total).toBe(0)
  })
})

it.each([
  ['banners', 'banner_image', 'Banner'],
  ['popups', 'banner_image', ''],
  ['sponsors', 'sponsor_logo', ''],
])(
  'the picture of one of %s is refused also on confirmation, until that is in the trash',
  async (slug, field) => {
    const { id } = await createSample(payload, 'media')
    const user = await create(slug, { title: 'Képes', [field]: id })
    const refused = await trash('media', id, '?unlink=true')
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0].message).toContain('ez nem lehet meg nélküle: ')
    expect((await trash(slug, user)).status).toBe(200)
    expect((await trash('media', id)).status).toBe(200)
  },
)

it('a draft beside what is published counts, and so does what only the published version has', async () => {
  const [old, young] = [(await createSample(payload, 'media')).id, (await createSample(payload, 'media')).id]
  const article = await create('articles', { title: 'Két kép', cover_image: old, ...published })
  await payload.update({ collection: 'articles', id: article, data: { cover_image: young }, draft: true })
  for (const id of [old, young]) expect((await usesOf('media', id)).total).toBe(1)
  expect((await trash('media', young, '?unlink=true')).status).toBe(200)
  expect((await read('articles', article)).cover_image).toBe(old)
  expect((await read('articles', article, true)).cover_image).toBeNull()
})

it('C1: a portrait that is held stays held when it is taken out of its player and comes back', async () => {
  const { id } = await createSample(payload, 'media')
  await createChild(payload, { profile_image: id })
  expect((await trash('media', id, '?unlink=true')).status).toBe(200)
  await asEditor('PATCH', `/media/${id}?trash=true`, { json: { deletedAt: null } })
  expect((await read('media', id)).children).toBe('not_cleared')
  expect((await pool.query('select from api.media where id = $1', [id])).rowCount).toBe(0)
})

it('titles are in the language of the person', async () => {
  const { id } = await createSample(payload, 'media')
  const user = await create('articles', { title: 'Magyarul', cover_image: id, ...published })
  await payload.update({ collection: 'articles', id: user, locale: 'en', data: { title: 'In English' } })
  expect((await usesOf('media', id, 'en')).places).toMatchObject([{ kind: 'Article', title: 'In English' }])
  expect((await usesOf('media', id)).places).toMatchObject([{ kind: 'Hír', title: 'Magyarul' }])
})

it('many uses are counted, and some of them named', async () => {
  const { id } = await createSample(payload, 'tags')
  for (let count = 0; count < 7; count++)
    await create('articles', { title: `Címkés ${count}`, tags: [id] }, true)
  expect((await usesOf('tags', id)).total).toBe(7)
  expect((await trash('tags', id)).body.errors[0].message).toContain('és még 2 helyen')
})

it('several at once: those in use are refused with their places, the others go', async () => {
  const [used, free] = [(await createSample(payload, 'tags')).id, (await createSample(payload, 'tags')).id]
  await create('articles', { title: 'Foglalja', tags: [used] }, true)
  const { body } = await asEditor('PATCH', `/tags?where[id][in]=${used},${free}`, {
    json: { deletedAt: new Date().toISOString() },
  })
  expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([free])
  expect(body.errors[0].message).toContain('„Foglalja”')
})

it('only editors are told where something is used', async () => {
  const { id } = await createSample(payload, 'media')
  for (const caller of callers) {
    const { status } = await callApi('GET', `/media/${id}/uses`, { as: tokens[caller] })
    expect([caller, status]).toEqual([caller, caller === 'editor' || caller === 'admin' ? 200 : 403])
  }
})
