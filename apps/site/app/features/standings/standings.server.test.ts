import type { Competition } from '@palank/contract/competition'
import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleStandingRows } from '~/model/standings.examples.ts'
import { exampleCompetition } from './standings.examples.ts'
import { loadStandings } from './standings.server.ts'

const hidden = { ...exampleCompetition, id: 2, name: 'Magyar Kupa', standings_visible: false }
const other = { ...exampleCompetition, id: 3, name: 'U23 bajnokság' }
let calls: unknown[]
let failing: string[]
let logged: string[]
let competitions: Competition[]

let api: Api

beforeEach(() => {
  calls = []
  failing = []
  logged = []
  competitions = [hidden, exampleCompetition, other]
  const answerTo = async (name: string, language: unknown, args?: object) => {
    calls.push([name, language, args])
    if (failing.includes(name)) throw new ApiError(502, name)
    return { data: name === 'competition/season/list' ? competitions : exampleStandingRows }
  }
  const log = pino({}, { write: (line: string) => logged.push(line) })
  api = fakeApi(answerTo, { log })
})

describe('D6: the table on the home page', () => {
  test('is that of the first competition with visible standings', async () => {
    const view = await loadStandings(api, undefined)
    expect(calls).toEqual([
      ['competition/season/list', 'hu', { params: { season: 2025 }, query: { 'clubs[0]': 1 } }],
      ['standings/competition/all', 'hu', { params: { id: 1 }, query: { 'filters[visible]': '1' } }],
    ])
    expect(view?.selected).toEqual({ id: 1, name: 'Férfi NB I. A csoport 2025/26' })
    expect(view?.competitions.map(({ id }) => id)).toEqual([1, 3])
    expect(view?.rows).toHaveLength(11)
    expect(view?.rows[1]?.isOwn).toBe(true)
  })
  test('is that of the chosen competition, never of a hidden one', async () => {
    expect((await loadStandings(api, 3))?.selected?.id).toBe(3)
    expect((await loadStandings(api, 2))?.selected?.id).toBe(1)
  })
  test('is left out when no competition shows one', async () => {
    competitions = [hidden]
    expect(await loadStandings(api, undefined)).toBeNull()
  })
  test('is logged and does not fail the page when its call fails', async () => {
    failing = ['standings/competition/all']
    const view = await loadStandings(api, undefined)
    expect(view).toMatchObject({ selected: { id: 1 }, rows: [], failed: true })
    expect(logged[0]).toContain('standings/competition/all')
    failing = ['competition/season/list']
    const nothing = { competitions: [], selected: null, rows: [], failed: true }
    expect(await loadStandings(api, undefined)).toEqual(nothing)
  })
})
