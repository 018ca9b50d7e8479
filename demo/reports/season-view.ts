import { isPlayed } from '@palank/sport/line'
import { type StandingRow, standings } from '@palank/sport/standings'
import type { Key, SeasonClub, SeasonCompetition, SeasonMatch, SeasonTeam, World } from '../season/types.ts'
import type { ClubId } from '../src/types.ts'
import type { Man } from './types.ts'

const minute = 60_000
/** From tip-off to the final buzzer, including breaks. */
const gameMinutes = 110
const overtimeMinutes = 12

/** Articles cover only the newest seasons. */
const toldSeasons = 2

export type Row = StandingRow & { key: Key }
export type Average = {
  man: Man
  games: number
  points: number
  rebounds: number | null
  assists: number | null
}

export type SeasonView = {
  own: ClubId
  team: (key: Key) => SeasonTeam
  club: (team: Key) => SeasonClub
  competition: (match: SeasonMatch) => SeasonCompetition
  arena: (match: SeasonMatch) => { name: string; city: string; capacity: number }
  man: (player: Key) => Man
  /** The own club's played and coming matches, by time. */
  ownMatches: SeasonMatch[]
  isOwn: (team: Key) => boolean
  /** A team's matches before a time, oldest first; cup and league together. */
  playedBy: (team: Key, moment: number) => SeasonMatch[]
  /** Whether both teams were known at a time: a cup round depends on the one before. */
  isDrawn: (match: SeasonMatch, moment: number) => boolean
  tableAt: (competition: Key, moment: number) => Row[]
  averagesAt: (team: Key, moment: number) => Average[]
  averagesIn: (team: Key, matches: readonly SeasonMatch[]) => Average[]
}

/** Memoized, because it is called thousands of times. */
const starts = new WeakMap<SeasonMatch, number>()

export function startOf(match: SeasonMatch): number {
  const known = starts.get(match)
  if (known !== undefined) return known
  const start = match.time ? Date.parse(match.time) : Number.NaN
  starts.set(match, start)
  return start
}

export const endOf = (match: SeasonMatch): number =>
  startOf(match) + (gameMinutes + overtimeMinutes * Math.max(0, match.periods.length - 4)) * minute

function got<V>(map: ReadonlyMap<Key, V>, key: Key): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`reports: unknown key ${key}`)
  return value
}

const byKey = <V extends { key: Key }>(list: readonly V[]) => new Map(list.map((item) => [item.key, item]))

const sum = (parts: (number | null)[]) =>
  parts.reduce((total, part) => (total === null || part === null ? null : total + part), 0 as number | null)

/** Standings use numeric ids, the world has keys. */
function tableOf({ entries }: SeasonCompetition, matches: readonly SeasonMatch[]): Row[] {
  const number = new Map(entries.map(({ team }, index) => [team, index + 1]))
  const games = matches.map((match, id) => ({
    id,
    home: number.get(match.home) ?? 0,
    away: number.get(match.away) ?? 0,
    home_score: match.home_score ?? 0,
    away_score: match.away_score ?? 0,
    time: match.time,
    forfeit: match.forfeit,
  }))
  const rows = standings({
    entries: entries.map(({ team, deduction, official_position }) => ({
      team: number.get(team) ?? 0,
      deduction,
      official_position,
    })),
    games,
  })
  return rows.map((row) => ({ ...row, key: entries[row.team - 1]?.team ?? '' }))
}

function averages(team: Key, matches: readonly SeasonMatch[], man: (key: Key) => Man): Average[] {
  const lines = matches.flatMap((match) => {
    const side = match.home === team ? 'home' : 'away'
    return match.lines.filter((line) => line.side === side && isPlayed(line))
  })
  return [...Map.groupBy(lines, ({ player }) => player)].map(([player, own]) => {
    const average = (value: number | null) => (value === null ? null : value / own.length)
    return {
      man: man(player),
      games: own.length,
      points: average(sum(own.map(({ points }) => points))) ?? 0,
      rebounds: average(
        sum(
          own.flatMap(({ defensive_rebound, offensive_rebound }) => [defensive_rebound, offensive_rebound]),
        ),
      ),
      assists: average(sum(own.map(({ assist }) => assist))),
    }
  })
}

/** Lookups in the simulated world. */
export function viewOf(world: World, own: ClubId): SeasonView {
  const [clubs, arenas] = [byKey(world.clubs), byKey(world.arenas)]
  const [teams, competitions] = [byKey(world.teams), byKey(world.competitions)]
  const men = new Map(
    world.players.map(({ key, last_name, first_name }): [Key, Man] => [
      key,
      { key, hu: `${last_name} ${first_name}`, en: `${first_name} ${last_name}` },
    ]),
  )
  const newest = world.seasons.slice(0, toldSeasons)
  // Nothing is written about children's games, since an article cannot do without their names.
  const recentMatches = world.matches.filter((match) => {
    const { season, kind } = got(competitions, match.competition)
    return newest.includes(season) && kind !== 'u16'
  })
  const done = recentMatches
    .filter(({ status, time }) => status === 'finished' && time)
    .sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1))
  const doneBy = new Map<Key, SeasonMatch[]>()
  const doneIn = new Map<Key, SeasonMatch[]>()
  const put = (map: Map<Key, SeasonMatch[]>, key: Key, match: SeasonMatch) =>
    map.set(key, [...(map.get(key) ?? []), match])
  for (const match of done) {
    for (const key of [match.home, match.away]) put(doneBy, key, match)
    put(doneIn, match.competition, match)
  }
  const until = (matches: readonly SeasonMatch[], moment: number) =>
    matches.filter((match) => endOf(match) <= moment)
  const isOwn = (team: Key) => got(teams, team).club === own
  const tables = new Map<string, Row[]>()
  const man = (player: Key) => got(men, player)

  return {
    own,
    isOwn,
    man,
    team: (key) => got(teams, key),
    club: (key) => got(clubs, got(teams, key).club),
    competition: (match) => got(competitions, match.competition),
    arena: (match) => got(arenas, match.arena),
    ownMatches: recentMatches
      .filter(({ home, away, time, status }) => {
        const takesPlace = status === 'finished' || status === 'scheduled'
        return time && takesPlace && (isOwn(home) || isOwn(away))
      })
      .sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1)),
    // A forfeited match has no story and no figures.
    playedBy: (team, moment) => until(doneBy.get(team) ?? [], moment).filter(({ forfeit }) => !forfeit),
    isDrawn: (match, moment) =>
      got(competitions, match.competition).kind !== 'cup' ||
      [match.home, match.away]
        .flatMap((team) => doneBy.get(team) ?? [])
        .filter((other) => other.competition === match.competition && startOf(other) < startOf(match))
        .every((other) => endOf(other) <= moment),
    tableAt(competition, moment) {
      const matches = until(doneIn.get(competition) ?? [], moment)
      const key = `${competition} ${matches.length}`
      const table = tables.get(key) ?? tableOf(got(competitions, competition), matches)
      tables.set(key, table)
      return table
    },
    averagesAt: (team, moment) =>
      averages(
        team,
        until(doneBy.get(team) ?? [], moment).filter(({ forfeit }) => !forfeit),
        man,
      ),
    averagesIn: (team, matches) => averages(team, matches, man),
  }
}
