import { randomUUID } from 'node:crypto'
import type { EventBody, MatchEvent } from '@palank/sport/events/event'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeLeague, removeLeague } from '../../import/testing/league.ts'
import { type Caller, callApi, createUsers, openPayload } from '../../testing/newsroom.ts'
import type { CourtsideMatch } from '../types.ts'

export let payload: Payload
export let tokens: Record<Caller, string | undefined>
export let teams: number[]
/** A new one for each test, to be played in an hour. */
export let match: number
export let squad: { home: number[]; away: number[] }

/** A league for one test file. */
export function withMatch(): void {
  let competition: number
  beforeAll(async () => {
    payload = await openPayload()
    tokens = await createUsers(payload)
    competition = await makeLeague(payload)
    const { entries } = await payload.findByID({ collection: 'competitions', id: competition, depth: 0 })
    teams = (entries ?? []).map(({ team }) => Number(team))
  })
  afterAll(() => removeLeague(payload, competition))

  beforeEach(async () => {
    const created = await payload.create({
      collection: 'matches',
      data: {
        competition,
        home_team: teams[0] ?? 0,
        away_team: teams[1] ?? 0,
        status: 'scheduled',
        game_time: new Date(Date.now() + 3_600_000).toISOString(),
      },
    })
    match = created.id
    const { home, away } = await opened()
    squad = { home: home.players.map(({ id }) => id), away: away.players.map(({ id }) => id) }
  })
}

export const get = (path: string, as = tokens.statistician) => callApi('GET', path, { as })
export const post = (path: string, json: unknown, as = tokens.statistician) =>
  callApi('POST', path, { as, json })
export const opened = async () => (await get(`/courtside/${match}`)).body.match as CourtsideMatch
export const send = (events: unknown[], since = 0) => post(`/courtside/${match}/events`, { events, since })
export const keep = (keeping: string) => post(`/courtside/${match}/keeping`, { keeping })
export const finish = (publish = 'box_score') => post(`/courtside/${match}/finish`, { publish })
/** What the match's form sends. */
export const save = (data: object) =>
  callApi('PATCH', `/matches/${match}`, { as: tokens.statistician, json: data })
export const stored = () => payload.findByID({ collection: 'matches', id: match, depth: 0 })

let order = 0
export const event = (body: EventBody, period = 1): MatchEvent =>
  ({
    id: randomUUID(),
    order: ++order,
    at: new Date().toISOString(),
    period,
    clock: null,
    ...body,
  }) as MatchEvent
export const basket = (side: 'home' | 'away', period = 1) =>
  event({ type: 'points', side, player: squad[side][0] ?? 0, kind: 'two_point' }, period)

export const undo = ({ id, period }: MatchEvent) => event({ type: 'undo', undoes: id }, period)

/** Four quarters of 4–2. */
export const wholeMatch = () => [
  ...[1, 2, 3, 4].flatMap((period) => [
    event({ type: 'period_start' }, period),
    basket('home', period),
    basket('home', period),
    basket('away', period),
    event({ type: 'period_end' }, period),
  ]),
  event({ type: 'match_end' }, 4),
]
