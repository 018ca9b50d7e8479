import type { Competition } from '@palank/contract/competition'
import type { ServerConfig } from '@palank/contract/config'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import type { MatchView } from '~/model/match.ts'
import { type RosterPlayerView, rosterOf } from '~/model/roster.ts'
import type { StandingRowView } from '~/model/standings.ts'
import { type TeamLogoView, teamLogoOf } from '~/model/team-logo.ts'
import type { LeaderView, PlayerAverages } from './leaders.ts'

export type TeamItem = TeamLogoView & {
  id: number
  name: string
  link: string
  season: number
  /** The names of the competitions it plays in. */
  competitions: string[]
}

export type TeamCardView = TeamItem & {
  /** Null when it is not known. */
  rosterSize: number | null
}

export type TeamView = TeamItem & {
  /** Of the club whose site this is. */
  isOwn: boolean
  /** The crest as it was uploaded; none for a team that has sent none. */
  crest: string | null
  players: RosterPlayerView[]
  staff: { name: string; role: string }[]
}

/** Whose site this is, and in which season. */
type Club = Pick<ServerConfig, 'club_id' | 'current_season'>

export type SeasonLink = { season: number; href: string }

export type TeamPageView = {
  team: TeamView
  /** The same team's seasons, newest first; this one among them. */
  seasons: SeasonLink[]
  next: MatchView[]
  last: MatchView[]
  /** The matches did not come, which is not the same as there being none. */
  matchesFailed: boolean
  standings: { competition: string; rows: StandingRowView[] } | null
  leaders: LeaderView[]
  averages: PlayerAverages[]
}

/** A team that does not say its season is of the one it was asked for. */
export const teamItemOf = (wire: ClubTeam, season: number, language: Language): TeamItem => ({
  ...teamLogoOf(wire),
  id: wire.id,
  name: wire.name,
  link: pathFor('team', language, { teamId: wire.id }),
  season: wire.season ?? season,
  competitions: wire.competitions.map(({ name }) => name),
})

export function teamOf(wire: ClubTeamDetail, club: Club, language: Language): TeamView {
  return {
    ...teamItemOf(wire, club.current_season, language),
    isOwn: wire.club_id === club.club_id,
    crest: wire.team_logo?.public_url ?? null,
    players: rosterOf(wire.players, language),
    staff: wire.staff.map((member) => ({ name: formatName(member, language), role: member.role })),
  }
}

type SeasonTeams = { season: number; teams: readonly ClubTeam[] }

/** A team has an id in each season; by its name it is the same one. */
export function seasonLinksOf(
  team: Pick<TeamItem, 'id' | 'name' | 'season' | 'link'>,
  seasons: readonly SeasonTeams[],
  language: Language,
): SeasonLink[] {
  const others = seasons
    .filter(({ season }) => season !== team.season)
    .flatMap(({ season, teams }) => {
      const same = teams.find(({ name }) => name === team.name)
      return same ? [{ season, href: pathFor('team', language, { teamId: same.id }) }] : []
    })
  return [{ season: team.season, href: team.link }, ...others].toSorted(
    (one, other) => other.season - one.season,
  )
}

/** The competition whose table stands on the team's page: the first that shows one. */
export const tableOf = (competitions: readonly Competition[]): Competition | undefined =>
  competitions.find(({ standings_visible: visible }) => visible)
