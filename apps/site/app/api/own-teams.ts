import type { Schedule } from '@palank/contract/schedule'
import type { StandingRow } from '@palank/contract/standings'

/** The club and the teams that the back end lists as the club's. */
export type OwnTeams = { clubId: number; teams: readonly { id: number; name: string }[] }

type Team = { id: number | null; name: string; club_id?: number | null | undefined }

/** Whose a team is, where the back end does not tell: the club's if it is listed among the club's. */
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

const isTold = ({ club_id }: Team) => club_id !== undefined

export const matchTellsClubs = ({ competitors }: Schedule) =>
  competitors.every(({ competition_team: team }) => isTold(team))

export const rowTellsClub = ({ team }: StandingRow) => isTold(team)
