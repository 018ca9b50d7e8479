import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { roles } from '../access/roles.ts'
import { awaitsResult } from '../match-sheet/awaiting.ts'
import type { Match } from '../payload-types.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { readMatchDay, type Shown } from './read-match-day.ts'
import { type Section, sections } from './sections.ts'

// The other club's database, which may be emptied; the configuration reads it at import.
const databaseUrl = process.env.OTHER_DATABASE_URL ?? ''
process.env.DATABASE_URL = databaseUrl
const { callApi, createUsers, openPayload } = await import('../testing/newsroom.ts')

// A Saturday.
const now = Date.parse('2033-11-12T15:00:00Z')
const year = 2033

let payload: Payload
let tokens: Awaited<ReturnType<typeof createUsers>>
let competition: number
const teams: Record<string, number> = {}
const made: number[] = []

const userOf = (role: (typeof roles)[number]) => ({ roles: [role] }) as unknown as TypedUser

beforeAll(async () => {
  await emptyDatabase(databaseUrl)
  payload = await openPayload()
  tokens = await createUsers(payload)
  const season = (await payload.create({ collection: 'seasons', data: { year } })).id
  const club = (
    await payload.create({
      collection: 'clubs',
      data: { name: 'Példavári Vidrák', name_en: 'Példavár Otters', own: true },
    })
  ).id
  const team = async (name: string, more = {}) => {
    const data = { name, season, ...more }
    teams[name] = (await payload.create({ collection: 'competition-teams', data })).id
  }
  await team('Példavári Vidrák', { club, age_group: 'senior' })
  await team('Szűcs Őrzők')
  await team('Kívülállók')
  const entries = Object.values(teams).map((id) => ({ team: id }))
  const data = { name: 'Vidra-bajnokság', season, entries, ticket_url: 'https://jegyek.example/' }
  competition = (await payload.create({ collection: 'competitions', data: data as never })).id
})
beforeEach(async () => {
  await payload.delete({ collection: 'matches', where: { id: { in: made.splice(0) } } })
})
afterAll(async () => {
  await payload.destroy()
  await emptyDatabase(databaseUrl)
})

async function create(
  data: Partial<Match>,
  home = 'Példavári Vidrák',
  away = 'Szűcs Őrzők',
): Promise<number> {
  const match = await payload.create({
    collection: 'matches',
    locale: 'hu',
    data: {
      competition,
      home_team: teams[home] ?? 0,
      away_team: teams[away] ?? 0,
      status: 'scheduled',
      game_time: '2033-11-12T17:00:00.000Z',
      ...data,
    },
  })
  made.push(match.id)
  return match.id
}
const read = (shown: Partial<Shown> = {}, language: 'hu' | 'en' = 'hu', at = now) =>
  readMatchDay({ payload, user: userOf('statistician') }, { of: 'own', search: '', ...shown }, at, language)
const placeOf = async (id: number, shown: Partial<Shown> = {}): Promise<Section[]> => {
  const day = await read(shown)
  return sections.filter((section) => day.sections[section].matches.some((match) => match.id === id))
}
const others = ['Szűcs Őrzők', 'Kívülállók'] as const

describe('the match day', () => {
  it('is read by those who read matches, and by nobody else', async () => {
    await create({})
    const readAs = (user: TypedUser | null) =>
      readMatchDay({ payload, user }, { of: 'all', search: '' }, now, 'hu')
    for (const role of ['admin', 'editor', 'statistician', 'child_protection'] as const)
      expect((await readAs(userOf(role))).sections.today.matches, role).toHaveLength(1)
    await expect(readAs(userOf('registrar'))).rejects.toMatchObject({ status: 403 })
    await expect(readAs(null)).rejects.toMatchObject({ status: 403 })
  })

  it('has every match in one place at most, by the rule of the day', async () => {
    const expected: [Partial<Match>, Section | undefined][] = [
      [{}, 'today'],
      [{ game_time: '2033-11-11T23:00:00.000Z' }, 'today'],
      [{ game_time: '2033-11-11T22:59:00.000Z' }, 'awaiting'],
      [{ game_time: '2033-11-13T12:00:00.000Z' }, 'week'],
      [{ game_time: '2033-11-13T23:00:00.000Z' }, 'next_week'],
      [{ game_time: '2033-11-20T22:59:00.000Z' }, 'next_week'],
      [{ game_time: '2033-11-20T23:00:00.000Z' }, 'later'],
      [{ game_time: null }, 'undated'],
      [{ game_time: '2033-11-01T12:00:00.000Z', status: 'postponed' }, 'undated'],
      [{ game_time: '2033-11-01T12:00:00.000Z', status: 'cancelled' }, undefined],
      [{ game_time: '2033-11-01T12:00:00.000Z', status: 'live' }, 'awaiting'],
      [
        { game_time: '2033-11-01T12:00:00.000Z', status: 'finished', home_score: 80, away_score: 70 },
        'played',
      ],
      [{ game_time: '2033-11-01T12:00:00.000Z', status: 'finished', forfeit: 'home' }, 'played'],
    ]
    for (const [data, section] of expected)
      expect([data, await placeOf(await create(data))]).toEqual([data, section ? [section] : []])
  })

  it('shows the missing results of others too, whenever they were, and nothing else of theirs', async () => {
    const begun = await create({ game_time: '2033-11-12T14:00:00.000Z' }, ...others)
    const coming = await create({}, ...others)
    const old = await create({ game_time: '2033-11-05T14:00:00.000Z' }, ...others)
    const ours = await create({ game_time: '2033-11-04T14:00:00.000Z' })
    const undated = await create({ game_time: null }, ...others)
    const day = await read()
    expect(day.sections.awaiting.matches.map(({ id }) => id)).toEqual([ours, begun, old])
    expect(await placeOf(coming)).toEqual([])
    expect(await placeOf(undated)).toEqual([])
    expect(await placeOf(coming, { of: 'all' })).toEqual(['today'])
    expect(await placeOf(begun, { of: 'all' })).toEqual(['today'])
    expect(await placeOf(old, { of: teams['Példavári Vidrák'] ?? 0 })).toEqual([])
    expect(await placeOf(ours, { of: teams['Példavári Vidrák'] ?? 0 })).toEqual(['awaiting'])
  })

  it('counts as many missing results as there are matches that await one', async () => {
    const times = ['2033-11-12T15:00:00.000Z', '2033-11-12T15:00:01.000Z', '2033-11-12T10:59:00.000Z']
    for (const game_time of times)
      for (const status of ['scheduled', 'live', 'postponed', 'cancelled'] as const)
        await create({ game_time, status })
    const { docs } = await payload.find({
      collection: 'matches',
      where: { id: { in: made } },
      pagination: false,
    })
    expect((await read()).counts.awaiting).toBe(docs.filter((match) => awaitsResult(match, now)).length)
  })

  it('finds teams without regard to accents and case, ours or not', async () => {
    const id = await create({}, ...others)
    for (const search of ['szucs', 'SZŰCS őrzők', 'orzok kivul'])
      expect([search, await placeOf(id, { search })]).toEqual([search, ['today']])
    expect(await placeOf(id, { search: 'vidra' })).toEqual([])
    expect(await placeOf(id, { search: '%' })).toEqual(['today'])
  })

  it('is in the language of the person, and says what is ready', async () => {
    await create({ round: '9' })
    const { home, ...match } = (await read({}, 'en')).sections.today.matches[0] ?? { home: undefined }
    expect(home).toEqual({
      name: 'Példavár Otters',
      crest: null,
      isOwn: true,
      hasSquad: false,
      ageGroup: 'senior',
    })
    expect(match).toMatchObject({
      competition: 'Vidra-bajnokság',
      round: '9',
      hasTickets: true,
      hasBoxScore: false,
    })
    expect((await read()).sections.today.matches[0]?.home.name).toBe('Példavári Vidrák')
  })

  it('shows a bounded number, and says that there are more', async () => {
    for (let index = 0; index < 12; index++)
      await create({ game_time: `2033-12-${10 + index}T12:00:00.000Z` })
    const { later } = (await read()).sections
    expect([later.matches.length, later.hasMore]).toEqual([10, true])
    expect(later.matches[0]?.game_time).toBe('2033-12-10T12:00:00.000Z')
  })

  it.each([
    ['on a Friday', '2026-11-20T09:00:00Z'],
    ['on a Sunday two minutes before midnight', '2026-11-22T22:58:00Z'],
    ['two minutes before another year', '2026-12-31T22:58:00Z'],
    ['on the night of summer time', '2027-03-28T00:58:00Z'],
  ])('shows a postponed match even if many others come before it: %s', async (_, at) => {
    const inDays = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()
    for (let days = 15; days < 27; days++) {
      await create({ game_time: inDays(days) })
      await create({ game_time: null })
    }
    const moved = await create({ game_time: inDays(30), status: 'postponed' })
    const withoutDate = await create({ game_time: null, status: 'postponed' })
    const { later, undated } = (await read({}, 'hu', Date.parse(at))).sections
    const shownIn = ({ matches, hasMore }: typeof later) => [matches.length, hasMore, matches.at(-1)?.id]
    expect(shownIn(later)).toEqual([11, true, moved])
    expect(shownIn(undated)).toEqual([11, true, withoutDate])
  })

  it('tells a club without a match from a day without one', async () => {
    expect((await read()).hasAny).toBe(false)
    await create({ game_time: '2034-05-01T12:00:00.000Z' })
    expect((await read()).hasAny).toBe(true)
  })
})

describe('what the match day saves', () => {
  const save = (as: string | undefined, id: number, json: object) =>
    callApi('PATCH', `/matches/${id}?depth=0`, { as, json })
  const result = { status: 'finished', home_score: 78, away_score: 71 }

  it('is a result or a postponement by a statistician, and by nobody who only reads', async () => {
    const id = await create({ game_time: '2033-11-11T12:00:00.000Z' })
    for (const role of ['editor', 'registrar', 'child_protection', 'anonymous'] as const) {
      expect((await save(tokens[role], id, result)).status, role).toBe(403)
      expect((await save(tokens[role], id, { status: 'postponed' })).status, role).toBe(403)
    }
    expect((await save(tokens.statistician, id, result)).status).toBe(200)
    expect(await placeOf(id)).toEqual(['played'])
    expect((await save(tokens.statistician, id, { status: 'postponed' })).status).toBe(200)
    expect(await placeOf(id)).toEqual(['undated'])
  })

  it('is refused with a reason where it cannot be true', async () => {
    const id = await create({ game_time: '2033-11-11T12:00:00.000Z' })
    const { status, body } = await save(tokens.statistician, id, { ...result, away_score: 78 })
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0].message).toContain('Kosárlabdában nincs döntetlen')
    expect(await placeOf(id)).toEqual(['awaiting'])
  })
})
