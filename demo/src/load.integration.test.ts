import type {} from '@palank/newsroom/payload-types'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { simulate } from '../season/simulate.ts'
import type { World } from '../season/types.ts'
import { clubs } from './clubs.ts'
import { loadAvif } from './load-avif.ts'
import { loadClub } from './load-club.ts'
import { ownTeams } from './load-sport.ts'
import type { DemoClub } from './types.ts'

// The other club's database, so that other tests do not see the demo; the configuration reads it at import.
process.env.DATABASE_URL = process.env.OTHER_DATABASE_URL
const quiet = { write: () => undefined }
const fullClub = clubs.solymok
const articles = fullClub.articles.slice(0, 3)
const articleKeys = articles.map(({ key }) => key)

/** Enough of the club to cover every kind of document, with few pictures to be quick. */
const club: DemoClub = {
  ...fullClub,
  articles: articles.map((article) => ({
    ...article,
    related: article.related.filter((key) => articleKeys.includes(key)),
  })),
  galleries: fullClub.galleries
    .slice(0, 1)
    .map((gallery) => ({ ...gallery, files: gallery.files.slice(0, 2) })),
  videos: fullClub.videos.slice(0, 2).map((video) => ({ ...video, related: [] })),
}

/** The league and the cup of one season with a few matches, and only the players of their teams. */
function smallWorld(): World {
  const { clubs, arenas, seasons, ...all } = simulate({ club: 'solymok', day: '2026-11-15' })
  const competitions = all.competitions.filter(({ key }) => ['league-2026', 'cup-2026'].includes(key))
  const entered = new Set(competitions.flatMap(({ entries }) => entries.map(({ team }) => team)))
  const own = Object.values(ownTeams({ clubs, arenas, seasons, ...all }))
  const teams = all.teams.filter(({ key }) => entered.has(key) || own.includes(key))
  const squads = new Set(teams.flatMap(({ squad }) => squad.map(({ player }) => player)))
  const players = all.players
    .filter(({ key }) => squads.has(key))
    .map((player, index) => (index < 2 ? player : { ...player, portrait: null }))
  const matchesOf = (key: string) => all.matches.filter(({ competition }) => competition === key)
  const [matches, cup] = [matchesOf('league-2026'), matchesOf('cup-2026')]
  return {
    clubs,
    arenas,
    seasons,
    competitions,
    teams,
    players,
    matches: [...matches.slice(0, 5), ...matches.slice(-2), ...cup.slice(0, 1)],
  }
}
const world = smallWorld()

let payload: Payload
beforeAll(async () => {
  const { default: config } = await import('@palank/newsroom/payload-config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config })
})
afterAll(() => payload.destroy())

const first = async (language: 'hu' | 'en', title: string) => {
  const { docs } = await payload.find({
    collection: 'articles',
    locale: language,
    where: { title: { equals: title } },
  })
  return docs[0]
}

it('loads everything in both languages, published', async () => {
  const { created, updated, unchanged } = await loadClub(payload, club, quiet, { world })
  expect([updated, unchanged]).toEqual([0, 0])
  expect(created).toBeGreaterThan(60)
  for (const { title } of club.articles) {
    const [hu, en] = [await first('hu', title.hu), await first('en', title.en)]
    expect(hu?.id).toBe(en?.id)
    expect(hu?._status).toBe('published')
  }
  // Loading a club is slow on a busy machine.
}, 240_000)

it('encodes every picture as AVIF, once', async () => {
  expect(await loadAvif(payload, sharp, quiet)).toBeGreaterThan(5)
  for (const collection of ['media', 'gallery-files'] as const) {
    const where = { mimeType: { not_equals: 'image/svg+xml' } }
    const { docs } = await payload.find({ collection, where, pagination: false })
    expect(docs.length).toBeGreaterThan(0)
    for (const { avif } of docs) expect(avif).toContainEqual(expect.objectContaining({ width: 480 }))
  }
  expect(await loadAvif(payload, sharp, quiet)).toBe(0)
}, 120_000)

it('converts Markdown to the HTML of the editor', async () => {
  const html = (await first('hu', club.articles[0]?.title.hu ?? ''))?.body_html ?? ''
  expect(html).toContain('<h2>A harmadik negyed döntött</h2>')
  expect(html).toContain(
    '<blockquote>Nem lettünk gyorsabbak. Előbb indultunk.<br />Varga Ákos, csapatkapitány</blockquote>',
  )
  expect(html).toContain('<tr><th><p>Negyed</p></th><th><p>Sólymok</p></th><th><p>Bikák</p></th></tr>')
  expect(html).toContain('<tr><td><p>1.</p></td><td><p>24</p></td><td><p>23</p></td></tr>')
  expect(html).not.toMatch(/\*\*|\|/)
})

it('stores links to the club’s own pages by id', async () => {
  const { docs } = await payload.find({ collection: 'pages', locale: 'all', pagination: false })
  const html = docs.map(({ body_html }) => JSON.stringify(body_html)).join('')
  expect(html).toMatch(/\/-\/pages\/\d+/)
  expect(html).not.toMatch(/href=\\"\/(oldalak|page)\//)
})

it('writes menus of three levels in both languages', async () => {
  const where = { place: { equals: 'main' } }
  for (const locale of ['hu', 'en'] as const) {
    const { docs } = await payload.find({ collection: 'menus', where, locale })
    const names = (docs[0]?.items ?? []).flatMap((item) => [
      item.name,
      ...(item.children ?? []).flatMap((child) => [
        child.name,
        ...(child.grandchildren ?? []).map(({ name }) => name),
      ]),
    ])
    expect(names).toContain(locale === 'hu' ? 'Férfi NB I. A' : 'Men’s NB I A')
    expect(names.every(Boolean)).toBe(true)
  }
})

it('gives the own club id 1 and links the menus to its teams', async () => {
  expect(await payload.findByID({ collection: 'clubs', id: 1 })).toMatchObject({
    name: 'Dunai Sólymok',
    name_en: 'Danube Falcons',
  })
  const { docs } = await payload.find({
    collection: 'competition-teams',
    where: { club: { equals: 1 } },
    sort: 'order',
  })
  expect(docs.map(({ name, name_en }) => [name, name_en])).toEqual([
    ['Dunai Sólymok', null],
    ['Dunai Sólymok U23', 'Danube Falcons U23'],
    ['Dunai Sólymok U16', 'Danube Falcons U16'],
  ])
  expect(docs[0]?.staff?.[0]).toMatchObject({
    last_name: 'Gerencsér',
    first_name: 'Tibor',
    role: 'vezetőedző',
  })
  const menus = await payload.find({ collection: 'menus', locale: 'all', pagination: false })
  const links = JSON.stringify(menus.docs)
  for (const { id } of docs) expect(links).toMatch(new RegExp(`"/csapat/${id}".*"/team/${id}"`, 's'))
})

it('loads consents of the U16 players, and a request', async () => {
  const { docs } = await payload.find({ collection: 'consents', pagination: false, depth: 1 })
  expect(docs).toHaveLength(9)
  const named = docs.filter(({ full_name, withdrawn_at }) => full_name && !withdrawn_at)
  expect(named.length).toBeGreaterThan(4)
  for (const { player, given_by, given_at } of docs) {
    const { birth_year } = player as { birth_year: number }
    const under14 = Number(given_at.slice(0, 4)) < birth_year + 14
    expect(given_by).toBe(under14 ? 'guardian' : 'guardian_and_player')
  }
  expect((await payload.find({ collection: 'child-requests' })).docs).toMatchObject([{ status: 'open' }])
})

it('loads matches with their quarters and box scores', async () => {
  const { docs } = await payload.find({ collection: 'matches', sort: 'id', depth: 0 })
  expect(docs.length).toBe(world.matches.length)
  const played = docs.find(({ status, forfeit }) => status === 'finished' && !forfeit)
  const points = (side: string) =>
    (played?.lines ?? []).reduce((sum, line) => sum + (line.side === side ? (line.points ?? 0) : 0), 0)
  expect([points('home'), points('away')]).toEqual([played?.home_score, played?.away_score])
  expect(played?.periods?.length).toBeGreaterThanOrEqual(4)
  expect(played?.lines?.some(({ did_not_play, points }) => did_not_play && points === null)).toBe(true)
})

it('A10: loads the rounds of the cup in both languages', async () => {
  const rounds = async (locale: 'hu' | 'en') => {
    const where = { round: { equals: locale === 'hu' ? 'Nyolcaddöntő' : 'Last sixteen' } }
    return (await payload.find({ collection: 'matches', where, locale, depth: 0 })).docs.map(({ id }) => id)
  }
  expect(await rounds('hu')).toHaveLength(1)
  expect(await rounds('en')).toEqual(await rounds('hu'))
})

it('changes nothing the second time', async () => {
  const before = await payload.find({ collection: 'articles', locale: 'all', pagination: false })
  const { created, updated, unchanged } = await loadClub(payload, club, quiet, { world })
  expect([created, updated]).toEqual([0, 0])
  expect(unchanged).toBeGreaterThan(60)
  expect(await payload.find({ collection: 'articles', locale: 'all', pagination: false })).toEqual(before)
})

it('does not overwrite what an editor changed or deleted', async () => {
  const [edited, deleted] = [
    await first('hu', club.articles[0]?.title.hu ?? ''),
    await first('hu', club.articles[1]?.title.hu ?? ''),
  ]
  const data = { title: 'Az én címem', slug: 'az-en-cimem' }
  await payload.update({ collection: 'articles', id: edited?.id ?? 0, data })
  await payload.delete({ collection: 'articles', id: deleted?.id ?? 0 })
  expect(await loadClub(payload, club, quiet, { world })).toMatchObject({ created: 0, updated: 0 })
  expect((await first('hu', 'Az én címem'))?.slug).toBe('az-en-cimem')
  expect(await payload.count({ collection: 'articles' })).toEqual({ totalDocs: 2 })
})

it('updates what changed in the demo content, and keeps its publication date', async () => {
  const [article, ...rest] = club.articles
  if (!article) throw new Error('no article')
  const before = await first('hu', 'Az én címem')
  const title = { hu: 'Átírt cím', en: 'Rewritten title' }
  const changed = { ...club, articles: [{ ...article, title, publishedDaysAgo: 99 }, ...rest] }
  expect(await loadClub(payload, changed, quiet, { world })).toMatchObject({ created: 0, updated: 1 })
  const after = await first('en', 'Rewritten title')
  expect([after?.id, after?.publish_date]).toEqual([before?.id, before?.publish_date])
})

it('rejects a club with an unknown key', async () => {
  const [article] = club.articles
  if (!article) throw new Error('no article')
  const broken = { ...club, articles: [{ ...article, categories: ['nincs-ilyen'] }] }
  await expect(loadClub(payload, broken, quiet, { world })).rejects.toThrow(
    'no categories with the key nincs-ilyen is loaded',
  )
})
