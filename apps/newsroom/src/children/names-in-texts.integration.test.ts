import type { CollectionSlug, Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { type ApiResponse, type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
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
        { collection: 'articles', id: article, title: expect.any(String), isTrashed: false },
        { collection: 'pages', id: ids.pages, title: 'Szkubán Gellért', isTrashed: false },
        { collection: 'media', id: media.id, title: expect.any(String), isTrashed: false },
      ]),
    )
    expect((await callApi('GET', `/consents/${consent.id}/hidden-texts`, { as: tokens.editor })).status).toBe(
      403,
    )
  })

  it('leaves them where another consent still covers the name', async () => {
    const consent = await giveConsent()
    await giveConsent()
    const { body } = await post('articles', { title: 'Szkubán Gellért', ...published })
    await withdraw(consent.id)
    expect(await statusOf('articles', body.doc.id)).toBe('published')
  })
})
