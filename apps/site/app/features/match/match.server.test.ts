import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleTeams } from '~/model/match.examples.ts'
import { exampleDetail, exampleEarlier } from './match.examples.ts'
import { loadMatch } from './match.server.ts'

type Args = { params?: { id?: number }; query?: Record<string, unknown> } | undefined
let calls: { name: string; args: Args }[]
let failing: (name: string) => number | undefined

let api: Api

beforeEach(() => {
  calls = []
  failing = () => undefined
  const answerTo = async (name: string, _language: unknown, args: Args) => {
    calls.push({ name, args })
    const status = failing(name)
    if (status) throw new ApiError(status, name)
    if (name === 'schedule/find') return { data: exampleDetail }
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
