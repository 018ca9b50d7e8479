import type { CallName } from '@palank/contract/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleNext, exampleNow, exampleTeams, exampleWon } from '~/model/match.examples.ts'
import { loadChoices, loadSchedule } from './schedule.server.ts'
import { filtersFromQuery } from './schedule.ts'

type Args = { params?: object; query?: Record<string, unknown> }
let calls: [string, Args][]
let answers: Record<string, (args: Args) => unknown>

const competition = {
  id: 1,
  season: 2025,
  name: 'NB I.',
  prev_match_count: 1,
  next_match_count: 5,
  standings_visible: true,
  logo: null,
  ticket_url: null,
}
const team = { ...exampleTeams.own, season: 2025, competitions: [] }
const seasons = [
  { season: 2025, teams: [team] },
  { season: 2024, teams: [] },
]

let api: Api

beforeEach(() => {
  calls = []
  answers = {
    'competition/season/list': () => ({ data: [competition, { ...competition, id: 0 }] }),
    'schedule/list': () => ({ data: [exampleWon, ...exampleNext], meta: { last_page: 1 } }),
  }
  const answerTo = async (name: CallName, _: unknown, args: Args = {}) => {
    calls.push([name, args])
    return answers[name]?.(args)
  }
  api = fakeApi(answerTo)
})

async function load(query: string, season = 2025) {
  const choices = await loadChoices(api, filtersFromQuery(new URLSearchParams(query), season), seasons)
  return loadSchedule(api, choices, exampleNow)
}
const queries = () => calls.filter(([name]) => name === 'schedule/list').map(([, { query }]) => query)
const fails = () => {
  throw new ApiError(502, 'no')
}

describe('B11: the schedule', () => {
  test('has the whole season, loaded page by page', async () => {
    answers['schedule/list'] = ({ query }) => ({
      data: query?.page === 1 ? [exampleWon] : exampleNext,
      meta: { last_page: 2 },
    })
    const view = await load('')
    expect(queries()).toEqual([
      { 'clubs[0]': 1, season: 2025, limit: 100, page: 1 },
      { 'clubs[0]': 1, season: 2025, limit: 100, page: 2 },
    ])
    expect(view.counts).toEqual({ all: 6, next: 4, prev: 1 })
    expect(view.seasons).toEqual([2025, 2024])
  })
  test('has the chosen competition and team, if the season has them', async () => {
    const view = await load('competition=1&team=11')
    expect(queries()[0]).toMatchObject({ competitionId: 1, competitionTeamId: 11 })
    expect(view.team).toEqual({ id: 11, name: 'Dunai Sünök' })
    const other = await load('competition=99&team=99')
    expect(queries()[1]).toEqual({ 'clubs[0]': 1, season: 2025, limit: 100, page: 1 })
    expect(other.filters).toMatchObject({ competition: null, team: null })
  })
  test('F3: lists the calendars of well-formed teams and competitions', async () => {
    expect((await load('')).feeds).toEqual([
      { kind: 'team', id: 11, name: 'Dunai Sünök' },
      { kind: 'competition', id: 1, name: 'NB I. 2025/26' },
    ])
  })
  test('does not fail the page when its call fails', async () => {
    answers['schedule/list'] = fails
    expect(await load('')).toMatchObject({ failed: true, months: [], counts: { all: 0 } })
    answers['competition/season/list'] = fails
    expect((await load('')).competitions).toEqual([])
  })
})
