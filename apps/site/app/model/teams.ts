import type { ServerConfig } from '@palank/contract/config'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { type RosterPlayerView, rosterOf } from './roster.ts'
import { type TeamLogoView, teamLogoOf } from './team-logo.ts'

export type TeamItem = TeamLogoView & {
  id: number
  name: string
  link: string
  season: number
  /** Names. */
  competitions: string[]
}

export type TeamView = TeamItem & {
  /** Of the club whose site this is. */
  isOwn: boolean
  /** As uploaded; null rather than the default one. */
  crest: string | null
  players: RosterPlayerView[]
  staff: { name: string; role: string }[]
}

/** Whose site this is, and in which season. */
type Club = Pick<ServerConfig, 'club_id' | 'current_season'>

export type SeasonLink = { season: number; href: string }

/** `season` is the season of a team that does not say its own. */
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

/** A team has another id in each season; the name tells that it is the same. */
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
  return [{ season: team.season, href: team.link }, ...others].toSorted((a, b) => b.season - a.season)
}
