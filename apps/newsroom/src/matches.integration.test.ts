import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from './database.ts'
import { callApi, createUsers, openPayload } from './testing/newsroom.ts'

let payload: Payload
let token: string | undefined
let teams: number[]
let players: number[]
let competition: number

const line = (side: 'home' | 'away', player: number, points: number, more = {}) => ({
  side,
  player,
  jersey_number: `${player % 100}`,
  points,
  foul: 1,
  starter: null,
  did_not_play: false,
  ...more,
})
const blank = {
  seconds: null,
  dunk_made: null,
  dunk_all: null,
  two_point_made: null,
  two_point_all: null,
  three_point_made: null,
  three_point_all: null,
  free_throw_made: null,
  free_throw_all: null,
  defensive_rebound: null,
  offensive_rebound: null,
  assist: null,
  steal: null,
  turnover: null,
  block: null,
  block_against: null,
  defensive_foul: null,
}
const quarters = [
  { home: 20, away: 10 },
  { home: 20, away: 20 },
  { home: 20, away: 20 },
  { home: 20, away: 20 },
]
const sheet = (home = 80) => ({
  periods: quarters,
  lines: [line('home', players[0] ?? 0, home, blank), line('away', players[1] ?? 0, 70, blank)],
})
const finished = { status: 'finished', home_score: 80, away_score: 70 } as const

beforeAll(async () => {
  payload = await openPayload()
  token = (await createUsers(payload)).statistician
  const season = (await payload.create({ collection: 'seasons', data: { year: 2031 } })).id
  teams = []
  players = []
  for (const name of ['Sünök', 'Bikák', 'Kívülállók']) {
    teams.push((await payload.create({ collection: 'competition-teams', data: { name, season } })).id)
    players.push((await payload.create({ collection: 'players', data: { last_name: name } })).id)
  }
  const entries = teams.slice(0, 2).map((team) => ({ team }))
  const data = { name: 'Bajnokság', season, entries }
  competition = (await payload.create({ collection: 'competitions', data: data as never })).id
})
afterAll(() => payload.destroy())

const create = () =>
  payload.create({
    collection: 'matches',
    data: { competition, home_team: teams[0] ?? 0, away_team: teams[1] ?? 0, status: 'scheduled' },
  })
const patch = (id: number, json: object, language: 'hu' | 'en' = 'hu') =>
  callApi('PATCH', `/matches/${id}?depth=0`, { as: token, json, language })
const messages = (body: { errors: { data: { errors: { message: string }[] } }[] }) =>
  body.errors[0]?.data.errors.map(({ message }) => message)

describe('a match', () => {
  it('is titled by its teams, and accepts only teams of its competition', async () => {
    const match = await create()
    expect(match.title).toBe('Sünök – Bikák')
    expect((await patch(match.id, { away_team: teams[2] })).status).toBe(400)
  })

  it('stores the form’s sheet as rows, and returns it unchanged', async () => {
    const { id } = await create()
    const { status, body } = await patch(id, { ...finished, sheet: sheet() })
    expect(status, JSON.stringify(body)).toBe(200)
    const stored = await payload.findByID({ collection: 'matches', id, depth: 0 })
    expect(stored.lines?.map(({ side, points, foul, assist }) => [side, points, foul, assist])).toEqual([
      ['home', 80, 1, null],
      ['away', 70, 1, null],
    ])
    expect(stored.sheet).toEqual(sheet())
  })

  it('E4: unknown stays unknown through a save: no number and no starter becomes 0 or false', async () => {
    const { id } = await create()
    await patch(id, { ...finished, sheet: sheet() })
    await patch(id, { attendance: 100 })
    const { lines } = await payload.findByID({ collection: 'matches', id, depth: 0 })
    expect(lines?.[0]).toMatchObject({ starter: null, assist: null, seconds: null, did_not_play: false })
  })

  it('rows sent without a sheet are not overwritten by the stored sheet', async () => {
    const { id } = await create()
    await patch(id, { ...finished, sheet: sheet() })
    const lines = [line('home', players[0] ?? 0, 81), line('away', players[1] ?? 0, 70)]
    const periods = [{ home: 21, away: 10 }, ...quarters.slice(1)]
    await payload.update({ collection: 'matches', id, data: { home_score: 81, lines, periods } as never })
    const stored = await payload.findByID({ collection: 'matches', id, depth: 0 })
    expect(stored.lines?.map(({ points }) => points)).toEqual([81, 70])
  })

  it('H6: awaits its result once its time has passed, in the language of the person', async () => {
    const { id } = await create()
    const result = async (json: object, language: 'hu' | 'en' = 'hu') =>
      (await patch(id, json, language)).body.doc.result
    const game_time = new Date(Date.now() - 60_000).toISOString()
    expect(await result({ attendance: 1 })).toBe(' ')
    expect(await result({ game_time })).toBe('Eredményre várunk')
    expect(await result({ game_time }, 'en')).toBe('Awaiting result')
    expect(await result({ status: 'postponed' })).toBe(' ')
    expect(await result(finished)).toBe('80–70')
  })

  it('shows the quarters of a live match as its score, and keeps a score that is ahead of them', async () => {
    const { id } = await create()
    const scoreAfter = async (json: object) => {
      await patch(id, json)
      const query = sql`select home_score, away_score from api.match where id = ${id}`
      const [row] = await queryRows<{ home_score: number; away_score: number }>({ payload }, query)
      return [row?.home_score, row?.away_score]
    }
    const quartersOf = (count: number) => ({ sheet: { ...sheet(), periods: quarters.slice(0, count) } })
    expect(await scoreAfter({ status: 'live', ...quartersOf(1) })).toEqual([20, 10])
    expect(await scoreAfter(quartersOf(2))).toEqual([40, 30])
    expect(await scoreAfter({ home_score: 45, away_score: 33 })).toEqual([45, 33])
    expect(await scoreAfter({ attendance: 900 })).toEqual([45, 33])
    expect(await scoreAfter(quartersOf(3))).toEqual([60, 50])
    expect(await scoreAfter({ ...quartersOf(4), ...finished })).toEqual([80, 70])
  })

  it('rejects sums that do not agree, in the language of the person, and says what to do', async () => {
    const { id } = await create()
    const hu = await patch(id, { ...finished, sheet: sheet(78) })
    expect(hu.status).toBe(400)
    expect(messages(hu.body)).toEqual([
      'A hazai csapat játékosai összesen 78 pontot dobtak, a végeredmény 80. Keresd meg az eltérést, vagy jelöld be, hogy a jegyzőkönyv még hiányos.',
    ])
    const en = await patch(id, { ...finished, away_score: 71, sheet: sheet() }, 'en')
    expect(messages(en.body)?.[0]).toBe(
      'The quarters of the away team add up to 70, the final score says 71. One of them is wrong.',
    )
    const incomplete = await patch(id, { ...finished, sheet: sheet(78), box_score_incomplete: true })
    expect(incomplete.status).toBe(200)
  })

  it.each([
    [{ status: 'finished' }, 'A mérkőzés végéhez add meg a végeredményt.'],
    [
      { status: 'finished', home_score: 70, away_score: 70 },
      'Kosárlabdában nincs döntetlen: javítsd a végeredményt, vagy add meg a hosszabbítást.',
    ],
  ])('refuses %j', async (json, message) => {
    const { status, body } = await patch((await create()).id, json)
    expect(status).toBe(400)
    expect(messages(body)).toContain(message)
  })

  it.each([['x'], [{ periods: 1 }], [{ periods: [], lines: [{ side: 'up' }] }]])(
    'a malformed sheet is a 400: %j',
    async (wrong) => {
      const { status } = await patch((await create()).id, { sheet: wrong })
      expect(status).toBe(400)
    },
  )
})

describe('what a match refers to', () => {
  it.each([
    ['players', () => players[0]],
    ['competition-teams', () => teams[0]],
    ['competitions', () => competition],
  ] as const)('%s in use cannot be deleted, and the message says where', async (collection, id) => {
    const { status, body } = await callApi('DELETE', `/${collection}/${id()}`, { as: token })
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/^Nem törölhető, mert használatban van: Mérkőzések \(\d+\)/)
    expect(await payload.findByID({ collection, id: id() ?? 0 })).toMatchObject({ id: id() })
  })
})

it('H6: a competition counts its matches when it is read, as the site does, and stores no count', async () => {
  const counts = async () => {
    const stored = await payload.findByID({ collection: 'competitions', id: competition, depth: 0 })
    return [stored.prev_match_count, stored.next_match_count]
  }
  const [prev = 0, next = 0] = await counts()
  const { id } = await create()
  const hour = 3_600_000
  const startedAgo = (hours: number) =>
    patch(id, { game_time: new Date(Date.now() - hours * hour).toISOString() })
  await startedAgo(3)
  expect(await counts()).toEqual([prev, (next ?? 0) + 1])
  await startedAgo(5)
  expect(await counts()).toEqual([(prev ?? 0) + 1, next])
  await patch(id, { status: 'postponed' })
  expect(await counts()).toEqual([prev, (next ?? 0) + 1])
  await patch(id, finished)
  expect(await counts()).toEqual([(prev ?? 0) + 1, next])
})
