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
const own: OwnTeams = { clubId: 5, teams: [{ id: 7, name: 'Dunai Sólymok' }] }

describe('F7: whose a team is, where the back end does not tell', () => {
  test('a team listed as the club’s is the club’s, by its id or its name; any other is nobody’s', () => {
    const clubOf = (id: number | null, name: string, known: OwnTeams = own) =>
      withClub<Team>({ id, name }, known).club_id
    expect(clubOf(7, 'Sólymok')).toBe(5)
    expect(clubOf(null, 'Dunai Sólymok')).toBe(5)
    expect(clubOf(8, 'Tolnai Horgonyok')).toBeNull()
    expect(clubOf(null, 'Dunai Sólymok', { clubId: 5, teams: [] })).toBeNull()
  })

  test('what the back end tells is left as it is', () => {
    for (const club_id of [2, null]) {
      expect(withClub({ id: 7, name: 'Dunai Sólymok', club_id }, own).club_id).toBe(club_id)
    }
  })

  test('a match and a row of the table are completed team by team', () => {
    const competitors = [
      { side: 1, competition_team: { id: 7, name: 'Dunai Sólymok' } },
      { side: 2, competition_team: { id: 8, name: 'Tolnai Horgonyok', club_id: 3 } },
    ]
    const match = schedule.parse({ id: 1, status: 'scheduled', competitors })
    const completed = matchWithClubs(match, own)
    expect(completed.competitors.map(({ competition_team: team }) => team.club_id)).toEqual([5, 3])
    expect([match, completed].map(matchHasClubs)).toEqual([false, true])
    const row = standingRow.parse({ team: { id: 7, name: 'Dunai Sólymok' } })
    expect([row, rowWithClub(row, own)].map(rowHasClub)).toEqual([false, true])
    expect(rowWithClub(row, own).team.club_id).toBe(5)
  })
})
