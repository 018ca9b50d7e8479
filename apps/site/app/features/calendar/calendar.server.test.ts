import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleNext, exampleSchedule, exampleTeams } from '~/model/match.examples.ts'
import { loadCalendar } from './calendar.server.ts'

const origin = 'https://dunaisunok.example'
type Args = { params?: object; query?: Record<string, unknown> }
let calls: [string, Args][]
let answers: Record<string, (args: Args) => unknown>

let api: Api

beforeEach(() => {
  calls = []
  answers = {
    'schedule/list': () => ({ data: exampleNext, meta: { last_page: 1 } }),
    'schedule/find': () => ({ data: exampleSchedule }),
    'competition-team/find': () => ({ data: exampleTeams.own }),
  }
  const answerTo = async (name: string, _: unknown, args: Args = {}) => {
    calls.push([name, args])
    return answers[name]?.(args)
  }
  api = fakeApi(answerTo)
})
const load = (kind: 'team' | 'competition' | 'match', language: 'hu' | 'en' = 'hu') =>
  loadCalendar(api.inLanguage(language), kind, 7, origin)
const missing = () => {
  throw new ApiError(404, 'no')
}

describe('B11: the calendar', () => {
  test('of a team has all its matches, loaded page by page', async () => {
    const pages = [exampleNext.slice(0, 3), exampleNext.slice(3)]
    answers['schedule/list'] = ({ query }) => ({
      data: pages[Number(query?.page) - 1],
      meta: { last_page: 2 },
    })
    const calendar = await load('team')
    expect(calendar?.name).toBe('Dunai Sünök: mérkőzések')
    expect(calendar?.events).toHaveLength(exampleNext.length)
    expect(calls.filter(([name]) => name === 'schedule/list').map(([, { query }]) => query)).toEqual([
      { 'clubs[0]': 1, competitionTeamId: 7, limit: 100, page: 1 },
      { 'clubs[0]': 1, competitionTeamId: 7, limit: 100, page: 2 },
    ])
  })
  test('of a competition is named after it', async () => {
    expect((await load('competition', 'en'))?.name).toBe('Férfi NB I. A csoport: games')
    answers['schedule/list'] = () => ({ data: [], meta: { last_page: 1 } })
    expect(await load('competition')).toBeUndefined()
  })
  test('of a match has only that match', async () => {
    const calendar = await load('match')
    expect(calendar).toMatchObject({ name: 'Dunai Sünök – Tolnai Horgonyok', events: [{ sequence: 0 }] })
    answers['schedule/find'] = () => ({ data: { ...exampleSchedule, game_time: null } })
    expect(await load('match')).toBeUndefined()
  })
  test('B14: is 404 for what is missing or belongs to another club', async () => {
    answers['competition-team/find'] = () => ({ data: exampleTeams.tolna })
    expect(await load('team')).toBeUndefined()
    answers['competition-team/find'] = missing
    answers['schedule/find'] = missing
    expect(await load('team')).toBeUndefined()
    expect(await load('match')).toBeUndefined()
  })
  test('fails when the api does, so that calendar apps keep what they have', async () => {
    answers['schedule/list'] = () => {
      throw new ApiError(502, 'no')
    }
    await expect(load('competition')).rejects.toThrow()
  })
})
