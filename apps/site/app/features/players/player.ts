import type { Player, PlayerGame, PlayerSeason } from '@palank/contract/player'
import type { StatisticsSources } from '@palank/contract/statistics'
import { type Language, pathFor } from '@palank/routes'
import { winnerOf } from '@palank/sport/result'
import { formatName, formatShortDay } from '~/i18n/format.ts'
import type { Keep, Kept } from '~/model/kept.ts'
import { type PictureView, pictureOrNone } from '~/model/picture.ts'
import { type PlayerFacts, playerFactsOf, type RosterPlayerView } from '~/model/roster.ts'
import type { Statistics } from '~/model/statistics.ts'

export type ThreeRows = { average: Statistics; total: Statistics; per40: Statistics }

/** For one team in one season. */
export type SeasonTable = ThreeRows & { teamId: number; team: string; season: number }

export type GameView = {
  id: number
  link: string
  /** Null where unknown. */
  date: string | null
  /** `nov. 14.` */
  day: string | null
  competition: string
  opponent: string
  isHome: boolean
  /** Null where unknown. */
  score: { own: number; opponent: number } | null
  /** Of the player's team; null for an unknown score. */
  result: 'win' | 'loss' | null
  statistics: Statistics
}

export type PlayerTeam = { id: number; name: string; season: number; link: string }

export type PlayerView = PlayerFacts & {
  id: number
  name: string
  lastName: string
  firstName: string
  picture: PictureView | null
  /** Kept out of search engines: the page of a child. */
  noIndex: boolean
  /** Newest season first. */
  teams: PlayerTeam[]
  /** Every season with a team or a game, newest first. */
  seasons: number[]
  tables: SeasonTable[]
  /** Null without a game. */
  career: ThreeRows | null
  games: GameView[]
}

const threeRowsOf = ({ average, total, minuteFourty: per40 }: StatisticsSources): ThreeRows => ({
  average,
  total,
  per40,
})

const seasonTableOf = (wire: PlayerSeason): SeasonTable => ({
  ...threeRowsOf(wire),
  team: wire.competition_team.name,
  teamId: wire.competition_team.id,
  season: wire.season,
})

const scoreOf = ({ own_score: own, opponent_score: opponent }: PlayerGame): GameView['score'] =>
  own === null || opponent === null ? null : { own, opponent }

/** The answer says nothing of forfeits: the score alone decides. */
function resultOf({ own_score, opponent_score }: PlayerGame): GameView['result'] {
  const winner = winnerOf({ home_score: own_score, away_score: opponent_score, forfeit: null })
  return winner && (winner === 'home' ? 'win' : 'loss')
}

const gameOf = (wire: PlayerGame, language: Language): GameView => ({
  id: wire.schedule_id,
  link: pathFor('match', language, { scheduleId: wire.schedule_id }),
  date: wire.game_time,
  day: wire.game_time && formatShortDay(wire.game_time, language),
  competition: wire.competition?.name ?? '',
  opponent: wire.opponent.name,
  isHome: wire.is_home,
  score: scoreOf(wire),
  result: resultOf(wire),
  statistics: wire.statistics,
})

/** The team of the page, in its season. */
export type PageTeam = { id: number; name: string; season: number }

const teamLink = ({ id, name, season }: PageTeam, language: Language): PlayerTeam => ({
  id,
  name,
  season,
  link: pathFor('team', language, { teamId: id }),
})

/** A back end without seasons has one table, that of the page's team. */
function wholeTable({ average, total, minuteFourty }: Player, team: PageTeam): SeasonTable[] {
  if (!average || !total || !minuteFourty) return []
  const { id: teamId, name, season } = team
  return [{ ...threeRowsOf({ average, total, minuteFourty }), teamId, team: name, season }]
}

/** An api without seasons sends no teams, so only the team of the page is known. */
export function playerOf(wire: Player, pageTeam: PageTeam, language: Language): PlayerView {
  const known = wire.teams.map((team) => teamLink(team, language))
  const tables = wire.seasons.length > 0 ? wire.seasons.map(seasonTableOf) : wholeTable(wire, pageTeam)
  const teams = known.length > 0 ? known : [teamLink(pageTeam, language)]
  const seasons = new Set([...teams, ...tables].map(({ season }) => season))
  return {
    ...playerFactsOf(wire),
    id: wire.id,
    name: formatName(wire, language),
    lastName: wire.last_name,
    firstName: wire.first_name,
    picture: pictureOrNone(wire.profile_image),
    noIndex: wire.noindex === true,
    teams,
    seasons: [...seasons].toSorted((a, b) => b - a),
    tables,
    career: wire.career?.total.played_games ? threeRowsOf(wire.career) : null,
    games: wire.games.map((game) => gameOf(game, language)),
  }
}

/** A player of a team, in that team's season or another selected one. */
export type PlayerPageView = {
  player: PlayerView
  team: { id: number; name: string; link: string; season: number; isOwn: boolean }
  season: number
  /** Of the season, the page's team first. */
  tables: SeasonTable[]
  previous: RosterPlayerView | null
  next: RosterPlayerView | null
}

/** What the screen gets: all but the season's selector needs no script. */
export type PlayerScreen = {
  id: number
  season: number
  seasons: number[]
  view: Kept<PlayerPageView>
}

export const playerScreenOf = (view: PlayerPageView, keep: Keep): PlayerScreen => ({
  id: view.player.id,
  season: view.season,
  seasons: view.player.seasons,
  view: keep(view),
})

export const tablesOf = (player: PlayerView, season: number, teamId: number): SeasonTable[] =>
  player.tables
    .filter((table) => table.season === season)
    .toSorted((a, b) => Number(b.teamId === teamId) - Number(a.teamId === teamId))

/** The players with a page before and after in the roster, which wraps around. */
export function neighboursOf(
  roster: readonly RosterPlayerView[],
  id: number,
): Pick<PlayerPageView, 'previous' | 'next'> {
  const shown = roster.filter((player) => player.link || player.id === id)
  const place = shown.findIndex((player) => player.id === id)
  if (place < 0 || shown.length < 2) return { previous: null, next: null }
  const previous = shown.at(place - 1) ?? null
  const next = shown[(place + 1) % shown.length] ?? null
  return { previous: previous?.id === next?.id ? null : previous, next }
}
