import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryRows } from '../database.ts'
import { type Caller, callApi, callers, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'
import type { Board } from './read-board.ts'
import { type BoardCollection, reasonsHidden, standingsOf } from './standing.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let logo: number

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  logo = (await createSample(payload, 'media')).id
})
beforeEach(async () => {
  for (const collection of ['sponsors', 'banners', 'popups'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
})
afterAll(() => payload.destroy())

const sponsor = async (title: string, data: object = {}) =>
  (await payload.create({ collection: 'sponsors', data: { title, sponsor_logo: logo, ...data } })).id
const banner = async (title: string, data: object = {}) =>
  (
    await payload.create({
      collection: 'banners',
      locale: 'hu',
      data: { title, banner_image: logo, position: 'schedule', ...data } as never,
    })
  ).id
const popup = async (title: string, data: object = {}) =>
  (
    await payload.create({
      collection: 'popups',
      locale: 'hu',
      data: { title, banner_image: logo, ...data } as never,
    })
  ).id

const order = (collection: string, ids: unknown, as: Caller = 'editor') =>
  callApi('POST', `/boards/${collection}/order`, { as: tokens[as], json: { ids } })
const board = async (collection: string, as: Caller = 'editor') =>
  callApi('GET', `/boards/${collection}`, { as: tokens[as] })
const cardsOf = async (collection: string): Promise<Board['cards']> => (await board(collection)).body.cards
const idsOnSite = async (collection: BoardCollection, lang = 'hu') => {
  const view = { sponsors: 'sponsor', banners: 'banner', popups: 'popup' }[collection]
  const place = { sponsors: 'position, id', banners: 'place, id', popups: 'updated_at desc, id desc' }[
    collection
  ]
  const rows = await queryRows<{ id: number }>(
    { payload },
    sql`select id from api.${sql.identifier(view)} where lang = ${lang} order by ${sql.raw(place)}`,
  )
  return rows.map(({ id }) => id)
}

describe('the order', () => {
  it('is saved as numbers from one, and the site follows it', async () => {
    const ids = [await sponsor('A'), await sponsor('B'), await sponsor('C')]
    expect((await cardsOf('sponsors')).map(({ id }) => id)).toEqual(ids)
    const asked = ids.toReversed()
    expect((await order('sponsors', asked)).status).toBe(200)
    expect(await idsOnSite('sponsors')).toEqual(asked)
    expect((await cardsOf('sponsors')).map(({ id, order: place }) => [id, place])).toEqual(
      asked.map((id, index) => [id, index + 1]),
    )
    const { docs } = await payload.find({ collection: 'sponsors', sort: 'order' })
    expect(docs.map((doc) => doc.order)).toEqual([1, 2, 3])
  })

  it('counts an empty number as zero, as the api does', async () => {
    const later = await sponsor('A', { order: 1 })
    const empty = await sponsor('B')
    await queryRows({ payload }, sql`update public.sponsors set "order" = null where id = ${empty}`)
    expect((await cardsOf('sponsors')).map(({ id }) => id)).toEqual([empty, later])
    expect(await idsOnSite('sponsors')).toEqual([empty, later])
  })

  it('of banners is that of one place', async () => {
    const [first, second] = [await banner('A'), await banner('B')]
    const elsewhere = await banner('C', { position: 'page-bottom', order: 7 })
    expect((await order('banners', [second, first])).status).toBe(200)
    expect((await order('banners', [second, first, elsewhere])).status).toBe(409)
    const cards = await cardsOf('banners')
    expect(cards.map(({ id, order: place }) => [id, place])).toEqual([
      [second, 1],
      [first, 2],
      [elsewhere, 7],
    ])
  })

  it('is refused if somebody has added or deleted one meanwhile, and nothing changes', async () => {
    const ids = [await sponsor('A', { order: 1 }), await sponsor('B', { order: 2 })]
    const third = await sponsor('C', { order: 3 })
    for (const wrong of [[...ids].reverse(), [...ids, third, 999_999], [ids[0], ids[0], ids[1]]]) {
      const { status, body } = await order('sponsors', wrong)
      expect([status, body.errors[0].message]).toEqual([
        409,
        'Közben más is változtatott rajta. Frissítsd az oldalt, és rendezd újra.',
      ])
    }
    await payload.update({
      collection: 'sponsors',
      id: third,
      data: { deletedAt: new Date().toISOString() },
    })
    expect((await order('sponsors', [third, ...ids])).status).toBe(409)
    expect(await idsOnSite('sponsors')).toEqual(ids)
  })

  it('is refused if it is none, and popups have none', async () => {
    const id = await popup('A')
    for (const ids of [[], ['1'], [-1], 'x', null]) expect((await order('sponsors', ids)).status).toBe(400)
    expect((await order('popups', [id])).status).toBe(400)
    expect((await order('articles', [id])).status).toBe(403)
  })

  it('can be changed around an item whose picture is held back', async () => {
    const held = (await createSample(payload, 'media')).id
    const ids = [await sponsor('A', { sponsor_logo: held }), await sponsor('B')]
    await payload.update({ collection: 'media', id: held, data: { children: 'not_cleared' } as never })
    expect((await order('sponsors', ids.toReversed())).status).toBe(200)
    expect((await cardsOf('sponsors')).map(({ picture }) => picture)).toEqual(['shown', 'not_cleared'])
  })
})

it('X8: only those who write content see a board and change its order', async () => {
  const ids = [await sponsor('A'), await sponsor('B')]
  for (const caller of callers) {
    const may = ['admin', 'editor'].includes(caller)
    const statuses = [(await board('sponsors', caller)).status, (await order('sponsors', ids, caller)).status]
    expect([caller, ...statuses]).toEqual([caller, ...(may ? [200, 200] : [403, 403])])
  }
})

describe('what is shown', () => {
  const past = '2026-01-01T00:00:00.000Z'
  const future = '2126-01-01T00:00:00.000Z'

  it('is what the views of the api have, in both languages', async () => {
    const held = (await createSample(payload, 'media')).id
    const trashed = (await createSample(payload, 'media')).id
    const dates = [
      {},
      { visible_from: past },
      { visible_from: future },
      { visible_until: past },
      { visible_until: future },
      { visible_from: past, visible_until: future },
      { visible_from: future, visible_until: past },
    ]
    for (const banner_image of [logo, held, trashed])
      for (const visible of [true, false])
        for (const date of dates) {
          await banner('x', { banner_image, visible, ...date, position: 'news-list-side' })
          await popup('x', { banner_image, visible, ...date })
        }
    for (const sponsor_logo of [logo, held, trashed])
      for (const active of [true, false]) await sponsor('x', { sponsor_logo, active })
    await payload.update({ collection: 'media', id: held, data: { children: 'not_cleared' } as never })
    await queryRows({ payload }, sql`update public.media set deleted_at = now() where id = ${trashed}`)
    for (const collection of ['sponsors', 'banners', 'popups'] as const) {
      const cards = await cardsOf(collection)
      const shown = cards.filter((card) => reasonsHidden(card, Date.now()).length === 0)
      expect(shown.length).toBeGreaterThan(0)
      for (const lang of ['hu', 'en'])
        expect([collection, lang, shown.map(({ id }) => id)]).toEqual([
          collection,
          lang,
          await idsOnSite(collection, lang),
        ])
    }
  })

  it('of popups is the one saved last', async () => {
    const first = await popup('A')
    const last = await popup('B')
    await payload.update({ collection: 'popups', id: first, locale: 'hu', data: { title: 'A2' } })
    const standings = standingsOf('popups', await cardsOf('popups'), Date.now())
    expect(standings.get(first)?.state).toBe('shown')
    expect(standings.get(last)).toEqual({ state: 'behind', reasons: [], behind: first })
    expect((await idsOnSite('popups'))[0]).toBe(first)
  })

  it('has titles and pictures', async () => {
    const id = await banner('Bérlet', { url: '/hirek' })
    await payload.update({ collection: 'banners', id, locale: 'en', data: { title: 'Season ticket' } })
    const [card] = await cardsOf('banners')
    expect(card).toMatchObject({
      title: { hu: 'Bérlet', en: 'Season ticket' },
      link: '/hirek',
      picture: 'shown',
    })
    expect(card?.thumbnail).toContain('/api/media/file/')
  })
})
