import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { countScheduled } from './scheduled.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const post = (data: object, query = '') =>
  callApi('POST', `/articles?locale=hu${query}`, { as: tokens.editor, json: { title: 'Óra', ...data } })
const patch = (id: number, data: object, query = '') =>
  callApi('PATCH', `/articles/${id}?locale=hu${query}`, { as: tokens.editor, json: data })
const dateOf = ({ body }: { body: { doc: { publish_date: string | null } } }) => body.doc.publish_date
const published = { _status: 'published' }
const draft = { _status: 'draft' }

describe('the date of publishing', () => {
  it('is empty in a draft, the moment of publishing at first, and stays with a correction', async () => {
    const created = await post(draft, '&draft=true')
    expect(dateOf(created) ?? null).toBeNull()
    const startTime = Date.now()
    const first = await patch(created.body.doc.id, published)
    expect(Date.parse(dateOf(first) ?? '')).toBeGreaterThanOrEqual(startTime)
    const corrected = await patch(created.body.doc.id, { ...published, title: 'Óra, javítva' })
    expect(dateOf(corrected)).toBe(dateOf(first))
  })

  it('is the chosen one, and emptying it publishes what was scheduled', async () => {
    const publish_date = inDays(2)
    const { body } = await post({ ...published, publish_date })
    expect(body.doc.publish_date).toBe(publish_date)
    const now = await patch(body.doc.id, { publish_date: null })
    expect(Math.abs(Date.parse(dateOf(now) ?? '') - Date.now())).toBeLessThan(10_000)
  })

  it('does not go with a copy', async () => {
    const { body } = await post({ ...published, publish_date: inDays(-30) })
    const path = `/articles/${body.doc.id}/duplicate?draft=true`
    const copy = await callApi('POST', path, { as: tokens.editor, json: {} })
    expect(dateOf(copy) ?? null).toBeNull()
  })
})

describe('what a list says', () => {
  const statesOf = (ids: number[], as: string | undefined, collection = 'articles') =>
    callApi('GET', `/publishing-states?collection=${collection}&ids=${ids.join(',')}`, { as })

  it('draft, scheduled, live, changed, and in which languages', async () => {
    const later = inDays(3)
    const past = inDays(-3)
    const ids: number[] = []
    for (const data of [draft, { ...published, publish_date: later }, { ...published, publish_date: past }])
      ids.push((await post(data, data === draft ? '&draft=true' : '')).body.doc.id)
    const [, , live = 0] = ids
    await callApi('PATCH', `/articles/${live}?locale=en`, {
      as: tokens.editor,
      json: { title: 'Clock', ...published },
    })
    // A draft moves the date; visitors still go by the published one.
    await patch(live, { ...draft, publish_date: later }, '&draft=true')
    const { status, body } = await statesOf(ids, tokens.editor)
    expect(status).toBe(200)
    const onlyHungarian = { hu: 'Óra', en: '' }
    const stateOf = (id: number | undefined) => body.find((state: { id: number }) => state.id === id)
    expect([stateOf(ids[0]), stateOf(ids[1]), stateOf(ids[2])]).toEqual([
      { id: ids[0], published: null, changed: false, titles: onlyHungarian },
      { id: ids[1], published: { publishDate: later }, changed: false, titles: onlyHungarian },
      { id: live, published: { publishDate: past }, changed: true, titles: { hu: 'Óra', en: 'Clock' } },
    ])
  })

  it('is for those who may read the collection, and for a page of a list at most', async () => {
    const { body } = await post(draft, '&draft=true')
    expect((await statesOf([body.doc.id], undefined)).status).toBe(403)
    expect((await statesOf([body.doc.id], tokens.registrar)).status).toBe(403)
    expect((await statesOf([body.doc.id], tokens.editor, 'users')).status).toBe(400)
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    expect((await statesOf(many, tokens.editor)).status).toBe(400)
  })
})

it('what is scheduled is counted, in all collections with a date', async () => {
  const before = await countScheduled(payload, new Date())
  const video_url = 'https://www.youtube.com/watch?v=abcdefghijk'
  for (const [collection, data] of [
    ['articles', { title: 'Holnap' }],
    ['galleries', { name: 'Holnap' }],
    ['videos', { name: 'Holnap', video_url }],
  ] as const)
    await payload.create({ collection, data: { ...data, ...published, publish_date: inDays(1) } as never })
  await post({ ...draft, publish_date: inDays(1) }, '&draft=true')
  expect(await countScheduled(payload, new Date())).toBe(before + 3)
  expect(await countScheduled(payload, new Date(inDays(2)))).toBeLessThanOrEqual(before)
})
