import { schedule } from '@palank/contract/schedule'
import { standingRow } from '@palank/contract/standings'
import { describe, expect, test } from 'vitest'
import {
  matchHasClubs,
  matchWithClubs,
  type OwnTeams,
  rowHasClub,
  rowWithClub,
  withClub,
} from './own-teams.ts'

type Team = Parameters<typeof withClub>[0]
const own: OwnTeams = { clubId: 5, teams: [{ id: 7, name: 'Dunai Sünök' }] }

describe('F7: the club of a team, when the back end does not send it', () => {
  test('a listed team belongs to the club, by id or name; any other team has no club', () => {
    const clubOf = (id: number | null, name: string, ownTeams: OwnTeams = own) =>
      withClub<Team>({ id, name }, ownTeams).club_id
    expect(clubOf(7, 'Sünök')).toBe(5)
    expect(clubOf(null, 'Dunai Sünök')).toBe(5)
    expect(clubOf(8, 'Tolnai Horgonyok')).toBeNull()
    expect(clubOf(null, 'Dunai Sünök', { clubId: 5, teams: [] })).toBeNull()
  })

  test('a club sent by the back end is kept', () => {
    for (const club_id of [2, null]) {
      expect(withClub({ id: 7, name: 'Dunai Sünök', club_id }, own).club_id).toBe(club_id)
    }
  })

  test('the teams of a match and of a standings row are completed', () => {
    const competitors = [
      { side: 1, competition_team: { id: 7, name: 'Dunai Sünök' } },
      { side: 2, competition_team: { id: 8, name: 'Tolnai Horgonyok', club_id: 3 } },
    ]
    const match = schedule.parse({ id: 1, status: 'scheduled', competitors })
    const completed = matchWithClubs(match, own)
    expect(completed.competitors.map(({ competition_team: team }) => team.club_id)).toEqual([5, 3])
    expect([match, completed].map(matchHasClubs)).toEqual([false, true])
    const row = standingRow.parse({ team: { id: 7, name: 'Dunai Sünök' } })
    expect([row, rowWithClub(row, own)].map(rowHasClub)).toEqual([false, true])
    expect(rowWithClub(row, own).team.club_id).toBe(5)
  })
})
