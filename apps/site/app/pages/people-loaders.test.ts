import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import type { Client } from '~/api/client.server.ts'
import { fakeClient } from '~/api/testing/fake-client.ts'
import { examplePlayer } from '~/features/players/player.examples.ts'
import { exampleClubTeam, exampleClubTeams } from '~/features/teams/teams.examples.ts'
import { runLoader } from '~/testing/run-loader.ts'
import { loader as player } from './player.tsx'
import { loader as team } from './team.tsx'
import { loader as teams } from './teams.tsx'

type Args = { params?: { id?: number }; query?: Record<string, unknown> }
let answers: Record<string, (args: Args) => unknown>
let calls: { name: string; args: Args }[]

let client: Client

beforeEach(() => {
  calls = []
  answers = {
    'competition-team/list': ({ query }) => ({
      data: Number(query?.season) > 2023 ? exampleClubTeams : [],
    }),
    'competition-team/find': () => ({ data: exampleClubTeam }),
    'player/find': () => ({ data: examplePlayer }),
  }
  const answerTo = async (name: string, _: unknown, args: Args = {}) => {
    calls.push({ name, args })
    const answer = answers[name]?.(args)
    if (!answer) throw new ApiError(404, name)
    return answer
  }
  client = fakeClient(answerTo)
})

const answerOf = <Data>(
  loader: (args: never) => Promise<Data>,
  path: string,
  params: Record<string, string> = {},
) => runLoader(loader, path, { params, site: { client } })

describe('the teams by path', () => {
  test('B7: the path without a season is the current season, whose own path redirects to it', async () => {
    expect(await answerOf(teams, '/team')).toMatchObject({
      data: { season: 2025, page: { language: 'en' } },
    })
    expect(await answerOf(teams, '/csapat?season=2024')).toMatchObject({ data: { season: 2024 } })
    expect(await answerOf(teams, '/csapat?season=2025')).toEqual({ status: 301, to: '/csapat' })
  })
  test('A7: the twin keeps the season', async () => {
    const paths = { hu: '/csapat?season=2024', en: '/team?season=2024' }
    expect(await answerOf(teams, '/csapat?season=2024')).toMatchObject({ data: { page: { paths } } })
    expect(await answerOf(teams, '/team')).toMatchObject({
      data: { page: { paths: { hu: '/csapat', en: '/team' } } },
    })
  })
  test('B14: an unknown season is 404', async () => {
    for (const season of ['2020', 'x', '', '20245']) {
      expect(await answerOf(teams, `/csapat?season=${season}`)).toEqual({ status: 404 })
    }
  })
})

test('A7: a team and a player have twins that keep the season of the path', async () => {
  const id = exampleClubTeam.id
  expect(await answerOf(team, '/csapat/7', { teamId: '7' })).toMatchObject({
    data: { page: { paths: { hu: `/csapat/${id}`, en: `/team/${id}` } } },
  })
  const twinsOf = async (query: string) => {
    const { data } = await answerOf(player, `/csapat/7/jatekos/9${query}`, { teamId: '7', playerId: '9' })
    return data?.page.paths
  }
  const { hu, en } = (await twinsOf('')) ?? {}
  expect([hu, en]).toEqual([
    expect.stringMatching(/^\/csapat\/\d+\/jatekos\/\d+$/),
    expect.stringMatching(/^\/team\/\d+\/player\/\d+$/),
  ])
  expect(await twinsOf('?season=2024')).toEqual({ hu: `${hu}?season=2024`, en: `${en}?season=2024` })
})

test('B14: an unknown or invalid team id is 404', async () => {
  expect(await answerOf(team, '/csapat/7', { teamId: '7' })).toMatchObject({
    data: { page: { language: 'hu' } },
  })
  expect(await answerOf(team, '/csapat/x', { teamId: 'x' })).toEqual({ status: 404 })
  delete answers['competition-team/find']
  expect(await answerOf(team, '/csapat/7', { teamId: '7' })).toEqual({ status: 404 })
})

describe('a player by path', () => {
  const params = { teamId: '7', playerId: '9' }
  const path = '/csapat/7/jatekos/9'

  test("B8: the team's own season unless another is requested", async () => {
    expect(await answerOf(player, path, params)).toMatchObject({ data: { screen: { season: 2025 } } })
    expect(calls.at(-1)).toMatchObject({ name: 'player/find', args: { query: { season: 2025 } } })
    expect(await answerOf(player, `${path}?season=2024`, params)).toMatchObject({
      data: { screen: { view: { value: { season: 2024, tables: [{ season: 2024, teamId: 3 }] } } } },
    })
    expect(await answerOf(player, `${path}?season=2025`, params)).toEqual({ status: 301, to: path })
  })

  test('B14: a player who is unknown, or not in that team or season, is 404', async () => {
    expect(await answerOf(player, `${path}?season=2019`, params)).toEqual({ status: 404 })
    expect(await answerOf(player, `${path}?season=x`, params)).toEqual({ status: 404 })
    answers['player/find'] = () => ({ data: { ...examplePlayer, teams: examplePlayer.teams.slice(1) } })
    expect(await answerOf(player, path, params)).toEqual({ status: 404 })
    delete answers['player/find']
    expect(await answerOf(player, path, params)).toEqual({ status: 404 })
    expect(await answerOf(player, '/csapat/7/jatekos/0', { ...params, playerId: '0' })).toEqual({
      status: 404,
    })
  })

  test('the page of a child is kept out of search engines, without structured data', async () => {
    const { data: adult } = await answerOf(player, path, params)
    expect(adult?.page).toMatchObject({ noIndex: false, jsonLd: [{ '@type': 'ProfilePage' }, {}] })
    answers['player/find'] = () => ({ data: { ...examplePlayer, noindex: true } })
    const { data: child } = await answerOf(player, path, params)
    expect(child?.page).toMatchObject({ noIndex: true, jsonLd: [{ '@type': 'BreadcrumbList' }] })
  })

  test('a failure of the api is not a 404', async () => {
    answers['player/find'] = () => {
      throw new ApiError(502, 'no')
    }
    await expect(answerOf(player, path, params)).rejects.toThrow(ApiError)
  })
})
