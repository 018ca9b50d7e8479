import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../database.ts'
import { type Caller, callApi, callers, createUsers, openPayload } from '../testing/newsroom.ts'
import { drawMenu, type MenuRow } from './drawn-menu.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
})
afterAll(() => payload.destroy())

const targets = (json: object, as: Caller = 'editor') =>
  callApi('POST', '/menu-targets', { as: tokens[as], json })
const page = async (title: string, _status = 'published') =>
  (await payload.create({ collection: 'pages', locale: 'hu', data: { title, _status } as never })).id

type Row = { id: string; name?: string; link?: string; children?: Row[] }
const save = async (locale: 'hu' | 'en', items: object[], id?: number) => {
  const data = { name: 'Próba', place: 'footer', slug: `proba-${crypto.randomUUID()}`, items } as never
  const doc = id
    ? await payload.update({ collection: 'menus', id, locale, data: { name: 'Próba', items } as never })
    : await payload.create({ collection: 'menus', locale, data })
  return doc as unknown as { id: number; items: Row[] }
}
const linksOf = async (id: number) => {
  const { items } = await payload.findByID({ collection: 'menus', id, locale: 'all', depth: 0 })
  return (items as unknown as { link?: object }[]).map(({ link }) => link)
}

describe('a screen chosen in one language', () => {
  const type = 'internal_url'

  it('is the same screen in the other', async () => {
    const { id } = await save('hu', [
      { name: 'Hírek', type, link: '/hirek' },
      { name: 'Tabella', type, link: '/merkozesek?view=standings' },
    ])
    expect(await linksOf(id)).toEqual([
      { hu: '/hirek', en: '/news' },
      { hu: '/merkozesek?view=standings', en: '/schedules?view=standings' },
    ])
  })

  it('changes together, in every level', async () => {
    const first = await save('hu', [
      { name: 'A', type, link: '/hirek', children: [{ name: 'B', type, link: '/media' }] },
    ])
    const [item] = first.items
    const child = item?.children?.[0]
    await save(
      'en',
      [
        {
          id: item?.id,
          name: 'A',
          type,
          link: '/gallery',
          children: [{ id: child?.id, name: 'B', type, link: '/team' }],
        },
      ],
      first.id,
    )
    const { items } = await payload.findByID({ collection: 'menus', id: first.id, locale: 'all', depth: 0 })
    expect(items).toMatchObject([
      { link: { hu: '/galeria', en: '/gallery' }, children: [{ link: { hu: '/csapat', en: '/team' } }] },
    ])
  })

  it('leaves what somebody chose for the other language', async () => {
    const first = await save('hu', [{ name: 'A', type, link: '/hirek' }])
    const [item] = first.items
    await queryRows(
      { payload },
      sql`update public.menus_items_locales set link = '/video' where _locale = 'en' and _parent_id = ${item?.id}`,
    )
    await save('hu', [{ id: item?.id, name: 'A', type, link: '/galeria' }], first.id)
    expect(await linksOf(first.id)).toEqual([{ hu: '/galeria', en: '/video' }])
  })

  it('touches no address that has no twin, nor an outside one', async () => {
    const { id } = await save('hu', [
      { name: 'A', type, link: '/hirek/egy-cim' },
      { name: 'B', type: 'external_url', link: '/hirek' },
    ])
    expect(await linksOf(id)).toEqual([{ hu: '/hirek/egy-cim' }, { hu: '/hirek' }])
  })
})

describe('the names of targets', () => {
  it('are those of pages, also of drafts, and of what visitors see at a path', async () => {
    const mark = crypto.randomUUID()
    const [shown, draft] = [await page(`Csarnok ${mark}`), await page(`Vázlat ${mark}`, 'draft')]
    const path = `/oldalak/csarnok-${mark}`
    const paths = [path, `/oldalak/vazlat-${mark}`, '/csapat/999999', '/hireek']
    const { body } = await targets({ pages: [shown, draft, 2_000_000_000], paths })
    expect(body.pages).toEqual({
      [shown]: { title: { hu: `Csarnok ${mark}`, en: '' }, isPublic: true },
      [draft]: { title: { hu: `Vázlat ${mark}`, en: '' }, isPublic: false },
      2000000000: null,
    })
    expect(body.paths).toEqual({
      [path]: { title: `Csarnok ${mark}` },
      [`/oldalak/vazlat-${mark}`]: null,
      '/csapat/999999': null,
      '/hireek': null,
    })
  })

  it("include the club's own teams of the newest season", async () => {
    const season = (await payload.create({ collection: 'seasons', data: { year: 2100 } })).id
    const own = (
      await payload.create({
        collection: 'clubs',
        data: { name: `Példavári Vidrák ${Date.now()}`, own: true } as never,
      })
    ).id
    const other = (
      await payload.create({ collection: 'clubs', data: { name: `Vendég ${Date.now()}` } as never })
    ).id
    const team = (name: string, club: number) =>
      payload.create({
        collection: 'competition-teams',
        data: { name, season, club, age_group: 'u16', name_en: `${name} en` } as never,
      })
    const { id } = await team('Vidrák U16', own)
    await team('Vendég U16', other)
    const { body } = await targets({ pages: [], paths: [`/team/${id}`] })
    expect(body.teams).toEqual([{ id, name: { hu: 'Vidrák U16', en: 'Vidrák U16 en' } }])
    expect(body.paths).toEqual({ [`/team/${id}`]: { title: 'Vidrák U16 en' } })
    await payload.delete({ collection: 'competition-teams', where: { season: { equals: season } } })
    await payload.delete({ collection: 'seasons', id: season })
  })

  it('X8: only those who write menus ask', async () => {
    for (const caller of callers) {
      const { status } = await targets({ pages: [], paths: [] }, caller)
      expect([caller, status]).toEqual([caller, ['admin', 'editor'].includes(caller) ? 200 : 403])
    }
  })

  it('refuses what it cannot ask for', async () => {
    for (const wrong of [
      {},
      { pages: ['x'], paths: [] },
      { pages: [0], paths: [] },
      { pages: [], paths: [1] },
    ])
      expect((await targets(wrong)).status).toBe(400)
  })
})

it('draws the menu that the views of the api have', async () => {
  const [shown, draft] = [await page('Látszik'), await page('Nem látszik', 'draft')]
  const kinds = [
    { type: 'internal_url', link: '/hirek' },
    { type: 'internal_url', link: '/hirek/csak-magyarul' },
    { type: 'internal_url' },
    { type: 'external_url', link: 'https://jegy.example' },
    { type: 'external_url' },
    { type: 'static_page', page: shown },
    { type: 'static_page', page: draft },
    { type: 'static_page' },
  ]
  const items = kinds.flatMap((kind, index) => [
    { ...kind, name: `${index}` },
    { ...kind },
    {
      ...kind,
      name: `${index} fölött`,
      children: kinds.map((below, at) => ({ ...below, name: `${index}-${at}` })),
    },
  ])
  const { id, items: stored } = await save('hu', items)
  // In English every second item has a label.
  const english = stored.map(({ children, ...item }, index) => ({
    ...item,
    name: index % 2 ? `en ${index}` : '',
    link: undefined,
    children: children?.map((child) => ({ ...child, link: undefined })) ?? [],
  }))
  await save('en', english, id)
  const lookup = {
    page: (asked: number) => ({ isPublic: asked === shown }),
    path: () => ({}),
  }
  for (const locale of ['hu', 'en'] as const) {
    const hungarian =
      (await payload.findByID({ collection: 'menus', id, locale: 'hu', depth: 0 })).items ?? []
    const doc = await payload.findByID({ collection: 'menus', id, locale, depth: 0 })
    type Stored = { id?: string | null; type?: string; link?: string | null; children?: Stored[] | null }
    const rowsOf = (rows: Stored[], hu: Stored[]): MenuRow[] =>
      rows.map((row, index) => ({
        ...(row as MenuRow),
        link: row.link || (row.type === 'external_url' ? hu[index]?.link : null),
        rows: rowsOf(row.children ?? [], hu[index]?.children ?? []),
      }))
    const drawn = drawMenu(rowsOf(doc.items as never, hungarian as never), locale, lookup)
    const inView = await queryRows<{ name: string }>(
      { payload },
      sql`select name from api.menu_item_1 where owner_id = ${id} and lang = ${locale} order by position`,
    )
    expect(inView.length).toBeGreaterThan(3)
    expect(drawn.entries.map(({ name }) => name)).toEqual(inView.map(({ name }) => name))
    const below = await queryRows<{ name: string }>(
      { payload },
      sql`select c.name from api.menu_item_2 c join api.menu_item_1 i on i.id = c.owner_id and i.lang = c.lang
        where i.owner_id = ${id} and c.lang = ${locale} order by i.position, c.position`,
    )
    expect(drawn.entries.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(
      below.map(({ name }) => name),
    )
  }
})
