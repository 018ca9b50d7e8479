import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { startCalls } from '~/api/calls.server.ts'
import { exampleConfig, fakeClient } from '~/api/testing/fake-client.ts'
import { exampleTeams } from '~/model/match.examples.ts'
import { exampleDetail, exampleEarlier } from './match.examples.ts'
import { loadMatch } from './match.server.ts'

type Given = { params?: { id?: number }; query?: Record<string, unknown> } | undefined
let asked: { name: string; given: Given }[]
let failing: (name: string) => number | undefined

beforeEach(() => {
  asked = []
  failing = () => undefined
  const ask = async (name: string, _language: unknown, given: Given) => {
    asked.push({ name, given })
    const status = failing(name)
    if (status) throw new ApiError(status, name)
    if (name === 'schedule/find') return { data: exampleDetail }
    if (name === 'competition-team/list') return { data: [{ ...exampleTeams.own, id: 911, season: 2024 }] }
    return { data: exampleEarlier }
  }
  startCalls(fakeClient(ask), exampleConfig, pino({ level: 'silent' }))
})

describe('B11: a match with the road that led to it', () => {
  test('asks for what the two teams have played, and the club’s team of the season before', async () => {
    const page = await loadMatch('hu', 70)
    expect(page?.match.id).toBe(70)
    expect(page?.headToHead.matches.map(({ id }) => id)).toEqual([61, 60])
    expect(page?.form.home.map(({ id }) => id)).toEqual([66, 61, 60])
    const lists = asked.filter(({ name }) => name === 'schedule/list').map(({ given }) => given?.query)
    expect(lists.map((query) => query?.competitionTeamId)).toEqual([11, 12, 911])
    expect(lists.every((query) => query?.type === 'prev' && query?.limit === 100)).toBe(true)
    expect(asked.find(({ name }) => name === 'competition-team/list')?.given?.query?.season).toBe(2024)
  })
  test('does without what does not come', async () => {
    failing = (name) => (name === 'schedule/find' ? undefined : 502)
    const page = await loadMatch('hu', 70)
    expect(page).toMatchObject({ headToHead: { matches: [] }, form: { home: [], away: [] } })
  })
  test('B14: is not there when the api has none, and fails when it fails', async () => {
    failing = () => 404
    expect(await loadMatch('hu', 70)).toBeUndefined()
    failing = () => 502
    await expect(loadMatch('hu', 70)).rejects.toThrow(ApiError)
  })
})
