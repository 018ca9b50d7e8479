import type { Field, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callApi, createUsers, openPayload } from '../testing/newsroom.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

type Loose = {
  name?: string
  type: string
  localized?: boolean
  admin?: { hidden?: boolean; components?: { Description?: unknown } }
  fields?: Field[]
  tabs?: { fields: Field[] }[]
}
const all = (fields: Field[]): Loose[] =>
  (fields as unknown as Loose[]).flatMap((field) => [
    field,
    ...all(field.fields ?? []),
    ...(field.tabs ?? []).flatMap((tab) => all(tab.fields)),
  ])

it('every localized text of every form shows the other language, except web addresses of pages', () => {
  const { collections, globals } = payload.config
  const texts = [...collections, ...globals].flatMap(({ slug, fields }) =>
    all(fields)
      .filter(({ localized, type, admin }) => localized && !admin?.hidden && type !== 'upload')
      .map(({ name, admin }) => ({ field: `${slug}.${name}`, has: Boolean(admin?.components?.Description) })),
  )
  expect(texts.length).toBeGreaterThan(30)
  const without = texts.filter(({ has }) => !has).map(({ field }) => field)
  expect(without).toEqual(without.filter((field) => field.endsWith('.slug')))
  expect(without).toContain('articles.slug')
})

it('no document is copied whole from one language to another: that would copy its web address', () => {
  expect(
    payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map(({ admin }) => admin.disableCopyToLocale),
  ).not.toContain(undefined)
})

describe.each([
  ['articles', 'title'],
  ['pages', 'title'],
  ['categories', 'name'],
  ['tags', 'name'],
])('a copy of one of %s', (collection, titleField) => {
  it('gets web addresses of its own, in both languages', async () => {
    const unique = crypto.randomUUID()
    const hu = await callApi('POST', `/${collection}?locale=hu`, {
      as: tokens.editor,
      json: { [titleField]: `Magyar ${unique}`.slice(0, 40), _status: 'published' },
    })
    const { id } = hu.body.doc
    await callApi('PATCH', `/${collection}/${id}?locale=en`, {
      as: tokens.editor,
      json: { [titleField]: `English ${unique}`.slice(0, 40), _status: 'published' },
    })
    const copy = await callApi('POST', `/${collection}/${id}/duplicate?locale=hu`, {
      as: tokens.editor,
      json: {},
    })
    expect(copy.status).toBe(200)
    const slugsOf = async (one: number) =>
      ((await callApi('GET', `/${collection}/${one}?locale=all&draft=true&depth=0`, { as: tokens.editor }))
        .body.slug ?? {}) as Record<'hu' | 'en', string | null>
    const [own, copied] = [await slugsOf(id), await slugsOf(copy.body.doc.id)]
    expect(own.hu).toMatch(/^magyar-/)
    expect(own.en).toMatch(/^english-/)
    expect(copied.hu).not.toBe(own.hu)
    expect(copied.en ?? null).not.toBe(own.en)
  })
})
