import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { articleItem } from './article.ts'
import { dropMalformed } from './drop-malformed.ts'
import { menu } from './menu.ts'
import { listed, maybe } from './optional.ts'
import { listOf, one } from './paging.ts'
import { schedule } from './schedule.ts'

const item = z.object({ name: z.string().min(1), tags: z.array(z.object({ slug: z.string() })) })
const list = listOf(item)
const meta = { current_page: 1, per_page: 12, last_page: 1, total: 3 }
const pathsOf = ({ dropped }: { dropped: { path: string }[] }) => dropped.map(({ path }) => path)

describe('malformed items', () => {
  test('F3: only the malformed item is dropped and reported', () => {
    const data = [{ name: 'a', tags: [] }, { name: '', tags: [] }, null, { name: 'd', tags: [] }]
    const checked = dropMalformed(list, { data, meta })
    expect(checked.value.data.map(({ name }) => name)).toEqual(['a', 'd'])
    expect(pathsOf(checked)).toEqual(['data.1.name', 'data.2'])
  })

  test('F3: only the malformed part of a valid item is dropped', () => {
    const data = [{ name: 'a', tags: [{ slug: 'x' }, {}, { slug: 'y' }] }]
    expect(dropMalformed(list, { data, meta }).value.data).toEqual([
      { name: 'a', tags: [{ slug: 'x' }, { slug: 'y' }] },
    ])
  })

  test('F3: an item with two issues is dropped once, and its neighbours stay', () => {
    const data = [
      { name: 'a', tags: [] },
      { name: '', tags: 'none' },
      { name: 'c', tags: [] },
    ]
    const checked = dropMalformed(list, { data, meta })
    expect(checked.value.data.map(({ name }) => name)).toEqual(['a', 'c'])
    expect(pathsOf(checked)).toEqual(['data.1.name', 'data.1.tags'])
  })

  test('F3: a response malformed in a required part throws', () => {
    expect(() => dropMalformed(list, { meta })).toThrow(z.ZodError)
    expect(() => dropMalformed(list, { data: 'none', meta })).toThrow(z.ZodError)
    expect(() => dropMalformed(list, null)).toThrow(z.ZodError)
    expect(() => dropMalformed(one(articleItem), { data: { title: 'Cím' } })).toThrow(z.ZodError)
    expect(() => dropMalformed(one(articleItem), { data: { title: ' ', slug: 'a' } })).toThrow(z.ZodError)
  })

  test('F3: whatever the items are, only valid ones remain', () => {
    const validItem = fc.record({ name: fc.string({ minLength: 1 }), tags: fc.constant([]) })
    fc.assert(
      fc.property(fc.array(fc.oneof(validItem, fc.jsonValue())), (data) => {
        const valid = data.filter((entry) => item.safeParse(entry).success)
        const remaining = dropMalformed(list, { data, meta }).value.data
        expect(remaining.length).toBeGreaterThanOrEqual(valid.length)
        for (const entry of remaining) expect(item.safeParse(entry).success).toBe(true)
      }),
    )
  })
})

const picture = {
  public_url: '/files/a.jpg',
  alt: 'Kosár',
  name: 'a',
  width: 16,
  height: 9,
  focal: { x: 50, y: 50 },
  thumbnails: { small: '/files/a-s.jpg', medium: '/files/a-m.jpg', large: '/files/a-l.jpg' },
  sources: [{ public_url: '/files/a-8.jpg', width: 8, height: 4 }],
  avif: [{ public_url: '/files/a-8.avif', width: 8, height: 4 }],
}
const article = {
  id: 1,
  type: 'news',
  lang: 'hu',
  title: 'Cím',
  slug: 'cim',
  slugs: { hu: 'cim', en: 'title' },
  lead: 'Bevezető',
  cover_image: picture,
  publish_date: '2025-11-14T17:30:00Z',
  categories: [{ id: 2, name: 'U18', slug: 'u18', highlighted: true }],
}
const checkArticle = (part: object) => dropMalformed(z.array(articleItem), [{ ...article, ...part }])

describe('malformed optional fields', () => {
  test('F3: are dropped and reported', () => {
    for (const [field, malformed] of [
      ['lead', 5],
      ['publish_date', 'tegnap'],
      ['lang', 'de'],
      ['cover_image', 'kep.jpg'],
      ['id', 'x'],
    ] as const) {
      const checked = checkArticle({ [field]: malformed })
      expect(checked.value).toEqual([{ ...article, [field]: null }])
      expect(pathsOf(checked)).toEqual([`0.${field}`])
    }
  })

  test('F3: get their default value', () => {
    expect(checkArticle({ categories: 'U18' }).value).toEqual([{ ...article, categories: [] }])
    expect(checkArticle({ slugs: 7 }).value).toEqual([{ ...article, slugs: { hu: null, en: null } }])
    const [category] = article.categories
    expect(checkArticle({ categories: [{ ...category, highlighted: 'yes' }] }).value[0]?.categories).toEqual([
      { ...category, highlighted: false },
    ])
  })

  test('F3: are dropped at any depth', () => {
    const thumbnails = { ...picture.thumbnails, small: 'javascript:alert(1)' }
    const checked = checkArticle({ cover_image: { ...picture, thumbnails } })
    expect(checked.value[0]?.cover_image).toEqual({
      ...picture,
      thumbnails: { ...picture.thumbnails, small: null },
    })
    expect(pathsOf(checked)).toEqual(['0.cover_image.thumbnails.small'])
  })

  test('F3: are dropped as a whole when they lack a required field', () => {
    const { public_url: _, ...incomplete } = picture
    const checked = checkArticle({ cover_image: incomplete })
    expect(checked.value).toEqual([{ ...article, cover_image: null }])
    expect(pathsOf(checked)).toEqual(['0.cover_image.public_url'])
  })

  test('F3: null means missing, and is not reported', () => {
    const cover_image = {
      ...picture,
      name: null,
      thumbnails: null,
      sources: null,
      avif: null,
      focal: { x: null, y: 10 },
    }
    const checked = checkArticle({ id: null, type: null, slugs: null, categories: null, cover_image })
    expect(checked.dropped).toEqual([])
    expect(checked.value).toEqual([
      {
        ...article,
        id: null,
        slugs: { hu: null, en: null },
        categories: [],
        cover_image: {
          ...picture,
          name: '',
          thumbnails: { small: null, medium: null, large: null },
          sources: [],
          avif: [],
          focal: { x: 50, y: 10 },
        },
      },
    ])
  })

  test('F3: an item that is null is reported', () => {
    const checked = dropMalformed(listOf(articleItem), { data: [null, article] })
    expect(checked.value.data).toHaveLength(1)
    expect(pathsOf(checked)).toEqual(['data.0'])
  })

  test('F3: an item without a required field is dropped', () => {
    for (const change of [{ title: undefined }, { title: null }, { slug: '..' }, { slug: ' ' }]) {
      expect(checkArticle(change).value).toEqual([])
    }
  })

  test('F3: a rule over several fields drops the part that it checks', () => {
    const team = { id: 1, name: 'Alma' }
    const competitors = [1, 2].map((side) => ({ side, competition_team: team }))
    const match = { id: 1, competitors, status: 'scheduled' }
    const oneSided = { ...match, id: 2, competitors: competitors.slice(0, 1) }
    const invalidSide = { ...match, id: 3, competitors: [competitors[0], { ...competitors[1], side: 3 }] }
    const { value } = dropMalformed(listOf(schedule), { data: [match, oneSided, invalidSide] })
    expect(value.data.map(({ id }) => id)).toEqual([1])
  })

  test('F3, C1: a menu item without a target is dropped, after its children', () => {
    const leaf = { name: 'Hírek', link: '/hirek' }
    const items = [
      { name: 'Semmi' },
      { name: 'Klub', children: [{ name: 'Semmi' }, leaf] },
      { name: 'Üres', children: [{ name: 'Semmi' }, null] },
      { ...leaf, children: [{ name: '', link: '/a' }] },
    ]
    const { value } = dropMalformed(menu, { place: 'header', items })
    expect(value.items.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['Klub', ['Hírek']],
      ['Hírek', []],
    ])
  })
})

describe('the input', () => {
  test('F3: is not modified', () => {
    const answer = { data: [null, { ...article, lead: 5, categories: [null], cover_image: {} }], meta: 'x' }
    const before = structuredClone(answer)
    dropMalformed(listOf(articleItem), answer)
    expect(answer).toEqual(before)
  })

  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, '', ' ', '..', '/files/a.jpg', 1))
  const malformedPicture = fc.record(
    { public_url: field, alt: field, width: field, thumbnails: field, sources: fc.array(field) },
    { requiredKeys: [] },
  )
  const malformedArticle = fc
    .record(
      {
        title: fc.oneof(field, fc.constant('Cím')),
        slug: fc.oneof(field, fc.constant('cim')),
        cover_image: fc.oneof(field, malformedPicture),
        publish_date: field,
        categories: fc.oneof(field, fc.array(field)),
      },
      { requiredKeys: [] },
    )
    .map((part) => ({ ...article, ...part }))

  test('F3: becomes valid whatever it is, and a second pass drops nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(malformedArticle, field), { maxLength: 5 }), (data) => {
        const answer = { data, meta }
        const before = structuredClone(answer)
        const { value } = dropMalformed(listOf(articleItem), answer)
        expect(answer).toEqual(before)
        expect(listOf(articleItem).parse(value)).toEqual(value)
        expect(dropMalformed(listOf(articleItem), value)).toEqual({ value, dropped: [] })
      }),
    )
  })

  test('F3: loses no item with its required fields, and keeps the order', () => {
    const requiredFields = z.object({ title: articleItem.shape.title, slug: articleItem.shape.slug })
    fc.assert(
      fc.property(fc.array(fc.oneof(malformedArticle, field), { maxLength: 5 }), (data) => {
        const expected = data.flatMap((entry) => {
          const { success, data: fields } = requiredFields.safeParse(entry)
          return success ? [fields] : []
        })
        const { value } = dropMalformed(listOf(articleItem), { data, meta })
        expect(value.data.map(({ title, slug }) => ({ title, slug }))).toEqual(expected)
      }),
    )
  })

  test('F3: a response of optional fields only never throws', () => {
    const loose = z.object({
      a: maybe(z.string()),
      b: listed(z.int()),
      c: z.object({ d: maybe(z.int()) }).prefault({}),
    })
    fc.assert(
      fc.property(fc.record({ a: field, b: fc.oneof(field, fc.array(field)), c: field }), (answer) => {
        expect(loose.safeParse(dropMalformed(loose, answer).value).success).toBe(true)
      }),
    )
  })
})
