import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChild, giveConsent, withdrawConsent } from '../testing/children.ts'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'
import { textWith } from '../testing/rich-text.ts'
import { createSample } from '../testing/samples.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

async function createPicture(data: object): Promise<number> {
  const { id } = await createSample(payload, 'media')
  await payload.update({ collection: 'media', id, data: data as never })
  return id
}
const notCleared = () => createPicture({ children: 'not_cleared' })
const filenameOf = async (id: number) => (await payload.findByID({ collection: 'media', id })).filename

const post = (collection: string, json: object, language: 'hu' | 'en' = 'hu') =>
  callApi('POST', `/${collection}`, { as: tokens.editor, json, language })
const patch = (collection: string, id: number, json: object, query = '') =>
  callApi('PATCH', `/${collection}/${id}${query}`, { as: tokens.editor, json })

const texts = { title: 'Próba', name: 'Próba', video_url: 'https://www.youtube.com/watch?v=abcdefghijk' }

describe.each(['articles', 'pages', 'galleries', 'videos'])('in %s', (collection) => {
  it('a held picture is no cover of what is published; a draft may have it, so that nothing written is lost', async () => {
    const cover_image = await notCleared()
    expect((await post(collection, { ...texts, cover_image, _status: 'draft' })).status).toBe(201)
    const { status, body } = await post(collection, { ...texts, cover_image, _status: 'published' })
    expect(status).toBe(400)
    const name = await filenameOf(cover_image)
    expect(body.errors[0].data.errors).toEqual([
      {
        path: 'cover_image',
        message: `Ez a kép (${name}) még nem közölhető, mert felismerhető gyermek van rajta. Ha megvan az engedély, jelöld közölhetőnek a Képtárban; ha nincs, válassz másik képet.`,
      },
    ])
  })

  it('a cover that is held later stops publishing, but not a draft', async () => {
    const child = await createChild(payload)
    const consent = await giveConsent(payload, child)
    const cover_image = await createPicture({ players: [child] })
    const { body, status } = await post(collection, { ...texts, cover_image, _status: 'published' })
    expect(status).toBe(201)
    await withdrawConsent(payload, consent)
    const draft = { title: 'Vázlat', name: 'Vázlat', _status: 'draft' }
    expect((await patch(collection, body.doc.id, draft, '?draft=true')).status).toBe(200)
    const again = await patch(collection, body.doc.id, { ...texts, _status: 'published' })
    expect(again.status).toBe(400)
    expect(again.body.errors[0].message).toContain('akinek nincs hozzájárulása a képeihez')
    expect((await patch(collection, body.doc.id, { _status: 'draft' })).status).toBe(200)
    const other = { cover_image: await createPicture({ children: 'cleared' }), _status: 'published' }
    expect((await patch(collection, body.doc.id, other)).status).toBe(200)
  })
})

describe.each(['articles', 'pages'])('a text of %s', (collection) => {
  it('is not published with a held picture in it, in any language, until the picture is cleared', async () => {
    const picture = await notCleared()
    const body = textWith([await createPicture({}), picture])
    const english = await post(collection, { title: 'x', body, _status: 'published' }, 'en')
    expect(english.status).toBe(400)
    expect(english.body.errors[0].data.errors).toEqual([
      {
        path: 'body',
        message: `The picture ${await filenameOf(picture)} is not cleared yet: a child can be recognised on it. If you have permission, mark it as cleared under Pictures; if not, choose another one.`,
      },
    ])
    const { doc } = (await post(collection, { title: 'Próba', _status: 'draft' })).body
    const draft = await patch(
      collection,
      doc.id,
      { title: 'In English', body, _status: 'draft' },
      '?draft=true&locale=en',
    )
    expect(draft.status).toBe(200)
    expect((await patch(collection, doc.id, { _status: 'published' })).status).toBe(400)
    await payload.update({ collection: 'media', id: picture, data: { children: 'cleared' } })
    expect((await patch(collection, doc.id, { _status: 'published' })).status).toBe(200)
  })
})

it.each([
  ['banners', 'banner_image', 'visible'],
  ['popups', 'banner_image', 'visible'],
  ['sponsors', 'sponsor_logo', 'active'],
])(
  'in %s a held picture is refused, and one that is held later can still be hidden',
  async (collection, field, shown) => {
    const picture = await notCleared()
    expect((await post(collection, { title: 'Próba', [field]: picture })).status).toBe(400)
    await payload.update({ collection: 'media', id: picture, data: { children: null } })
    const { status, body } = await post(collection, { title: 'Próba', [field]: picture })
    expect(status).toBe(201)
    await payload.update({ collection: 'media', id: picture, data: { children: 'not_cleared' } })
    expect((await patch(collection, body.doc.id, { title: 'Más' })).status).toBe(400)
    expect((await patch(collection, body.doc.id, { [shown]: false })).status).toBe(200)
  },
)

it('a gallery is published without its held pictures', async () => {
  const files = [await createSample(payload, 'gallery-files'), await createSample(payload, 'gallery-files')]
  const ids = files.map(({ id }) => id)
  await payload.update({ collection: 'gallery-files', id: ids[0] ?? 0, data: { children: 'not_cleared' } })
  const { status } = await post('galleries', { name: 'Próba', files: ids, _status: 'published' })
  expect(status).toBe(201)
})

it('nothing is scheduled with a held picture', async () => {
  const cover_image = await createPicture({})
  const article = await payload.create({
    collection: 'articles',
    data: { title: 'Időzített', cover_image, _status: 'draft' } as never,
    draft: true,
  })
  await payload.update({ collection: 'media', id: cover_image, data: { children: 'not_cleared' } })
  const publish_date = new Date(Date.now() + 86_400_000).toISOString()
  const schedule = payload.update({
    collection: 'articles',
    id: article.id,
    data: { _status: 'published', publish_date },
  })
  await expect(schedule).rejects.toThrow('még nem közölhető')
  expect((await payload.findByID({ collection: 'articles', id: article.id }))._status).toBe('draft')
})
