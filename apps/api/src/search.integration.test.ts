import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from './testing/api.ts'
import { draft, published } from './testing/content.ts'
import { connect, type Owner, save, truncateContent } from './testing/database.ts'
import { farFuture } from './testing/dates.ts'

let owner: Owner
let api: TestApi
let lastId = 100

beforeAll(async () => {
  owner = await connect()
  await truncateContent(owner)
  api = createTestApi()
})
afterAll(async () => {
  await api.close()
  await truncateContent(owner)
  await owner.end()
})

const search = async (keyword: string, query: Record<string, string | number> = {}) =>
  (await api.get('search/find', { query: { keyword, ...query } })).data
const countResults = async (keyword: string, lang = 'hu') => (await search(keyword, { lang })).results

async function article(hu: string, en?: string) {
  lastId += 1
  await save(
    owner,
    'articles',
    { id: lastId, ...published('2025-01-01') },
    {
      hu: { title: `Cím ${lastId}`, slug: `cim-${lastId}`, body_html: `<p>${hu}</p>` },
      ...(en ? { en: { title: `Title ${lastId}`, slug: `title-${lastId}`, body_html: `<p>${en}</p>` } } : {}),
    },
  )
  return lastId
}

describe('E7: a page of results', () => {
  type Item = { id: number; publish_date: string }
  const merged = (page: Awaited<ReturnType<typeof search>>) => {
    const lists = { article: page.articles, gallery: page.galleries, video: page.videoGalleries }
    return Object.entries(lists)
      .flatMap(([kind, { data }]) =>
        (data as Item[]).map(({ id, publish_date }) => ({ key: `${kind} ${id}`, publish_date })),
      )
      .toSorted((a, b) => b.publish_date.localeCompare(a.publish_date))
  }
  const expected: { key: string; publish_date: string }[] = []

  beforeAll(async () => {
    const text = { hu: { name: 'hetvenkedő' } }
    for (let n = 0; n < 31; n++) {
      const date = `${2025 - (n % 5)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`
      const kind = (['article', 'gallery', 'video'] as const)[n % 3 === 0 && n > 15 ? 2 : n % 3] ?? 'article'
      const row = { id: n + 1, ...published(date) }
      if (kind === 'article')
        await save(owner, 'articles', row, { hu: { title: 'Hetvenkedő', slug: `h-${n}` } })
      if (kind === 'gallery') await save(owner, 'galleries', row, text)
      if (kind === 'video') await save(owner, 'videos', { ...row, video_url: 'https://youtu.be/a' }, text)
      expected.push({ key: `${kind} ${n + 1}`, publish_date: `${date}T10:00:00+00:00` })
    }
    await save(owner, 'videos', { id: 90, ...draft('2025-01-01'), video_url: 'x' }, text)
    await save(owner, 'galleries', { id: 90, ...published(farFuture) }, text)
    await save(
      owner,
      'pages',
      { id: 90, _status: 'published' },
      { hu: { title: 'Hetvenkedő', slug: 'oldal' } },
    )
    expected.sort((a, b) => b.publish_date.localeCompare(a.publish_date))
  })

  test.each(['hu', 'en'])('page p holds merged items 12(p−1)+1 … 12p, split in three (%s)', async (lang) => {
    const pages = []
    for (const page of [1, 2, 3]) pages.push(await search('hetvenkedő', { page, lang }))
    expect(pages.map((page) => merged(page).length)).toEqual([12, 12, 7])
    expect(pages.flatMap((page) => merged(page).map(({ publish_date }) => publish_date))).toEqual(
      expected.map(({ publish_date }) => publish_date),
    )
    expect(new Set(pages.flatMap((page) => merged(page).map(({ key }) => key)))).toEqual(
      new Set(expected.map(({ key }) => key)),
    )
  })

  test('totals are those of all pages, on every page and beyond the last', async () => {
    const total = (kind: string) => expected.filter(({ key }) => key.startsWith(kind)).length
    for (const page of [1, 3, 4, 100_000]) {
      const answer = await search('hetvenkedő', { page })
      expect(answer).toMatchObject({ results: 31, more: false, players: [] })
      expect(answer.articles.meta).toEqual({ last_page: 3, total: total('article') })
      expect(answer.galleries.meta).toEqual({ last_page: 3, total: total('gallery') })
      expect(answer.videoGalleries.meta).toEqual({ last_page: 3, total: total('video') })
      if (page > 3) expect(merged(answer)).toEqual([])
    }
    expect((await search('hetvenkedő', { per_page: 100 })).articles.meta.last_page).toBe(1)
  })

  test('more than 1,000 results: the newest thousand, and a flag for more', async () => {
    await owner.query(`
      with new as (
        insert into public.videos (id, video_url, _status, publish_date)
        select 1000 + n, 'https://youtu.be/a', 'published', timestamptz '2025-01-01' - n * interval '1 day'
        from generate_series(1, 1100) n returning id)
      insert into public.videos_locales (_parent_id, _locale, name) select id, 'hu', 'Özönvíz' from new`)
    const first = await search('özönvíz')
    expect(first).toMatchObject({ results: 1000, more: true })
    expect(first.videoGalleries.meta).toEqual({ last_page: 84, total: 1000 })
    expect(first.videoGalleries.data[0]?.id).toBe(1001)
    const last = await search('özönvíz', { page: 84 })
    expect(last.videoGalleries.data.map(({ id }) => id)).toEqual([1997, 1998, 1999, 2000])
    expect((await search('özönvíz', { page: 85 })).videoGalleries.data).toEqual([])
    await owner.query('delete from public.videos where id in (select id from public.videos where id > 2000)')
    expect(await search('özönvíz')).toMatchObject({ results: 1000, more: false })
    await owner.query('delete from public.videos where id > 1000')
    expect(await countResults('özönvíz')).toBe(0)
  })
})

describe('E7: words', () => {
  const pairs = [
    ['csapat', 'csapatának'],
    ['győzelem', 'gyozelmet'],
    ['mérkőzés', 'mérkőzésen'],
    ['bajnokság', 'bajnokságban'],
    ['játékos', 'játékosaink'],
    ['szurkoló', 'szurkolóknak'],
    ['tábor', 'táborok'],
    ['labda', 'labdák'],
    ['iskola', 'iskolában'],
    ['utánpótlás', 'utanpotlasban'],
    ['edző', 'edzővel'],
    ['döntő', 'donto'],
    ['ŰRHAJÓ', 'űrhajó'],
    ['árvíztűrő', 'arvizturo'],
    ['u18', 'U18'],
    ['3x3', '3X3'],
    ['gyo\u030bztes', 'győztes'],
    ['ŉ', 'ŉ'],
  ] as const

  test.each(pairs)(
    '%s and %s find each other, with or without accents, in any case',
    async (first, second) => {
      const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
      for (const [written, typed] of [
        [first, second],
        [second, first],
      ] as const) {
        const id = await article(`Itt áll a ${written}, mondat közepén.`)
        for (const keyword of [typed, withoutAccents(typed), typed.toUpperCase(), typed.toLowerCase()])
          expect(await countResults(keyword), `${keyword} in ${written}`).toBe(1)
        await owner.query('delete from public.articles where id = $1', [id])
        expect(await countResults(typed)).toBe(0)
      }
    },
  )

  test('every word must occur, in any order, in title, lead or body; a score is split the same way', async () => {
    await save(
      owner,
      'articles',
      { id: 80, ...published('2025-01-01') },
      {
        hu: {
          title: 'Kékek',
          slug: 'kekek',
          lead: 'sárgák',
          body_html: '<p>zöl<b>dek</b> 87–79, info@klub.example</p>',
        },
      },
    )
    for (const keyword of ['kékek', 'sárgák kékek', '87-79', '79:87', 'info@klub.example', 'a KÉKEK'])
      expect(await countResults(keyword), keyword).toBe(keyword.startsWith('a ') ? 0 : 1)
    expect(await countResults('kékek lilák')).toBe(0)
    expect(await countResults('/-/')).toBe(0)
    await owner.query('delete from public.articles where id = 80')
  })

  test('English stemming in English only; Hungarian text where there is no English', async () => {
    const both = await article('vitorlázók', 'sailors running victories')
    const hungarian = await article('csillagászok')
    for (const keyword of ['running', 'run', 'sailor', 'VICTORY', 'victories'])
      expect(await countResults(keyword, 'en')).toBe(1)
    expect([
      await countResults('run'),
      await countResults('sailors'),
      await countResults('vitorlázó', 'en'),
    ]).toEqual([0, 0, 0])
    expect([await countResults('csillagász', 'en'), await countResults('csillagaszok', 'en')]).toEqual([1, 1])
    await save(
      owner,
      'articles',
      { id: hungarian },
      {
        hu: { title: 'Cím', slug: 'csillag', body_html: 'csillagászok' },
        en: { title: 'Astronomers', slug: 'star' },
      },
    )
    expect([await countResults('csillagászok', 'en'), await countResults('astronomer', 'en')]).toEqual([0, 1])
    await owner.query('delete from public.articles where id in ($1, $2)', [both, hungarian])
  })

  test('saving, unpublishing and deleting take effect at once', async () => {
    const id = await article('pillangó')
    expect(await countResults('pillangó')).toBe(1)
    await owner.query(`update public.articles set _status = 'draft' where id = $1`, [id])
    expect(await countResults('pillangó')).toBe(0)
    await owner.query(`update public.articles set _status = 'published' where id = $1`, [id])
    expect(await countResults('pillangó')).toBe(1)
    await owner.query('update public.articles set publish_date = $2 where id = $1', [
      id,
      `${farFuture}T00:00:00Z`,
    ])
    expect(await countResults('pillangó')).toBe(0)
    await owner.query('delete from public.articles where id = $1', [id])
    expect((await owner.query('select from feed.document where document_id = $1', [id])).rowCount).toBe(0)
  })

  test('a rebuild of the search words changes nothing', async () => {
    const id = await article('szitakötő', 'dragonfly')
    const rows =
      'select kind, document_id, lang, publish_date, words::text from feed.document order by 1, 2, 3'
    const before = (await owner.query(rows)).rows
    await owner.query('select upkeep.rebuild()')
    expect((await owner.query(rows)).rows).toEqual(before)
    await owner.query('delete from public.articles where id = $1', [id])
  })
})

describe('E7: keywords', () => {
  test.each(['', ' ', '!?…', "'", '\\', ':*', '&|!()', '---', '\0', '😀', '%', '_', '<>', '"'])(
    'punctuation only, %j, finds nothing',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({
        results: 0,
        more: false,
        articles: { meta: { last_page: 1, total: 0 } },
      })
    },
  )

  test.each(["'", '\\', ':*', '&|!()', "''", '\\\\', "\\'", '<->', '"', '%', ';--', '\0'])(
    '%j next to a word is harmless',
    async (sign) => {
      const id = await article('különleges')
      for (const keyword of [`${sign}különleges`, `különleges${sign}`, `${sign} különleges ${sign}`])
        expect(await countResults(keyword), keyword).toBe(1)
      await owner.query('delete from public.articles where id = $1', [id])
    },
  )

  test('is read up to its 100th character', async () => {
    const id = await article('rövidke')
    const hundred = `rövidke${' '.repeat(93)}`
    expect([await countResults(hundred), await countResults(`${hundred}nincsilyen`)]).toEqual([1, 1])
    expect([
      await countResults(`${' '.repeat(100)}rövidke`),
      await countResults(`rövidke${' '.repeat(92)}x`),
    ]).toEqual([0, 0])
    await owner.query('delete from public.articles where id = $1', [id])
  })
})
