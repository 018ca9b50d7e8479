import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChild, giveConsent } from '../testing/children.ts'
import { type Caller, callApi, callers, createUsers, openPayload } from '../testing/newsroom.ts'
import type { LinkTarget } from './kinds.ts'

let payload: Payload
let tokens: Record<Caller, string | undefined>
let season: number
/** In every name, so that the documents of other tests are not found. */
const mark = `Őzláb${Date.now() % 100_000}`

const find = async (query: string, as: Caller = 'editor'): Promise<LinkTarget[]> =>
  (await callApi('GET', `/link-targets?${query}`, { as: tokens[as] })).body.targets
const titles = async (search: string, more = '') =>
  (await find(`search=${encodeURIComponent(search)}${more}`)).map(({ kind, title }) => `${kind}: ${title}`)

beforeAll(async () => {
  payload = await openPayload()
  tokens = await createUsers(payload)
  season = (await payload.create({ collection: 'seasons', data: { year: 2041 } })).id
  await payload.create({
    collection: 'articles',
    data: {
      title: `${mark} a döntőben`,
      _status: 'published',
      publish_date: '2026-01-02T10:00:00Z',
    } as never,
  })
  await payload.create({ collection: 'articles', data: { title: `${mark} vázlat` }, draft: true })
  await payload.create({
    collection: 'pages',
    data: { title: `${mark} csarnok`, _status: 'published' } as never,
  })
  await payload.create({ collection: 'galleries', data: { name: `${mark} képei` }, draft: true })
  const teams: number[] = []
  for (const name of [`${mark} KC`, 'Bikák']) {
    teams.push((await payload.create({ collection: 'competition-teams', data: { name, season } })).id)
  }
  const entries = teams.map((team) => ({ team }))
  const competition = await payload.create({
    collection: 'competitions',
    data: { name: 'Kupa', season, entries } as never,
  })
  await payload.create({
    collection: 'matches',
    data: {
      competition: competition.id,
      home_team: teams[0] ?? 0,
      away_team: teams[1] ?? 0,
      status: 'scheduled',
      game_time: '2041-10-05T16:00:00Z',
    },
  })
  const player = await payload.create({
    collection: 'players',
    data: { last_name: mark, first_name: 'Ágnes', birth_year: 1990 },
  })
  await payload.update({
    collection: 'competition-teams',
    id: teams[0] ?? 0,
    data: { squad: [{ player: player.id }] },
  })
})
afterAll(() => payload.destroy())

it('finds every kind by a part of its name, without accents and in any case', async () => {
  const all = [
    `articles: ${mark} a döntőben`,
    `articles: ${mark} vázlat`,
    `matches: ${mark} KC – Bikák`,
    `players: ${mark} Ágnes`,
    `competition-teams: ${mark} KC`,
    `galleries: ${mark} képei`,
    `pages: ${mark} csarnok`,
  ]
  const plain = mark.replace('Ő', 'o').replace('á', 'a')
  expect((await titles(plain)).toSorted()).toEqual(all.toSorted())
  expect((await titles(mark.toUpperCase())).toSorted()).toEqual(all.toSorted())
  expect(await titles(`agnes ${plain}`)).toEqual([`players: ${mark} Ágnes`])
  expect(await titles(`DONTOBEN ${plain}`)).toEqual([`articles: ${mark} a döntőben`])
})

it('tells namesakes apart, and says what is not public', async () => {
  // Without a date a draft comes last.
  const [article, draft] = await find(`search=${encodeURIComponent(mark)}&kinds=articles`)
  expect(article).toMatchObject({ detail: '2026. 01. 02.', isPublic: true })
  expect(draft).toMatchObject({ isPublic: false })
  const [match] = await find(`search=${encodeURIComponent(mark)}&kinds=matches`)
  expect(match?.detail).toBe('2041. 10. 05., Kupa')
  const [player] = await find(`search=${encodeURIComponent(mark)}&kinds=players`)
  expect(player?.detail).toBe(`${mark} KC, 2041/42`)
  expect(await find(`kinds=matches&id=${match?.id}`)).toEqual([match])
})

it('characters with a meaning in SQL find nothing special', async () => {
  for (const search of ['%', '_', '\\', "'; drop table public.players; --"])
    expect(await titles(`${mark}${search}zzz`)).toEqual([])
})

it('a minor without consent for a page cannot be linked to', async () => {
  const name = `Kis${mark}`
  const id = await createChild(payload, { last_name: name, first_name: 'Bea' })
  const squad = [{ player: id }]
  await payload.create({ collection: 'competition-teams', data: { name: 'U16', season, squad } })
  expect(await titles(name)).toEqual([])
  await giveConsent(payload, id)
  expect(await titles(name)).toEqual([`players: ${name} Bea`])
})

it('X8: only those who write texts search', async () => {
  for (const caller of callers) {
    const { status } = await callApi('GET', `/link-targets?search=${encodeURIComponent(mark)}`, {
      as: tokens[caller],
    })
    expect([caller, status]).toEqual([caller, ['admin', 'editor'].includes(caller) ? 200 : 403])
  }
})

it('refuses unknown kinds', async () => {
  const { status } = await callApi('GET', '/link-targets?kinds=users', { as: tokens.editor })
  expect(status).toBe(400)
})
