import type { Schedule } from '@palank/contract/schedule'
import type { StandingRow } from '@palank/contract/standings'

/** The club and the teams that the api lists as its own. */
export type OwnTeams = { clubId: number; teams: readonly { id: number; name: string }[] }

type Team = { id: number | null; name: string; club_id?: number | null | undefined }

/** Adds the club to a team whose answer does not name it: the own club's id if listed among its teams, else null. */
export function withClub<Known extends Team>(team: Known, { clubId, teams }: OwnTeams): Known {
  if (team.club_id !== undefined) return team
  const isOwn = teams.some(({ id, name }) => id === team.id || name === team.name)
  return { ...team, club_id: isOwn ? clubId : null }
}

export const matchWithClubs = <Match extends Schedule>(match: Match, own: OwnTeams): Match => ({
  ...match,
  competitors: match.competitors.map((competitor) => ({
    ...competitor,
    competition_team: withClub(competitor.competition_team, own),
  })),
})

export const rowWithClub = (row: StandingRow, own: OwnTeams): StandingRow => ({
  ...row,
  team: withClub(row.team, own),
})

const hasClub = ({ club_id }: Team) => club_id !== undefined

export const matchHasClubs = ({ competitors }: Schedule) =>
  competitors.every(({ competition_team: team }) => hasClub(team))

export const rowHasClub = ({ team }: StandingRow) => hasClub(team)
