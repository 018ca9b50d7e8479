import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChild } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { createSample } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const ask = (query: string, as = tokens.editor) => callApi('GET', `/picture-facts?${query}`, { as })

it('tells of each picture what is said of it, and whether it may be shown', async () => {
  const plain = await createSample(payload, 'media')
  const held = await createSample(payload, 'media')
  const child = await createChild(payload)
  const withChild = await createSample(payload, 'gallery-files')
  await payload.update({ collection: 'media', id: plain.id, locale: 'hu', data: { alt: 'A csapat' } })
  await payload.update({ collection: 'media', id: plain.id, locale: 'en', data: { alt: 'The team' } })
  await payload.update({ collection: 'media', id: held.id, data: { children: 'not_cleared' } })
  await payload.update({ collection: 'gallery-files', id: withChild.id, data: { players: [child] } })
  const { status, body } = await ask(`media=${plain.id},${held.id}&gallery-files=${withChild.id}`)
  expect(status).toBe(200)
  const [first, second] = [plain, held].map(({ id }) =>
    body.media.find((picture: { id: number }) => picture.id === id),
  )
  expect(first).toMatchObject({
    alt: { hu: 'A csapat', en: 'The team' },
    held: null,
    focal: { x: 50, y: 50 },
  })
  expect(first.url).toMatch(/\/api\/media\/file\//)
  expect(second).toMatchObject({ held: 'not_cleared' })
  expect(body['gallery-files']).toMatchObject([{ id: withChild.id, held: 'no_consent' }])
})

it('is for those who may read pictures, and for the pictures of a gallery at most', async () => {
  const { id } = await createSample(payload, 'media')
  expect((await ask(`media=${id}`, '')).status).toBe(403)
  expect((await ask(`media=${id}`, tokens.registrar)).status).toBe(403)
  expect((await ask('media=x')).status).toBe(400)
  expect((await ask(`media=${Array.from({ length: 501 }, (_, index) => index + 1).join(',')}`)).status).toBe(
    400,
  )
  expect((await ask('media=&gallery-files=')).body).toEqual({ media: [], 'gallery-files': [] })
})
