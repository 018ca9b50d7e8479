import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '../database.ts'
import { asOwner } from '../testing/as-owner.ts'
import {
  type ApiResponse,
  type Caller,
  callApi,
  createUsers,
  openPayload,
  pdf,
  upload,
} from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let player: number
let text: number
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  text = (await createSample(payload, 'child-consent-texts')).id
})
afterAll(() => payload.destroy())

const thisYear = new Date().getUTCFullYear()
beforeEach(async () => {
  const data = { last_name: 'Szkubán', first_name: 'Gellért', birth_year: thisYear - 12 }
  player = (await payload.create({ collection: 'players', data })).id
})
afterEach(async () => {
  await asOwner('delete from public.consents where player_id = $1', [player])
  await payload.delete({ collection: 'players', id: player })
})

const giveConsent = (scopes: object = { full_name: true }) =>
  payload.create({
    collection: 'consents',
    data: {
      player,
      text,
      given_by: 'guardian',
      medium: 'paper',
      given_at: new Date().toISOString(),
      ...scopes,
    },
  })

const paragraph = (value: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        children: [
          { type: 'text', version: 1, text: value, format: 0, mode: 'normal', style: '', detail: 0 },
        ],
      },
    ],
  },
})

const post = (collection: string, json: object, locale = 'hu') =>
  callApi('POST', `/${collection}?locale=${locale}&depth=0`, { as: tokens.editor, json })
const patch = (collection: string, id: number, json: object, locale = 'hu') =>
  callApi('PATCH', `/${collection}/${id}?locale=${locale}&depth=0`, { as: tokens.editor, json })
const published = { _status: 'published' }
const errorsOf = ({ body }: ApiResponse) => body.errors?.[0]?.data?.errors ?? body

const statusOf = async (collection: CollectionSlug, id: number) =>
  ((await payload.findByID({ collection, id })) as { _status?: string })._status

describe('children first: a text that names a minor without consent cannot be published', () => {
  it('says which name, why and what to do', async () => {
    const refused = await post('articles', { title: 'Szkubán Gellértnek tapsolt a csarnok', ...published })
    expect(refused.status).toBe(400)
    expect(errorsOf(refused)[0]).toMatchObject({
      path: 'title',
      message:
        'Szkubán Gellért kiskorú, és nincs hozzájárulás a neve közléséhez. Kérj hozzájárulást a gyermekvédelmi felelőstől, vagy írd monogrammal: Sz. G.',
    })
    const { totalDocs } = await payload.count({
      collection: 'articles',
      where: { title: { like: 'Szkubán' } },
    })
    expect(totalDocs).toBe(0)
  })

  it('nor with a name whose parts are both in the field of the last name', async () => {
    const data = { last_name: 'Szkubán Gellért', first_name: null }
    await payload.update({ collection: 'players', id: player, data })
    const refused = await post('articles', { title: 'Gellért Szkubánnal nyertünk', ...published })
    expect(refused.status).toBe(400)
    expect(errorsOf(refused)[0].message).toMatch(/^Szkubán Gellért kiskorú/)
  })

  it.each([
    ['articles', { title: 'Győzelem', lead: 'Gellért Szkubán 20 pontja' }, 'lead'],
    ['articles', { title: 'Győzelem', body: paragraph('Hajrá, szkubán gellért!') }, 'body'],
    ['articles', { title: 'Győzelem', meta_description: 'Szkubán Gellérttel' }, 'meta_description'],
    ['articles', { title: 'Győzelem', slug: 'szkuban-gellert-napja' }, 'slug'],
    ['pages', { title: 'Csapat', body: paragraph('Szkubán Gellért') }, 'body'],
    ['galleries', { name: 'Képek', description: 'Szkubán Gellérték kupája' }, 'description'],
    ['videos', { name: 'Szkubán Gellért', video_url: 'https://youtu.be/abcdefghijk' }, 'name'],
  ])('%s: %o', async (collection, data, field) => {
    const refused = await post(collection, { ...data, ...published })
    expect([refused.status, errorsOf(refused).map(({ path }: { path: string }) => path)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ])
  })

  it('nor with the name in the other language, which is published with it', async () => {
    const { body } = await post('articles', { title: 'Győzelem' })
    await patch('articles', body.doc.id, { title: 'Gellért Szkubán wins' }, 'en')
    const refused = await patch('articles', body.doc.id, published)
    expect(errorsOf(refused)[0].message).toMatch(/^Az angol változatban: Szkubán Gellért kiskorú/)
    expect(await statusOf('articles', body.doc.id)).toBe('draft')
  })

  it('nor for a later time: what is scheduled is checked at once', async () => {
    const { body } = await post('articles', { title: 'Szkubán Gellért holnap' })
    const publish_date = new Date(Date.now() + 86_400_000).toISOString()
    const refused = await patch('articles', body.doc.id, { ...published, publish_date })
    expect(errorsOf(refused)[0].message).toMatch(/^Szkubán Gellért kiskorú/)
    expect(await statusOf('articles', body.doc.id)).toBe('draft')
  })

  it('drafts may be saved, and so may initials and the name of an adult', async () => {
    expect((await post('articles', { title: 'Szkubán Gellért' })).status).toBe(201)
    expect((await post('articles', { title: 'Sz. G. győzelme', ...published })).status).toBe(201)
    await payload.update({ collection: 'players', id: player, data: { birth_year: thisYear - 20 } })
    expect((await post('articles', { title: 'Szkubán Gellért', ...published })).status).toBe(201)
  })

  it('with consent for the name it is published, with another consent it is not', async () => {
    await giveConsent({ pictures: true })
    expect((await post('articles', { title: 'Szkubán Gellért', ...published })).status).toBe(400)
    await giveConsent()
    expect((await post('articles', { title: 'Szkubán Gellért', ...published })).status).toBe(201)
  })

  it('banners, popups and pictures: not while visitors would see them', async () => {
    const banner = await createSample(payload, 'banners')
    const popup = await createSample(payload, 'popups')
    const title = 'Szkubán Gellért'
    for (const [slug, id] of [['banners', banner.id] as const, ['popups', popup.id] as const]) {
      expect((await patch(slug, id, { title, visible: true })).status).toBe(400)
      expect((await patch(slug, id, { title, visible: false })).status).toBe(200)
    }
    const media = await createSample(payload, 'media')
    const file = await createSample(payload, 'gallery-files')
    expect((await patch('media', media.id, { alt: title })).status).toBe(400)
    expect((await patch('gallery-files', file.id, { name: title })).status).toBe(400)
    expect((await patch('media', media.id, { alt: title, children: 'not_cleared' })).status).toBe(200)
    expect((await patch('media', media.id, { children: 'cleared' })).status).toBe(400)
  })
})

describe('children first: documents without drafts are public at once, so they are not saved with a minor’s name', () => {
  const name = 'Szkubán Gellért'
  const season = async () => {
    const { docs } = await payload.find({ collection: 'seasons', limit: 1 })
    return docs[0]?.id ?? (await createSample(payload, 'seasons')).id
  }
  const items = [
    {
      name: 'Klub',
      type: 'internal_url',
      link: '/klub',
      children: [
        {
          name: 'Csapat',
          type: 'internal_url',
          link: '/csapat',
          grandchildren: [{ name, type: 'internal_url', link: '/x' }],
        },
      ],
    },
  ]

  it.each([
    ['tags', async () => ({ name }), ['name', 'slug']],
    ['tags', async () => ({ name: 'Hős', slug: 'szkuban-gellert-hos' }), ['slug']],
    ['categories', async () => ({ name: 'Hajrá, Szkubán Gellért' }), ['name', 'slug']],
    ['menus', async () => ({ name, place: 'footer', slug: 'gyerekek' }), ['name']],
    ['menus', async () => ({ name: 'M', place: 'footer', slug: 'szkuban-gellert' }), ['slug']],
    [
      'menus',
      async () => ({ name: 'M', place: 'footer', slug: 'gyerekek', items }),
      ['items.0.children.0.grandchildren.0.name'],
    ],
    [
      'sponsors',
      async () => ({ title: `${name} Kft.`, sponsor_logo: (await createSample(payload, 'media')).id }),
      ['title'],
    ],
    ['clubs', async () => ({ name: `${name} SE` }), ['name']],
    ['arenas', async () => ({ name: `${name} csarnok` }), ['name']],
    ['competition-teams', async () => ({ name: `${name} csapata`, season: await season() }), ['name']],
    ['competitions', async () => ({ name: `${name}-kupa`, season: await season() }), ['name']],
  ])('%s', async (collection, data, fields) => {
    const refused = await callApi('POST', `/${collection}?locale=hu&depth=0`, {
      as: tokens.admin,
      json: await data(),
    })
    expect([
      refused.status,
      errorsOf(refused)
        .map(({ path }: { path: string }) => path)
        .sort(),
    ]).toEqual([400, fields])
    expect(errorsOf(refused)[0].message).toMatch(/^Szkubán Gellért kiskorú/)
  })

  it('a document', async () => {
    const form = (fields: object) => upload('x.pdf', 'application/pdf', pdf(crypto.randomUUID()), fields)
    const send = (fields: object) => callApi('POST', '/documents', { as: tokens.editor, form: form(fields) })
    expect((await send({ name: 'Szkubán Gellért igazolása' })).status).toBe(400)
    expect((await send({ name: 'Igazolás' })).status).toBe(201)
  })

  it('the settings', async () => {
    const save = (json: object) => callApi('POST', '/globals/settings?locale=hu', { as: tokens.admin, json })
    const refused = await save({ page: { description: 'Szkubán Gellért klubja' } })
    expect([refused.status, errorsOf(refused)[0].path]).toEqual([400, 'page.description'])
    expect((await save({ page: { description: 'Kosárlabda' } })).status).toBe(200)
  })

  it('the round of a match, but not its referees: a namesake may be one', async () => {
    const { id } = await createSample(payload, 'matches')
    const save = (json: object) => callApi('PATCH', `/matches/${id}?locale=hu`, { as: tokens.admin, json })
    expect((await save({ round: 'Szkubán Gellért-emlékmérkőzés' })).status).toBe(400)
    expect((await save({ referees: [{ last_name: 'Szkubán', first_name: 'Gellért' }] })).status).toBe(200)
  })

  it.each([
    ['banners', { title: 'Hajrá', url: 'https://example.org/szkuban-gellert', visible: true }, 'url'],
    [
      'popups',
      { title: 'Hajrá', url: 'https://example.org/Szkub%C3%A1n_Gell%C3%A9rt', visible: true },
      'url',
    ],
  ])('an address that names one, of %s', async (collection, data, path) => {
    const { id } = await createSample(payload, collection)
    expect(errorsOf(await patch(collection, id, data))).toMatchObject([{ path }])
  })

  it('rejects the name in the address of a link in a text', async () => {
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: 'https://example.org/szkuban-gellert', newTab: false },
      format: '',
      indent: 0,
      direction: 'ltr',
      children: [{ type: 'text', version: 1, text: 'itt', format: 0, mode: 'normal', style: '', detail: 0 }],
    }
    const body = paragraph('Győzelem ')
    ;(body.root.children[0] as { children: object[] }).children.push(link)
    const refused = await post('articles', { title: 'Győzelem', body, ...published })
    expect([refused.status, errorsOf(refused)[0].path]).toEqual([400, 'body'])
  })
})

describe('children first: a withdrawal', () => {
  const withdraw = (id: number) =>
    callApi('PATCH', `/consents/${id}?depth=0`, {
      as: tokens.child_protection,
      json: { withdrawn_at: new Date().toISOString() },
    })

  it('takes every text that names the player off the site, and lists them', async () => {
    const consent = await giveConsent()
    const create = async (slug: string, data: object) => (await post(slug, data)).body.doc.id as number
    const article = await create('articles', {
      title: 'Győzelem',
      body: paragraph('Szkubán Gellérttel'),
      ...published,
    })
    await patch('articles', article, { title: 'Win', lead: 'Gellert Szkuban', ...published }, 'en')
    const ids = {
      articles: article,
      pages: await create('pages', { title: 'Szkubán Gellért', ...published }),
      galleries: await create('galleries', { name: 'Képek', description: 'SZKUBÁN GELLÉRT', ...published }),
      videos: await create('videos', {
        name: 'Szkubán Gellértről',
        video_url: 'https://youtu.be/abcdefghijk',
        ...published,
      }),
    }
    const other = await create('articles', { title: 'Szkubán Ottó és Gellért', ...published })
    const media = await createSample(payload, 'media')
    await patch('media', media.id, { alt: 'Szkubán Gellért dob' })
    expect((await withdraw(consent.id)).status).toBe(200)

    for (const [slug, id] of Object.entries(ids))
      expect([slug, await statusOf(slug as CollectionSlug, id)]).toEqual([slug, 'draft'])
    expect(await statusOf('articles', other)).toBe('published')
    expect(await payload.findByID({ collection: 'media', id: media.id })).toMatchObject({
      children: 'not_cleared',
    })
    const english = await payload.findByID({ collection: 'articles', id: article, locale: 'en' })
    expect([english.title, english.lead]).toEqual(['Win', 'Gellert Szkuban'])

    const list = await callApi('GET', `/consents/${consent.id}/hidden-texts`, { as: tokens.child_protection })
    expect(list.body).toEqual(
      expect.arrayContaining([
        { place: `collections/articles/${article}`, title: 'Győzelem', isPublic: false },
        { place: `collections/pages/${ids.pages}`, title: 'Szkubán Gellért', isPublic: false },
        { place: `collections/media/${media.id}`, title: expect.any(String), isPublic: false },
      ]),
    )
    expect((await callApi('GET', `/consents/${consent.id}/hidden-texts`, { as: tokens.editor })).status).toBe(
      403,
    )
  })

  it('hides tags, categories, documents and sponsors, and lists what somebody has to rewrite', async () => {
    const consent = await giveConsent()
    const name = 'Szkubán Gellért'
    const create = async (slug: string, json: object) =>
      (await callApi('POST', `/${slug}?locale=hu&depth=0`, { as: tokens.admin, json })).body.doc.id as number
    const tag = await create('tags', { name })
    const article = (await post('articles', { title: 'Győzelem', tags: [tag], ...published })).body.doc.id
    const category = await create('categories', { name })
    const menu = await create('menus', { name, place: 'footer', slug: 'menu-of-names' })
    const club = await create('clubs', { name })
    const sponsor = await createSample(payload, 'sponsors')
    await patch('sponsors', sponsor.id, { title: name, active: true })
    const document = await createSample(payload, 'documents')
    await patch('documents', document.id, { name })
    expect((await withdraw(consent.id)).status).toBe(200)

    const seen = async (view: string, id: number) =>
      (await queryRows({ payload }, sql`select from ${sql.raw(view)} where id = ${id}`)).length
    expect(await seen('api.article', article)).toBeGreaterThan(0)
    for (const [view, id] of Object.entries({
      'api.tag': tag,
      'api.category': category,
      'api.document': document.id,
      'api.sponsor': sponsor.id,
    }))
      expect([view, await seen(view, id)]).toEqual([view, 0])

    const { body } = await callApi('GET', `/consents/${consent.id}/hidden-texts`, {
      as: tokens.child_protection,
    })
    const places = (isPublic: boolean) =>
      body
        .filter((text: { isPublic: boolean }) => text.isPublic === isPublic)
        .map(({ place }: { place: string }) => place)
    expect(places(true).sort()).toEqual([`collections/clubs/${club}`, `collections/menus/${menu}`])
    expect(places(false)).toEqual(
      expect.arrayContaining([
        `collections/tags/trash/${tag}`,
        `collections/categories/trash/${category}`,
        `collections/documents/trash/${document.id}`,
        `collections/sponsors/${sponsor.id}`,
      ]),
    )
    await payload.delete({ collection: 'menus', id: menu })
    await payload.delete({ collection: 'clubs', id: club })
  })

  it('deletes the former addresses that name the player', async () => {
    const consent = await giveConsent()
    const slugs = async (id: number) =>
      (
        await queryRows<{ slug: string }>(
          { payload },
          sql`select slug from api.slug where document_id = ${id} and kind = 'article'`,
        )
      ).map(({ slug }) => slug)
    const slug = `szkuban-gellert-${Date.now()}`
    const id = (await post('articles', { title: 'Győzelem', slug, ...published })).body.doc.id
    await patch('articles', id, { title: 'Győzelem', slug: `${Date.now()}-gyozelem`, ...published })
    expect(await slugs(id)).toContain(slug)
    await withdraw(consent.id)
    expect(await statusOf('articles', id)).toBe('published')
    expect(await slugs(id)).toEqual([expect.stringMatching(/-gyozelem$/)])
  })

  it('leaves them where another consent still covers the name', async () => {
    const consent = await giveConsent()
    await giveConsent()
    const { body } = await post('articles', { title: 'Szkubán Gellért', ...published })
    await withdraw(consent.id)
    expect(await statusOf('articles', body.doc.id)).toBe('published')
  })
})
