import { beforeEach, describe, expect, test } from 'vitest'
import type { Api } from '~/api/api.server.ts'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleSchedule } from '~/model/match.examples.ts'
import { exampleStandingRows } from '~/model/standings.examples.ts'
import {
  exampleClubTeam,
  exampleClubTeams,
  exampleCompetition,
  exampleEarlierTeam,
  exampleYouthTeam,
} from './teams.examples.ts'
import { loadPlayers, loadTeam, loadTeams } from './teams.server.ts'

type Args = { params?: { id?: number }; query?: Record<string, unknown> }
let answers: Record<string, (args: Args) => unknown>
let calls: { name: string; args: Args }[]

const fails = (status: number) => () => {
  throw new ApiError(status, 'no')
}
const bySeason: Record<number, unknown[]> = { 2025: exampleClubTeams, 2024: [exampleEarlierTeam] }

let api: Api

beforeEach(() => {
  calls = []
  answers = {
    'competition-team/list': ({ query }) => ({ data: bySeason[Number(query?.season)] ?? [] }),
    'competition-team/find': () => ({ data: exampleClubTeam }),
    'competition/competition-team/list': () => ({ data: [exampleCompetition] }),
    'standings/competition/all': () => ({ data: exampleStandingRows }),
    'schedule/list': () => ({ data: [exampleSchedule] }),
    'player/find': fails(404),
  }
  const answerTo = async (name: string, _: unknown, args: Args = {}) => {
    calls.push({ name, args })
    return answers[name]?.(args)
  }
  api = fakeApi(answerTo)
})

const names = () => new Set(calls.map(({ name }) => name))

describe('the teams of a season', () => {
  test('B7, F6: the current season unless another is requested', async () => {
    const page = await loadTeams(api)
    expect(page).toMatchObject({ season: 2025, current: 2025, seasons: [2025, 2024] })
    expect(page?.teams.map(({ id, rosterSize }) => [id, rosterSize])).toEqual([
      [7, 4],
      [8, 4],
    ])
    expect((await loadTeams(api, 2024))?.teams.map(({ id }) => id)).toEqual([3])
  })

  test('B14: a season without teams is 404, except the current one, which is empty', async () => {
    expect(await loadTeams(api, 2019)).toBeUndefined()
    bySeason[2025] = []
    expect(await loadTeams(api)).toMatchObject({ teams: [], seasons: [2025, 2024] })
    bySeason[2025] = exampleClubTeams
  })

  test('the page fails when the list fails; a failed roster or earlier season is left out', async () => {
    answers['competition-team/find'] = fails(502)
    answers['competition-team/list'] = ({ query }) =>
      query?.season === 2025 ? { data: exampleClubTeams } : fails(502)()
    const page = await loadTeams(api)
    expect(page).toMatchObject({ seasons: [2025] })
    expect(page?.teams[0]).toMatchObject({ rosterSize: null })
    answers['competition-team/list'] = fails(502)
    await expect(loadTeams(api)).rejects.toThrow(ApiError)
  })
})

describe('a team', () => {
  test('a minor without a page is not asked for, so the page is whole', async () => {
    answers['competition-team/find'] = () => ({ data: exampleYouthTeam })
    await loadTeam(api, 8)
    const asked = calls.filter(({ name }) => name === 'player/find').map(({ args }) => args.params?.id)
    expect(asked).toEqual([9, 35])
  })

  test('B7: with its matches, its table and its seasons', async () => {
    const view = await loadTeam(api, 7)
    expect(view?.team).toMatchObject({ id: 7, isOwn: true })
    expect(view?.next).toHaveLength(1)
    expect(view?.standings?.competition).toBe('Férfi NB I. A csoport')
    expect(view?.standings?.rows.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(view?.seasons.map(({ season }) => season)).toEqual([2025, 2024])
    const schedules = calls.filter(({ name }) => name === 'schedule/list')
    expect(schedules.map(({ args }) => args.query)).toMatchObject([
      { competitionTeamId: 7, type: 'next' },
      { competitionTeamId: 7, type: 'prev' },
    ])
  })

  test('B14: an unknown one is 404; any other failure is thrown', async () => {
    answers['competition-team/find'] = fails(404)
    expect(await loadTeam(api, 7)).toBeUndefined()
    answers['competition-team/find'] = fails(502)
    await expect(loadTeam(api, 7)).rejects.toThrow(ApiError)
  })

  test('the optional parts may fail', async () => {
    for (const name of names()) if (name !== 'competition-team/find') answers[name] = fails(502)
    answers['schedule/list'] = fails(502)
    answers['competition-team/list'] = fails(502)
    answers['standings/competition/all'] = fails(502)
    const view = await loadTeam(api, 7)
    expect(view).toMatchObject({ matchesFailed: true, standings: null, leaders: [] })
    expect(view?.seasons).toEqual([{ season: 2025, href: '/csapat/7' }])
  })

  test("B7: another club's team is shown without the club's seasons", async () => {
    answers['competition-team/find'] = () => ({ data: { ...exampleClubTeam, club_id: 2 } })
    expect(await loadTeam(api, 7)).toMatchObject({ team: { isOwn: false }, seasons: [{ season: 2025 }] })
    expect(names()).not.toContain('competition-team/list')
  })
})

test('B8: the players are those of the first team, and none without a team', async () => {
  expect((await loadPlayers(api.inLanguage('en'))).players.map(({ link }) => link)[0]).toBe(
    '/team/7/player/1',
  )
  answers['competition-team/list'] = () => ({ data: [] })
  expect(await loadPlayers(api.inLanguage('en'))).toEqual({ team: null, players: [] })
})
