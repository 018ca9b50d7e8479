import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  type CallAnswer,
  type CallArguments,
  type CallBody,
  type CallParams,
  type CallQuery,
  callNames,
  calls,
  callTable,
} from './calls.ts'

const paths = [
  'GET /server-config',
  'GET /menu/list',
  'GET /article/list',
  'GET /article/find/{id}',
  'GET /article-category/list',
  'GET /gallery/list',
  'GET /gallery/list-latest',
  'GET /gallery/find/{id}',
  'GET /gallery/list-files/{id}',
  'GET /video/list',
  'GET /video/find/{id}',
  'GET /sponsor/list',
  'GET /schedule/highlighted',
  'GET /schedule/list',
  'GET /competition/season/{season}/list',
  'GET /competition/competition-team/{id}/list',
  'GET /standings/competition/{id}/all',
  'GET /page/find/{slug}',
  'GET /search/find',
  'GET /setting/list',
  'GET /banner/list',
  'GET /banner/popup',
  'POST /joinus/regNewSportUser',
  'GET /schedule/find/{id}',
  'GET /schedule/live/{id}',
  'GET /competition-team/list',
  'GET /competition-team/find/{id}',
  'GET /player/find/{id}',
  'GET /page/list',
]

const sections = callNames.flatMap((name) => [
  { name, part: 'params' as const },
  { name, part: 'query' as const },
])
const validParams: Record<string, string> = { id: '7', slug: 'footer', season: '2025' }

describe('the call table', () => {
  test('F5: contains the specified calls, the agreed ones and no others', () => {
    const table = callNames.map((name) => `${callTable[name].method} ${callTable[name].path}`)
    expect(table.toSorted()).toEqual(paths.toSorted())
  })

  test.each(callNames)('F5: %s is named after its path and has the parameters in it', (name) => {
    const { path, params } = callTable[name]
    expect(path.replace(/\/\{\w+\}/g, '')).toBe(`/${name}`)
    expect(Object.keys(params.shape)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))
  })

  test('F5: only the join form writes and has a body', () => {
    for (const name of callNames) {
      const { method, body, group } = callTable[name]
      expect([method === 'POST', body !== undefined]).toEqual([group === 'join', group === 'join'])
    }
  })

  test('F5: derived types follow the table', () => {
    expectTypeOf<CallParams<'article/find'>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<CallParams<'gallery/find'>>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<CallQuery<'video/list'>>().toEqualTypeOf<{
      lang?: 'hu' | 'en' | undefined
      page: number
      per_page: number
    }>()
    expectTypeOf<CallArguments<'video/list'>['per_page']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<CallAnswer<'joinus/regNewSportUser'>>().toEqualTypeOf<{ status: 'OK' }>()
    expectTypeOf<CallBody<'joinus/regNewSportUser'>['birth_year']>().toEqualTypeOf<number>()
    expectTypeOf<CallBody<'menu/list'>>().toEqualTypeOf<never>()
  })
})

describe('queries', () => {
  test.each([
    ['article/list', { page: 1, per_page: 12 }],
    ['gallery/list', { page: 1, per_page: 12 }],
    ['gallery/list-latest', { page: 1, per_page: 3 }],
    ['gallery/list-files', { page: 1, per_page: 12 }],
    ['video/list', { page: 1, per_page: 15 }],
    ['search/find', { page: 1, per_page: 12, 'clubs[0]': 1, keyword: '' }],
    ['schedule/highlighted', { 'clubs[0]': 1, limit: 7 }],
    ['schedule/list', { 'clubs[0]': 1, limit: 8, page: 1 }],
    ['standings/competition/all', { 'filters[visible]': '1' }],
    ['menu/list', { page: 1, per_page: 100 }],
    ['server-config', {}],
  ] as const)('F6: %s without parameters has its defaults', (name, defaults) => {
    expect(calls[name].query.parse({})).toEqual(defaults)
  })

  test.each(callNames)('F5: %s needs no query, and ignores unknown parameters', (name) => {
    const { query } = callTable[name]
    expect(query.parse({ utm_source: 'x', 'clubs[9]': '3' })).toEqual(query.parse({}))
  })

  test.each(callNames)('F1: %s accepts the language in every spelling', (name) => {
    const { query } = callTable[name]
    for (const lang of ['hu', 'hu_HU', 'hu-HU']) expect(query.parse({ lang })).toMatchObject({ lang: 'hu' })
    for (const lang of ['en', 'en_GB', 'en-GB']) expect(query.parse({ lang })).toMatchObject({ lang: 'en' })
    for (const lang of ['de', '', 'HU', 'toString']) expect(query.safeParse({ lang }).success).toBe(false)
  })

  test('F5: article/list reads its filters by their literal names', () => {
    const { query } = calls['article/list']
    const filters = { 'filters[category]': 'u18', 'filters[highlight]': 'slider' }
    expect(query.parse(filters)).toMatchObject(filters)
    expect(query.safeParse({ 'filters[highlight]': 'yes' }).success).toBe(false)
    expect(query.safeParse({ 'filters[category]': 'x'.repeat(201) }).success).toBe(false)
  })

  test('F5: schedule/list reads its filters', () => {
    const text = {
      'clubs[0]': '1',
      limit: '8',
      page: '2',
      competitionId: '3',
      competitionTeamId: '4',
      season: '2025',
    }
    expect(calls['schedule/list'].query.parse({ ...text, type: 'prev' })).toEqual({
      'clubs[0]': 1,
      limit: 8,
      page: 2,
      competitionId: 3,
      competitionTeamId: 4,
      season: 2025,
      type: 'prev',
    })
    expect(calls['schedule/list'].query.safeParse({ type: 'both' }).success).toBe(false)
  })

  test('F5: a keyword may have any length; NUL is removed', () => {
    const { query } = calls['search/find']
    expect(query.parse({ keyword: 'x'.repeat(5000) }).keyword).toHaveLength(5000)
    expect(query.parse({ keyword: 'a\0b' }).keyword).toBe('a b')
  })
})

describe('malformed input', () => {
  const notIntegers = ['', ' 5', '5 ', '1e3', '0x10', '1.0', '-1', '+1', '٣', '0', 'NaN', '99999999999']

  test.each(notIntegers)('F5: %j is not a page, size, id, club or season', (value) => {
    for (const name of callNames) {
      const { params, query } = callTable[name]
      for (const key of [
        'page',
        'per_page',
        'limit',
        'clubs[0]',
        'competitionId',
        'competitionTeamId',
        'season',
      ]) {
        if (key in query.shape)
          expect(query.safeParse({ [key]: value }).success, `${name} ${key}`).toBe(false)
      }
      if ('season' in params.shape) expect(params.safeParse({ season: value }).success).toBe(false)
      if ('id' in params.shape && name !== 'article/find')
        expect(params.safeParse({ id: value }).success).toBe(false)
    }
  })

  test.each([
    ['page', '100000', '100001'],
    ['per_page', '100', '101'],
  ])('F5: %s may be %s, not %s', (key, last, beyond) => {
    expect(calls['article/list'].query.safeParse({ [key]: last }).success).toBe(true)
    expect(calls['article/list'].query.safeParse({ [key]: beyond }).success).toBe(false)
  })

  test('F5: ids and seasons are bounded', () => {
    const finds = (id: string) => calls['gallery/find'].params.safeParse({ id }).success
    expect([finds('1'), finds('2147483647'), finds('2147483648')]).toEqual([true, true, false])
    const lists = (season: string) => calls['competition/season/list'].params.safeParse({ season }).success
    expect(['1899', '1900', '2100', '2101'].map(lists)).toEqual([false, true, true, false])
  })

  test('F5: article/find and page/find accept an id or a slug of 1 to 200 characters', () => {
    for (const value of ['12', 'egy-cikk', 'x'.repeat(200)]) {
      expect(calls['article/find'].params.safeParse({ id: value }).success).toBe(true)
      expect(calls['page/find'].params.safeParse({ slug: value }).success).toBe(true)
    }
    for (const value of ['', 'x'.repeat(201), 'a\0b']) {
      expect(calls['article/find'].params.safeParse({ id: value }).success).toBe(false)
      expect(calls['page/find'].params.safeParse({ slug: value }).success).toBe(false)
    }
  })

  test.each(sections)(
    'F5: a repeated parameter is an issue of $name $part, not an exception',
    ({ name, part }) => {
      const schema = callTable[name][part]
      for (const key of Object.keys(schema.shape)) {
        const result = schema.safeParse({ ...validParams, [key]: ['1', '2'] })
        expect(result.error?.issues[0]?.path).toEqual([key])
      }
    },
  )

  test.each(sections)('F5: no text makes $name $part throw', ({ name, part }) => {
    const schema = callTable[name][part]
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...notIntegers, 'hu', 'prev', 'slider', '__proto__'),
      fc.array(fc.string()),
      fc.dictionary(fc.string(), fc.string()),
    )
    const record = fc.record(Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (input) => {
        const result = schema.safeParse(input)
        if (result.success)
          expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(result.data)))
      }),
    )
  })

  test('F5: a number in a query is parsed from plain digits only, and exactly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat(200_000).map(String)), (page) => {
        const result = calls['article/list'].query.safeParse({ page })
        const number = Number(page)
        expect(result.success).toBe(/^\d{1,10}$/.test(page) && number >= 1 && number <= 100_000)
        if (result.success) expect(result.data.page).toBe(number)
      }),
    )
  })
})
