import type { Player, PlayerGame, PlayerSeason } from '@palank/contract/player'
import type { StatisticsSources } from '@palank/contract/statistics'
import { type Language, pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { type PlayerFacts, playerFactsOf, type RosterPlayerView } from '~/ui/roster.ts'
import { type Statistics, statisticsOf } from '~/ui/statistics.ts'
import { attempt, figure, isDate, isId, list, words } from '~/ui/wire.ts'

/** The three rows of a player's table. */
export type ThreeRows = { average: Statistics; total: Statistics; per40: Statistics }

/** What a player did for one team in one season. */
export type SeasonTable = ThreeRows & { teamId: number; team: string; season: number }

export type GameView = {
  id: number
  link: string
  /** Null where no time is known. */
  date: string | null
  competition: string
  opponent: string
  isHome: boolean
  /** The own team's score first; null when it is not known. */
  score: { own: number; opponent: number } | null
  statistics: Statistics
}

export type PlayerTeam = { id: number; name: string; season: number; link: string }

export type PlayerView = PlayerFacts & {
  id: number
  name: string
  lastName: string
  firstName: string
  picture: PictureView | null
  /** The player's own teams, newest season first. */
  teams: PlayerTeam[]
  /** Every season that the player was in a team or on the court, newest first. */
  seasons: number[]
  tables: SeasonTable[]
  /** Null without a game. */
  career: ThreeRows | null
  games: GameView[]
}

const threeRowsOf = (wire: StatisticsSources): ThreeRows => ({
  average: statisticsOf(wire.average),
  total: statisticsOf(wire.total),
  per40: statisticsOf(wire.minuteFourty),
})

const seasonTableOf = (wire: PlayerSeason): SeasonTable | undefined =>
  attempt(() => {
    const team = words(wire.competition_team.name)
    const teamId = wire.competition_team.id
    if (!team || !isId(teamId)) return undefined
    return { ...threeRowsOf(wire), team, teamId, season: figure(wire.season) }
  })

const scoreOf = ({ own_score: own, opponent_score: opponent }: PlayerGame): GameView['score'] =>
  attempt(() => ({ own: figure(own), opponent: figure(opponent) })) ?? null

const gameOf = (wire: PlayerGame, language: Language): GameView | undefined =>
  attempt(() => {
    const opponent = words(wire.opponent.name)
    if (!opponent || !isId(wire.schedule_id)) return undefined
    return {
      id: wire.schedule_id,
      link: pathFor('match', language, { scheduleId: wire.schedule_id }),
      date: isDate(wire.game_time) ? wire.game_time : null,
      competition: words(wire.competition?.name),
      opponent,
      isHome: wire.is_home === true,
      score: scoreOf(wire),
      statistics: statisticsOf(wire.statistics),
    }
  })

const teamsOf = (wire: Player, language: Language): PlayerTeam[] =>
  list(wire.teams).flatMap(
    (team) =>
      attempt(() => {
        const name = words(team.name)
        if (!name || !isId(team.id)) return []
        const link = pathFor('team', language, { teamId: team.id })
        return [{ id: team.id, name, season: figure(team.season), link }]
      }) ?? [],
  )

/** A player needs an id and a name; a game or a season without a shape falls out by itself. */
export function playerOf(wire: Player, language: Language): PlayerView | undefined {
  return attempt(() => {
    const lastName = words(wire.last_name)
    const firstName = words(wire.first_name)
    const name = formatName({ last_name: lastName, first_name: firstName }, language)
    if (!name || !isId(wire.id)) return undefined
    const teams = teamsOf(wire, language)
    const tables = list(wire.seasons).flatMap((season) => seasonTableOf(season) ?? [])
    const seasons = new Set([...teams, ...tables].map(({ season }) => season))
    const career = attempt(() => threeRowsOf(wire.career))
    return {
      ...playerFactsOf(wire),
      id: wire.id,
      name,
      lastName,
      firstName,
      picture: pictureOrNone(wire.profile_image),
      teams,
      seasons: [...seasons].toSorted((one, other) => other - one),
      tables,
      career: career?.total.played_games ? career : null,
      games: list(wire.games).flatMap((game) => gameOf(game, language) ?? []),
    }
  })
}

/** A player of a team, in one season: that team's or another that was chosen. */
export type PlayerPageView = {
  player: PlayerView
  team: { id: number; name: string; link: string; season: number; isOwn: boolean }
  season: number
  /** Of the season alone, the page's team first. */
  tables: SeasonTable[]
  previous: RosterPlayerView | null
  next: RosterPlayerView | null
}

export const tablesOf = (player: PlayerView, season: number, teamId: number): SeasonTable[] =>
  player.tables
    .filter((table) => table.season === season)
    .toSorted((one, other) => Number(other.teamId === teamId) - Number(one.teamId === teamId))

/** Who stands beside a player in the roster; the first comes again after the last. */
export function neighboursOf(
  roster: readonly RosterPlayerView[],
  id: number,
): Pick<PlayerPageView, 'previous' | 'next'> {
  const place = roster.findIndex((player) => player.id === id)
  if (place < 0 || roster.length < 2) return { previous: null, next: null }
  const previous = roster.at(place - 1) ?? null
  const next = roster[(place + 1) % roster.length] ?? null
  return { previous: previous?.id === next?.id ? null : previous, next }
}
