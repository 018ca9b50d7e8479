import type { CallName } from '@palank/contract/calls'
import type { Competition } from '@palank/contract/competition'
import type { Schedule } from '@palank/contract/schedule'
import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import {
  exampleCancelled,
  exampleLive,
  exampleLost,
  exampleNext,
  exampleNow,
  exampleSchedule,
  exampleWon,
} from '~/model/match.examples.ts'
import { exampleCompetitions } from './matches.examples.ts'
import { isMatchDay, loadMatchSlider } from './matches.server.ts'

let calls: unknown[]
let failing: string[]
let logged: string[]
let competitions: Competition[]
const highlighted: Schedule[] = [exampleLost, exampleWon, ...exampleNext]

let api: Api

beforeEach(() => {
  calls = []
  failing = []
  logged = []
  competitions = exampleCompetitions
  const answerTo = async (name: CallName, language: unknown, args?: object) => {
    calls.push([name, language, args])
    if (failing.includes(name)) throw new ApiError(502, name)
    if (name === 'competition/season/list') return { data: competitions }
    return { data: name === 'schedule/highlighted' ? highlighted : exampleNext }
  }
  const log = pino({}, { write: (line: string) => logged.push(line) })
  api = fakeApi(answerTo, { log })
})

describe('D4: the calls of a slider', () => {
  test('the competitions of the season, then eight matches of the first', async () => {
    const view = await loadMatchSlider(api.inLanguage('en'), 'next', undefined)
    expect(calls).toEqual([
      ['competition/season/list', 'en', { params: { season: 2025 }, query: { 'clubs[0]': 1 } }],
      ['schedule/list', 'en', { query: { 'clubs[0]': 1, competitionId: 1, type: 'next', limit: 8 } }],
    ])
    expect(view.selected).toBe(1)
    expect(view.matches.map(({ link }) => link)).toContain('/schedules/75')
    expect(view.failed).toBe(false)
  })
  test('H5: competitions are named with their season', async () => {
    const { competitions: options } = await loadMatchSlider(api, 'next', undefined)
    expect(options[0]).toEqual({ id: 1, name: 'Férfi NB I. A csoport 2025/26' })
  })
  test('the chosen competition, if it is one of them', async () => {
    const query = { 'clubs[0]': 1, competitionId: 3, type: 'prev', limit: 8 }
    expect((await loadMatchSlider(api, 'prev', 3)).selected).toBe(3)
    expect(calls[1]).toEqual(['schedule/list', 'hu', { query }])
    expect((await loadMatchSlider(api, 'prev', 99)).selected).toBe(1)
  })
  test('F3: a competition without an id or a name is dropped', async () => {
    const [first, second, third] = exampleCompetitions as [Competition, Competition, Competition]
    competitions = [{ ...first, id: 0 }, { ...second, name: ' ' }, third]
    const view = await loadMatchSlider(api, 'next', undefined)
    expect(view.competitions.map(({ id }) => id)).toEqual([3])
    expect(view.selected).toBe(3)
  })
  test('without competitions, the mixed list of seven and seven', async () => {
    competitions = []
    const next = await loadMatchSlider(api, 'next', undefined, exampleNow)
    expect(calls[1]).toEqual(['schedule/highlighted', 'hu', { query: { 'clubs[0]': 1, limit: 7 } }])
    expect(next).toMatchObject({ competitions: [], selected: null, failed: false })
    expect(next.matches.map(({ id }) => id)).toEqual([75, 82, 83, 85])
    expect((await loadMatchSlider(api, 'prev', 4, exampleNow)).matches.map(({ id }) => id)).toEqual([70, 66])
  })
  test('a mixed list is limited to fourteen', async () => {
    competitions = []
    const many = Array.from({ length: 20 }, (_, at) => ({ ...exampleSchedule, id: 100 + at }))
    highlighted.splice(0, highlighted.length, ...many)
    expect((await loadMatchSlider(api, 'next', undefined, exampleNow)).matches).toHaveLength(14)
  })
})

describe('a failed call is logged and does not fail the page', () => {
  test('the competitions', async () => {
    failing = ['competition/season/list']
    const view = await loadMatchSlider(api, 'next', undefined)
    expect(view).toEqual({ type: 'next', competitions: [], selected: null, matches: [], failed: true })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('competition/season/list')
  })
  test('the matches: another competition can still be chosen', async () => {
    failing = ['schedule/list']
    const view = await loadMatchSlider(api, 'prev', 3)
    expect(view).toMatchObject({ selected: 3, matches: [], failed: true })
    expect(view.competitions).toHaveLength(3)
    expect(logged[0]).toContain('schedule/list')
  })
})

describe('S10: a match day', () => {
  const isPlayed = (matches: Schedule[], now: string) =>
    isMatchDay(
      fakeApi(async () => ({ data: matches })),
      Date.parse(now),
    )
  const match = { ...exampleSchedule, game_time: '2025-11-15T17:00:00Z' }

  test.each([
    ['2025-11-14T22:59:59Z', false],
    ['2025-11-14T23:00:00Z', true],
    ['2025-11-15T22:59:59Z', true],
    ['2025-11-15T23:00:00Z', false],
  ])('lasts from midnight to midnight in Budapest: at %s it is %s', async (now, expected) => {
    expect(await isPlayed([match], now)).toBe(expected)
  })

  test('lasts as long as a match does', async () => {
    const late = { ...exampleLive, game_time: '2025-11-15T22:30:00Z' }
    expect(await isPlayed([late], '2025-11-15T23:30:00Z')).toBe(true)
  })

  test('is not made by a cancelled match, nor by a failed call', async () => {
    const cancelled = { ...exampleCancelled, game_time: match.game_time }
    expect(await isPlayed([cancelled], '2025-11-15T12:00:00Z')).toBe(false)
    expect(await isMatchDay(fakeApi())).toBe(false)
  })
})
