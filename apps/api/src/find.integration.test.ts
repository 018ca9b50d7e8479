import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, expectProblem, type TestApi } from './testing/api.ts'
import { draft, fillDatabase, published } from './testing/content.ts'
import { connect, type Owner, type Row, save, truncateContent } from './testing/database.ts'
import { farFuture } from './testing/dates.ts'

let owner: Owner
let api: TestApi

beforeAll(async () => {
  owner = await connect()
  api = createTestApi()
})
beforeEach(() => fillDatabase(owner))
afterAll(async () => {
  await api.close()
  await truncateContent(owner)
  await owner.end()
})

const kinds = [
  {
    table: 'articles',
    name: 'article/find',
    param: 'id',
    shown: published('2025-06-01'),
    hidden: draft('2025-06-01'),
  },
  {
    table: 'pages',
    name: 'page/find',
    param: 'slug',
    shown: { _status: 'published' },
    hidden: { _status: 'draft' },
  },
] as const

describe.each(kinds)('F5, B14: $name', ({ table, name, param, shown, hidden }) => {
  const write = (id: number, hu: string, en?: string, row: Row = shown) =>
    save(
      owner,
      table,
      { id, ...row },
      { hu: { title: `Cím ${id}`, slug: hu }, ...(en ? { en: { title: `Title ${id}`, slug: en } } : {}) },
    )
  const call = (key: string | number, lang = 'hu') =>
    api.call(name, { params: { [param]: key }, query: { lang } })
  const find = async (key: string | number, lang = 'hu') => {
    const { status, body } = await call(key, lang)
    return status === 200 ? body.data.id : status
  }

  test('by id, and by the slug of either language in either language', async () => {
    await write(20, 'magyar', 'english')
    for (const key of [20, '20', '0020', 'magyar', 'english']) {
      const hu = (await call(key)).body.data
      const en = (await call(key, 'en')).body.data
      expect(hu).toMatchObject({ id: 20, lang: 'hu', slug: 'magyar', slugs: { hu: 'magyar', en: 'english' } })
      expect(en).toMatchObject({
        id: 20,
        lang: 'en',
        slug: 'english',
        slugs: { hu: 'magyar', en: 'english' },
      })
    }
  })

  test('by every former slug, returning the current ones', async () => {
    await write(20, 'elso', 'first')
    await write(20, 'masodik', 'second')
    await write(20, 'harmadik', 'third')
    for (const key of ['elso', 'first', 'masodik', 'second', 'harmadik', 'third'])
      expect((await call(key, 'en')).body.data).toMatchObject({
        id: 20,
        slugs: { hu: 'harmadik', en: 'third' },
      })
    await write(20, 'elso', 'first')
    expect((await call('harmadik')).body.data.slugs).toEqual({ hu: 'elso', en: 'first' })
  })

  test('a former slug now used by another document finds that one, even after the first is saved again', async () => {
    await write(20, 'kozos')
    await write(20, 'regi-mas')
    await write(21, 'kozos')
    expect(await find('kozos')).toBe(21)
    await write(20, 'regi-harmadik')
    expect([await find('kozos'), await find('regi-mas')]).toEqual([21, 20])
  })

  test('a slug used by two documents finds the one in the requested language', async () => {
    await write(20, 'sport', 'other')
    await write(21, 'masik', 'sport')
    expect([await find('sport', 'hu'), await find('sport', 'en')]).toEqual([20, 21])
    await write(20, 'sport', 'other', hidden)
    expect(await find('sport', 'hu')).toBe(21)
  })

  test('unpublished: not by id, not by any slug; published again: found as before', async () => {
    await write(20, 'elso')
    await write(20, 'masodik', 'second')
    await write(20, 'masodik', 'second', hidden)
    for (const key of [20, 'elso', 'masodik', 'second']) expect(await find(key)).toBe(404)
    await write(20, 'masodik', 'second')
    for (const key of [20, 'elso', 'masodik', 'second']) expect(await find(key)).toBe(20)
  })

  test('a draft that was never published is not found', async () => {
    await write(20, 'vazlat', 'sketch', hidden)
    for (const key of [20, 'vazlat', 'sketch']) expect(await find(key)).toBe(404)
  })

  test('deleted: not found by any slug', async () => {
    await write(20, 'elso')
    await write(20, 'masodik')
    await owner.query(`delete from public.${table} where id = 20`)
    for (const key of [20, 'elso', 'masodik']) expectProblem(await call(key), 404)
    expect((await owner.query('select from feed.slug where document_id = 20')).rowCount).toBe(0)
  })

  test('an unknown key is not found, an invalid one is rejected', async () => {
    for (const key of [999, 0, '2147483648', '99999999999999999999', 'nincs', "x' or '1'='1", '..%2f', ' '])
      expectProblem(await call(key), 404)
    for (const key of ['a\0b', 'x'.repeat(201)]) expectProblem(await call(key), 400)
  })
})

describe('F5: an article', () => {
  test('scheduled for later is found neither by id nor by slug', async () => {
    for (const id of [4, 'hir-4', 'news-4'])
      expectProblem(await api.call('article/find', { params: { id } }), 404)
  })

  test('never lists a hidden related article', async () => {
    await save(owner, 'articles', { id: 1 }, {}, { related_articles: [3, 4, 5, 6, 7, 8] })
    const { data } = await api.get('article/find', { params: { id: 1 } })
    expect(data.related_articles.map(({ id }) => id)).toEqual([5, 6, 7, 8])
  })
})

describe('links in stored text', () => {
  const bodyOf = async (body_html: string, lang = 'hu') => {
    await save(
      owner,
      'articles',
      { id: 30, ...published('2025-06-01') },
      {
        hu: { title: 'Linkek', slug: 'linkek', body_html },
        en: { title: 'Links', slug: 'links', body_html },
      },
    )
    return (await api.get('article/find', { params: { id: 30 }, query: { lang } })).data.body
  }

  test.each([
    ['/-/articles/1', '/hirek/teljes-hir', '/news/whole-news'],
    ['/-/articles/2', '/hirek/puszta', '/news/puszta'],
    ['/-/pages/1', '/oldalak/rolunk', '/page/about-us'],
    ['/-/galleries/1', '/galeria/1', '/gallery/1'],
    ['/-/videos/1', '/media/1', '/video/1'],
    ['/-/documents/1', '/files/documents/szabalyzat.pdf', '/files/documents/szabalyzat.pdf'],
    ['/-/matches/1', '/merkozesek/1', '/schedules/1'],
    ['/-/players/1', '/csapat/1/jatekos/1', '/team/1/player/1'],
    ['/-/competition-teams/2', '/csapat/2', '/team/2'],
  ])('%s becomes the current address in the requested language', async (stored, hu, en) => {
    const html = `<p>lásd "ezt" <a href="${stored}">itt</a> és <a href="${stored}" rel="x">ott</a>.</p>`
    expect(await bodyOf(html)).toBe(html.replaceAll(stored, hu))
    expect(await bodyOf(html, 'en')).toBe(html.replaceAll(stored, en))
  })

  test.each([
    ['match', 'matches', 1],
    ['gallery', 'galleries', 1],
    ['video', 'videos', 1],
  ])(
    'an embedded %s has its address and its current name, and is gone when it is',
    async (mark, kind, id) => {
      const embed = (target: number) =>
        `<figure data-${mark}="${target}"><a href="/-/${kind}/${target}">▦</a></figure>`
      const named = /^<p>a<\/p><figure data-\w+="1"><a href="\/[a-z]+\/1">[^<▦]{3,}<\/a><\/figure><p>b<\/p>$/
      for (const lang of ['hu', 'en'])
        expect(await bodyOf(`<p>a</p>${embed(id)}${embed(9999)}<p>b</p>`, lang)).toMatch(named)
    },
  )

  test('an image gets its address, size and alt text', async () => {
    const html = '<figure><img src="/-/media/1"></figure>'
    const large = 'src="/files/media/full-1600.webp"'
    expect(await bodyOf(html)).toBe(
      `<figure><img ${large} alt="Kosárra dobás" width="1600" height="1200"></figure>`,
    )
    expect(await bodyOf(html, 'en')).toContain('alt="A shot"')
    expect(await bodyOf('<img src="/-/media/2">')).toBe('<img src="/files/media/bare.svg" alt="">')
  })

  test('alt text cannot break out of its attribute', async () => {
    const alt = '"><script>alert(1)</script>\\" & \n'
    await save(owner, 'media', { id: 3 }, { hu: { alt } })
    expect(await bodyOf('<img src="/-/media/3">')).toBe(
      '<img src="/files/media/logo.png" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\&quot; &amp; \n">',
    )
  })

  test.each([
    'articles/3',
    'articles/4',
    'articles/99',
    'pages/3',
    'galleries/3',
    'galleries/4',
    'videos/3',
    'documents/9',
    'matches/9999',
    'players/9999',
    'competition-teams/9999',
  ])('a link to %s, which is hidden, is removed and its text stays', async (target) => {
    expect(await bodyOf(`<p><a href="/-/${target}">szöveg</a></p>`)).toBe('<p><a >szöveg</a></p>')
  })

  test('a new slug changes the link; outside addresses stay', async () => {
    const html = '<a href="/-/articles/5">belső</a> <a href="https://example.org/-/articles/5">külső</a>'
    expect(await bodyOf(html)).toContain('href="/hirek/hir-5"')
    await save(owner, 'articles', { id: 5 }, { hu: { title: 'Hír 5', slug: 'uj-cim' } })
    const body = await bodyOf(html)
    expect(body).toBe(
      '<a href="/hirek/uj-cim">belső</a> <a href="https://example.org/-/articles/5">külső</a>',
    )
  })

  test('work in pages too', async () => {
    await save(
      owner,
      'pages',
      { id: 1 },
      { hu: { title: 'Rólunk', slug: 'rolunk', body_html: '<a href="/-/articles/1">h</a>' } },
    )
    const { data } = await api.get('page/find', { params: { slug: 'rolunk' }, query: { lang: 'en' } })
    expect(data).toMatchObject({ lang: 'hu', body: '<a href="/news/whole-news">h</a>' })
  })

  test('a scheduled article is linked once it is published', async () => {
    await save(owner, 'articles', { id: 4, ...published('2025-01-01') })
    expect(await bodyOf('<a href="/-/articles/4">h</a>')).toBe('<a href="/hirek/hir-4">h</a>')
    await save(owner, 'articles', { id: 4, ...published(farFuture) })
    expect(await bodyOf('<a href="/-/articles/4">h</a>')).toBe('<a >h</a>')
  })
})
