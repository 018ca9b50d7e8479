import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApi, type Query, type TestApi, testEnv } from './testing/api.ts'
import { fillDatabase } from './testing/content.ts'
import { connect, type Owner, save, truncateContent } from './testing/database.ts'

let owner: Owner
let api: TestApi

beforeAll(async () => {
  owner = await connect()
  await fillDatabase(owner)
})
// Totals are cached for five seconds: a new server starts without any.
beforeEach(async () => {
  await api?.close()
  api = createTestApi()
})
afterAll(async () => {
  await api.close()
  await truncateContent(owner)
  await owner.end()
})

const idsOf = (items: { id: number }[]) => items.map(({ id }) => id)

describe('F5: article/list', () => {
  const listed = async (query: Query) => {
    const { data, meta } = await api.get('article/list', { query })
    expect(meta.total).toBe(data.length)
    return idsOf(data)
  }

  test('leaves out drafts and scheduled articles', async () => {
    expect(await listed({})).toEqual([6, 5, 2, 1, 9, 7, 8])
  })

  test.each([
    ['merkozes', [5, 1, 7]],
    ['match', [5, 1, 7]],
    ['utanpotlas', [1, 7]],
    ['jobs', [8]],
    ['nincs-ilyen', []],
    ["' or 1=1 --", []],
  ])('by category %s, with the slug of either language', async (category, ids) => {
    for (const lang of ['hu', 'en'])
      expect(await listed({ lang, 'filters[category]': category })).toEqual(ids)
  })

  test.each([
    ['highlight', [6, 1]],
    ['slider', [5]],
    ['no', [2, 9, 7, 8]],
  ])('by place %s', async (highlight, ids) => {
    expect(await listed({ 'filters[highlight]': highlight })).toEqual(ids)
  })

  test.each([
    ['slider', 'match', [5]],
    ['highlight', 'merkozes', [1]],
    ['no', 'utanpotlas', [7]],
    ['slider', 'jobs', []],
  ])('by place %s and category %s', async (highlight, category, ids) => {
    expect(await listed({ 'filters[highlight]': highlight, 'filters[category]': category })).toEqual(ids)
  })

  test('by place, in the order that editors gave; what lost its date lost its place', async () => {
    const category = { 'filters[category]': 'merkozes' }
    const highlighted = () => listed({ 'filters[highlight]': 'highlight' })
    await owner.query(`insert into public.home_places (id, highlight, publish_date, placed_at)
      select id, highlight, publish_date, now() from public.articles where id = 1`)
    try {
      expect(await highlighted()).toEqual([1, 6])
      expect(await listed({ 'filters[highlight]': 'highlight', ...category })).toEqual([1])
      // Other lists are by date as ever.
      expect(await listed({})).toEqual([6, 5, 2, 1, 9, 7, 8])
      await owner.query(`update public.home_places set publish_date = publish_date - interval '1 day'`)
      expect(await highlighted()).toEqual([6, 1])
    } finally {
      await owner.query('delete from public.home_places')
    }
  })

  test('rejects an unknown place, an empty category and a repeated one', async () => {
    for (const query of [
      { 'filters[highlight]': 'top' },
      { 'filters[category]': '' },
      { 'filters[category]': 'x'.repeat(201) },
      { 'filters[category]': ['a', 'b'] },
    ])
      expect((await api.call('article/list', { query })).status).toBe(400)
  })

  test('a slug shared by two categories means the one in the requested language', async () => {
    await save(
      owner,
      'categories',
      { id: 51 },
      { hu: { name: 'Klub', slug: 'klub-a' }, en: { name: 'Club', slug: 'kozos' } },
    )
    await save(owner, 'categories', { id: 52 }, { hu: { name: 'Közös', slug: 'kozos' } })
    await save(owner, 'articles', { id: 8 }, {}, { categories: [51] })
    await save(owner, 'articles', { id: 9 }, {}, { categories: [52] })
    expect(await listed({ 'filters[category]': 'kozos' })).toEqual([9])
    expect(await listed({ 'filters[category]': 'kozos', lang: 'en' })).toEqual([8])
    await owner.query('delete from public.categories where id in (51, 52)')
  })

  test('follows a changed category and a deleted one', async () => {
    await save(owner, 'categories', { id: 50 }, { hu: { name: 'Próba', slug: 'proba' } })
    await save(owner, 'articles', { id: 9 }, {}, { categories: [50] })
    expect(await listed({ 'filters[category]': 'proba' })).toEqual([9])
    await owner.query('delete from public.categories where id = 50')
    const { data } = await api.get('article/list', { query: { 'filters[category]': 'proba' } })
    expect(data).toEqual([])
    expect((await owner.query('select from feed.article_category where article_id = 9')).rowCount).toBe(0)
  })
})

describe('F5: galleries and videos', () => {
  test('are listed newest first, without drafts and scheduled ones', async () => {
    expect(idsOf((await api.get('gallery/list')).data)).toEqual([5, 2, 1])
    expect(idsOf((await api.get('gallery/list-latest', { query: { per_page: 2 } })).data)).toEqual([5, 2])
    expect(idsOf((await api.get('video/list')).data)).toEqual([2, 1])
  })

  test.each([3, 4, 99, 2_147_483_647])('number %i is not found', async (id) => {
    for (const name of ['gallery/find', 'gallery/list-files', 'video/find'] as const)
      expect((await api.call(name, { params: { id } })).status).toBe(404)
  })

  test.each(['0', '-1', '2147483648', '1e3', 'abc', '%00', '1 '])(
    'an invalid id, %j, is rejected',
    async (id) => {
      for (const name of ['gallery/find', 'gallery/list-files', 'video/find'] as const)
        expect((await api.call(name, { params: { id } })).status).toBe(400)
    },
  )

  test('a gallery without a cover shows its first file', async () => {
    const { data } = await api.get('gallery/find', { params: { id: 5 }, query: { lang: 'en' } })
    expect(data.cover_image).toMatchObject({ public_url: '/files/gallery/kep-1.jpg', alt: 'First picture' })
    expect(data.thumbnails).toEqual(data.cover_image?.thumbnails)
    expect(data.file_count).toBe(2)
  })

  test('F7: list-files returns a page of files and the list of all', async () => {
    const first = await api.get('gallery/list-files', { params: { id: 1 } })
    expect(idsOf(first.data.files)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(first.meta).toEqual({ current_page: 1, per_page: 12, last_page: 2, total: 14 })
    const second = await api.get('gallery/list-files', { params: { id: 1 }, query: { page: 2, lang: 'en' } })
    expect(idsOf(second.data.files)).toEqual([2, 1])
    expect(second.data.files[1]).toMatchObject({
      name: 'First picture',
      hash_filename: 'kep-1.jpg',
      order: 14,
    })
    expect(second.data.files[0]).toMatchObject({ name: '', alt: null, width: null, sources: [], avif: [] })
    expect(idsOf(second.data.allfile)).toEqual(idsOf([...first.data.files, ...second.data.files]))
    const beyond = await api.get('gallery/list-files', { params: { id: 1 }, query: { page: 3 } })
    expect([beyond.data.files.length, beyond.data.allfile.length, beyond.meta.total]).toEqual([0, 14, 14])
    const none = await api.get('gallery/list-files', { params: { id: 2 } })
    expect(none).toEqual({
      data: { files: [], allfile: [] },
      meta: { current_page: 1, per_page: 12, last_page: 1, total: 0 },
    })
  })

  test('related videos are the visible ones', async () => {
    expect(idsOf((await api.get('video/find', { params: { id: 1 } })).data.related_videos)).toEqual([2])
  })
})

describe('C1: menus', () => {
  type Item = { id: string; name: string; children: Item[] }
  const shape = (items: Item[]): unknown[] =>
    items.map(({ id, children }) => (children.length ? { [id]: shape(children) } : id))
  const menuOf = async (lang: string) => (await api.get('menu/list', { query: { lang } })).data

  test('are in order, three levels deep, without hidden targets', async () => {
    const menus = await menuOf('hu')
    expect(menus.map(({ slug }) => slug)).toEqual(['lablec', 'fomenu'])
    expect(shape(menus[1]?.items ?? [])).toEqual([
      { a: [{ a1: ['a11'] }, 'a2'] },
      'b',
      'c',
      'e',
      { f: ['f1'] },
    ])
  })

  test('an item without a label is left out in that language only', async () => {
    const [footer, main] = await menuOf('en')
    expect(footer).toMatchObject({ lang: 'hu', name: 'Lábléc', items: [] })
    expect(shape(main?.items ?? [])).toEqual([{ a: [{ a1: ['a11'] }, 'a2'] }, 'b', 'e', { f: ['f1'] }])
  })

  test('a page item has the slug of its language; an item for a draft keeps only its children', async () => {
    const byId = async (lang: string) => {
      const items = (await menuOf(lang))[1]?.items ?? []
      return Object.fromEntries(items.map((item) => [item.id, item]))
    }
    const hu = await byId('hu')
    const en = await byId('en')
    expect(hu.b).toMatchObject({
      type: 'static_page',
      link: null,
      page: { slug: 'rolunk' },
      locale: 'hu_HU',
      parent_id: null,
    })
    expect(en.b).toMatchObject({ page: { slug: 'about-us' }, locale: 'en_GB', name: 'Rólunk (en)' })
    expect(en.a?.children[0]).toMatchObject({ parent_id: 'a', link: '/hirek', page: null })
    expect(en.a?.children[0]?.children[0]).toMatchObject({ parent_id: 'a1', page: { slug: 'hazirend' } })
    expect(hu.f).toMatchObject({ page: null, link: null })
    expect(hu.e).toMatchObject({ type: 'external_url', link: 'example.org' })
  })

  test('an external address in Hungarian only is used for English too, a path of the site is not', async () => {
    await save(
      owner,
      'menus_items',
      { id: 'h', _parent_id: 1, _order: 8, type: 'external_url' },
      { hu: { name: 'Bolt', link: 'https://shop.example' }, en: { name: 'Shop' } },
    )
    await save(
      owner,
      'menus_items',
      { id: 'i', _parent_id: 1, _order: 9, type: 'internal_url' },
      { hu: { name: 'Hírek', link: '/hirek' }, en: { name: 'News' } },
    )
    const items = (await menuOf('en'))[1]?.items ?? []
    expect(items.find(({ id }) => id === 'h')).toMatchObject({ name: 'Shop', link: 'https://shop.example' })
    expect(items.some(({ id }) => id === 'i')).toBe(false)
    await owner.query("delete from public.menus_items where id in ('h', 'i')")
  })
})

describe('F7: banners, popup, sponsors, settings, pages', () => {
  test('banners are in order, filtered by date and visibility', async () => {
    expect(idsOf((await api.get('banner/list')).data)).toEqual([2, 1, 6])
    const [few, season] = (await api.get('banner/list', { query: { lang: 'en' } })).data
    expect(few).toMatchObject({ lang: 'hu', title: 'Kevés', url: null, position: 'home-below-prev-matches' })
    expect(season).toMatchObject({ lang: 'en', title: 'Bérlet (en)', url: '/news', position: 'page-bottom' })
  })

  test('the popup is the one changed last, or null', async () => {
    expect((await api.get('banner/popup', { query: { lang: 'en' } })).data).toMatchObject({
      id: 1,
      lang: 'en',
      url: '/news',
    })
    await owner.query('update public.popups set visible = false where id = 1')
    expect((await api.get('banner/popup')).data?.id).toBe(2)
    await owner.query('update public.popups set visible = false')
    expect((await api.get('banner/popup')).data).toBeNull()
  })

  test('active sponsors are in order', async () => {
    const { data } = await api.get('sponsor/list')
    expect(data.map(({ title, url, link }) => [title, url, link])).toEqual([
      ['Első', null, null],
      ['Második', 'https://example.org', 'https://example.org'],
    ])
  })

  test('settings: a row per filled field, Hungarian where English is empty', async () => {
    // The consent text is left to join.integration.test.ts.
    const rows = async (lang: string) =>
      (await api.get('setting/list', { query: { lang } })).data
        .filter((row) => row.setting_type !== 'join-us')
        .map((row) => [row.setting_type, row.name, row.value, row.lang])
    const shared = (lang: string) => [
      ['social-links', 'facebook', 'https://facebook.example/klub', lang],
      ['contact-settings', 'phone', '+36 1 234 5678', lang],
    ]
    expect(await rows('hu')).toEqual([
      ['page-settings', 'title', 'Klub', 'hu'],
      ['page-settings', 'description', 'Kosárlabda', 'hu'],
      ...shared('hu'),
      ['contact-settings', 'other', '<a href="/oldalak/rolunk">Rólunk</a>', 'hu'],
    ])
    expect(await rows('en')).toEqual([
      ['page-settings', 'title', 'Club', 'en'],
      ['page-settings', 'description', 'Kosárlabda', 'hu'],
      ...shared('en'),
      ['contact-settings', 'other', '<a href="/page/about-us">About</a>', 'en'],
    ])
  })

  test('pages are in order, with their listed flag', async () => {
    const { data } = await api.get('page/list', { query: { lang: 'en' } })
    expect(data.map(({ slug, listed }) => [slug, listed])).toEqual([
      ['hazirend', false],
      ['about-us', true],
    ])
  })

  test('server-config has languages, route words, season and club', async () => {
    const config = await api.get('server-config')
    expect(config).toMatchObject({ default_lang: 'hu', menu_lang: 'hu', current_season: 2025, club_id: 1 })
    expect(config.available_lang_array.map(({ alpha2, resources }) => [alpha2, resources.news])).toEqual([
      ['hu', 'hirek'],
      ['en', 'news'],
    ])
  })

  test('A4: server-config has the configured languages, the first as default', async () => {
    const english = createTestApi(testEnv({ LANGUAGES: 'en' }))
    const config = await english.get('server-config')
    await english.close()
    expect(config).toMatchObject({ default_lang: 'en', menu_lang: 'en' })
    expect(config.available_lang_array.map(({ alpha2 }) => alpha2)).toEqual(['en'])
  })
})
