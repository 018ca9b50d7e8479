import type { LiveMatch } from '@palank/contract/live'
import type { ScheduleDetail } from '@palank/contract/schedule'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleFinished, examplePlaying } from '~/model/live.examples.ts'
import { exampleTeams } from '~/model/match.examples.ts'
import {
  exampleComing,
  exampleDetail,
  exampleEarlier,
  exampleFinishedDetail,
  exampleLiveDetail,
} from './match.examples.ts'
import { loadMatch } from './match.server.ts'

type Args = { params?: { id?: number }; query?: Record<string, unknown> } | undefined
let calls: { name: string; args: Args }[]
let failing: (name: string) => number | undefined

let found: ScheduleDetail
let plays: LiveMatch | undefined
let api: Api

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(examplePlaying.updated_at ?? '') })
  calls = []
  failing = () => undefined
  found = exampleDetail
  plays = undefined
  const answerTo = async (name: string, _language: unknown, args: Args) => {
    calls.push({ name, args })
    const status = failing(name)
    if (status) throw new ApiError(status, name)
    if (name === 'schedule/find') return { data: found }
    if (name === 'schedule/live') {
      if (!plays) throw new ApiError(404, 'no events')
      return { data: plays }
    }
    if (name === 'competition-team/list') return { data: [{ ...exampleTeams.own, id: 911, season: 2024 }] }
    return { data: exampleEarlier }
  }
  api = fakeApi(answerTo)
})

describe('B11: a match with form and earlier meetings', () => {
  test('loads the matches of both teams, and of the club’s team of the season before', async () => {
    const page = await loadMatch(api, 70)
    expect(page?.match.id).toBe(70)
    expect(page?.headToHead.matches.map(({ id }) => id)).toEqual([61, 60])
    expect(page?.form.home.map(({ id }) => id)).toEqual([66, 61, 60])
    const lists = calls.filter(({ name }) => name === 'schedule/list').map(({ args }) => args?.query)
    expect(lists.map((query) => query?.competitionTeamId)).toEqual([11, 12, 911])
    expect(lists.every((query) => query?.type === 'prev' && query?.limit === 100)).toBe(true)
    expect(calls.find(({ name }) => name === 'competition-team/list')?.args?.query?.season).toBe(2024)
  })
  test('works without the optional calls', async () => {
    failing = (name) => (name === 'schedule/find' ? undefined : 502)
    const page = await loadMatch(api, 70)
    expect(page).toMatchObject({ headToHead: { matches: [] }, form: { home: [], away: [] } })
  })
  test('B14: is 404 when the api has none, and fails when the api fails', async () => {
    failing = () => 404
    expect(await loadMatch(api, 70)).toBeUndefined()
    failing = () => 502
    await expect(loadMatch(api, 70)).rejects.toThrow(ApiError)
  })
})

describe('S11: the plays of a match', () => {
  test('are there while it is played and after it, where it is kept as events', async () => {
    found = exampleLiveDetail
    plays = examplePlaying
    expect((await loadMatch(api, 85))?.live).toMatchObject({ phase: 'playing', score: [51, 54] })
    found = exampleFinishedDetail
    plays = exampleFinished
    expect((await loadMatch(api, 85))?.live).toMatchObject({ phase: 'finished' })
  })
  test('are left out where they tell another result than the official one', async () => {
    plays = exampleFinished
    found = exampleDetail
    expect((await loadMatch(api, 70))?.live).toBeNull()
    found = { ...exampleFinishedDetail, forfeit: 2 }
    expect((await loadMatch(api, 85))?.live).toBeNull()
  })
  test('are left out where the official sheet has other quarters or other points of a player', async () => {
    plays = exampleFinished
    const [first, second, ...periods] = exampleFinished.periods
    if (!first || !second) throw new Error('no example')
    const moved = [{ ...first, home: first.home + 1 }, { ...second, home: second.home - 1 }, ...periods]
    found = { ...exampleFinishedDetail, periods: moved }
    expect((await loadMatch(api, 85))?.live).toBeNull()
    const boxes = exampleFinished.box_scores.map((box) => ({
      ...box,
      players: box.players.map((line, index) => ({
        ...line,
        statistics: { ...line.statistics, points: (line.statistics.points ?? 0) + (index === 0 ? 1 : 0) },
      })),
    }))
    found = { ...exampleFinishedDetail, box_scores: boxes }
    expect((await loadMatch(api, 85))?.live).toBeNull()
    // Published as the result only.
    found = { ...exampleFinishedDetail, periods: [], box_scores: [] }
    expect((await loadMatch(api, 85))?.live).not.toBeNull()
  })
  test('are left out where the match was called off meanwhile', async () => {
    found = exampleLiveDetail
    plays = { ...examplePlaying, status: 'cancelled' }
    expect((await loadMatch(api, 85))?.live).toBeNull()
  })
  test('are not there for a match that is typed afterwards', async () => {
    expect((await loadMatch(api, 70))?.live).toBeNull()
  })
  test('are not asked for before the match', async () => {
    found = exampleComing
    expect((await loadMatch(api, 75))?.live).toBeNull()
    expect(calls.map(({ name }) => name)).not.toContain('schedule/live')
  })
  test('R4: are left out where the api fails', async () => {
    found = exampleLiveDetail
    failing = (name) => (name === 'schedule/live' ? 502 : undefined)
    expect(await loadMatch(api, 85)).toMatchObject({ live: null, match: { status: 'live' } })
  })
})
