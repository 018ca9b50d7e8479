import type { Competition } from '@palank/contract/competition'
import type { ClubTeam, ClubTeamDetail } from '@palank/contract/team'
import { type Language, pathFor } from '@palank/routes'
import type { MatchView } from '~/ui/match-row.ts'
import { pictureOrNone } from '~/ui/media-of-wire.ts'
import { type RosterPlayerView, rosterOf } from '~/ui/roster.ts'
import type { StandingRowView } from '~/ui/standings.ts'
import { type TeamLogoView, teamLogoOf } from '~/ui/team-logo.ts'
import { attempt, figure, isId, list, words } from '~/ui/wire.ts'
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

/** A team needs an id, a name and a season. */
export function teamItemOf(wire: ClubTeam, language: Language): TeamItem | undefined {
  return attempt(() => {
    const name = words(wire.name)
    if (!name || !isId(wire.id)) return undefined
    return {
      ...teamLogoOf(wire),
      id: wire.id,
      name,
      link: pathFor('team', language, { teamId: wire.id }),
      season: figure(wire.season),
      competitions: list(wire.competitions).flatMap((competition) => words(competition.name) || []),
    }
  })
}

export const teamItemsOf = (teams: readonly ClubTeam[] | null | undefined, language: Language): TeamItem[] =>
  list(teams).flatMap((team) => teamItemOf(team, language) ?? [])

export function teamOf(wire: ClubTeamDetail, clubId: number, language: Language): TeamView | undefined {
  return attempt(() => {
    const item = teamItemOf(wire, language)
    if (!item) return undefined
    return {
      ...item,
      isOwn: wire.club_id === clubId,
      crest: pictureOrNone(wire.team_logo)?.coverImage ?? null,
      players: rosterOf(wire.players, language),
      staff: list(wire.staff).flatMap((member) => {
        const name = words(member.name)
        return name ? [{ name, role: words(member.role) }] : []
      }),
    }
  })
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
      const same = teamItemsOf(teams, language).find(({ name }) => name === team.name)
      return same ? [{ season, href: same.link }] : []
    })
  return [{ season: team.season, href: team.link }, ...others].toSorted(
    (one, other) => other.season - one.season,
  )
}

/** The competition whose table stands on the team's page: the first that shows one. */
export const tableOf = (competitions: readonly Competition[] | null | undefined): Competition | undefined =>
  list(competitions).find(
    ({ id, name, standings_visible: visible }) => isId(id) && words(name) !== '' && visible === true,
  )
