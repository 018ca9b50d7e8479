import { describe, expect, test } from 'vitest'
import { ApiError } from '~/api/api-error.ts'
import { fakeApi } from '~/api/testing/fake-client.ts'
import { exampleRosterPlayers } from '~/model/roster.examples.ts'
import { examplePlayer } from './player.examples.ts'
import { loadPlayer } from './player.server.ts'

const [inSquad, former] = [exampleRosterPlayers[0]?.id ?? 0, 901]
const clubTeam = { ...examplePlayer.teams[0], season: 2025 }

/** The teams in the api's response; undefined for a 404. */
function load(playerId: number, teams: object[] | undefined, players = exampleRosterPlayers) {
  const api = fakeApi(async (name) => {
    if (name === 'competition-team/find') return { data: { ...clubTeam, players } }
    if (!teams) throw new ApiError(404, 'no')
    return { data: { ...examplePlayer, id: playerId, teams } }
  })
  return loadPlayer(api, { teamId: 7, playerId, season: undefined })
}

const [team, other] = [7, 3].map((id) => ({ ...examplePlayer.teams[0], id, season: 2025 }))

describe('B8: a player below a team', () => {
  test('a current or former player of the team has a page there', async () => {
    expect(await load(inSquad, [team ?? {}])).toMatchObject({ player: { id: inSquad }, team: { id: 7 } })
    expect(await load(former, [team ?? {}, other ?? {}])).toMatchObject({ team: { id: 7 } })
  })

  test('a player of other teams only, or of no team, has no page there', async () => {
    expect(await load(former, [other ?? {}])).toBeUndefined()
    expect(await load(former, [])).toBeUndefined()
    expect(await load(former, undefined)).toBeUndefined()
  })

  test('where the back end sends no teams, the squad of the team decides', async () => {
    expect(await load(inSquad, [])).toMatchObject({ player: { id: inSquad }, team: { id: 7 } })
  })

  test('a back end that sends neither teams nor squads decides itself', async () => {
    expect(await load(former, [], [])).toMatchObject({ player: { id: former }, team: { id: 7 } })
    expect(await load(former, undefined, [])).toBeUndefined()
  })
})
