import type { ClubId } from '../src/types.ts'
import { addDays, type Day, lastWeekday, seasonOfDay } from './calendar.ts'
import { arenasOf, clubsOf } from './clubs.ts'
import { createNameGenerator, type Name } from './names.ts'
import { injuries, namedRivals, namedYouths, ownSquads, ownStaff } from './own-club.ts'
import { makeSeason } from './season.ts'
import { currentRosters, previousRosters, type Rosters, type Setting, specialNames } from './squads.ts'
import type { SeasonPlayer, SimulationOptions, World } from './types.ts'
import { ownSquads as ownU16Squads, u16Rosters } from './u16.ts'
import { currentYouthRosters, previousYouthRosters } from './youth.ts'

/** With this seed both clubs do well and the relegated club finished last. */
const defaultSeed = 2

/** Older seasons have only the league. */
const fullSeasons = 2

/** Names in use, which must not be generated again. */
function takenNames(club: ClubId): Name[] {
  const squad = ownSquads[club]
  const staff = ownStaff[club].map(({ last_name: last, first_name: first }) => ({ last, first }))
  const predecessors = squad.flatMap(({ predecessor }) => (predecessor ? [predecessor] : []))
  return [
    ...squad,
    ...namedRivals[club],
    ...namedYouths[club],
    ...ownU16Squads[club],
    ...predecessors,
    ...specialNames,
    ...staff,
  ]
}

/** The first day without the injured player of the own club. */
export function missingSince(club: ClubId, day: Day): Day {
  const { daysAgo, weekday } = injuries[club]
  return lastWeekday(addDays(day, -daysAgo - 1), weekday)
}

/** Only players in a squad. */
function playersOf(listed: ReadonlySet<string>, all: readonly Rosters[]): SeasonPlayer[] {
  const players = new Map<string, SeasonPlayer>()
  for (const rosters of all)
    for (const { squad } of rosters.values())
      for (const { player } of squad) if (listed.has(player.key)) players.set(player.key, player)
  return [...players.values()]
}

/** Reports name the players of senior and U23 teams, so those are adults; the children are the U16s. */
const asAdults = (players: SeasonPlayer[], season: number) =>
  players.map((player) => ({ ...player, birth_year: Math.min(player.birth_year, season - 19) }))

/** Simulates seasons of a fictional league around a day; deterministic. */
export function simulate(options: SimulationOptions): World {
  const { club, day, seed = defaultSeed, seasons = fullSeasons, onFixture } = options
  const newest = seasonOfDay(day)
  const setting: Setting = { club, seed, season: newest, names: createNameGenerator(takenNames(club)) }
  const injured = injuries[club].player
  const since = missingSince(club, day)
  const world: World = {
    clubs: clubsOf(club),
    arenas: arenasOf(club),
    players: [],
    seasons: [],
    teams: [],
    competitions: [],
    matches: [],
  }
  const allRosters: Rosters[] = []
  const children = u16Rosters(setting)
  let seniors: Rosters | null = null
  let youth: Rosters | null = null
  for (let season = newest; season > newest - seasons; season--) {
    const ours = seniors?.get(club)
    const isCurrent = season === newest
    seniors = seniors ? previousRosters(setting, seniors, season) : currentRosters(setting)
    if (newest - season >= fullSeasons) youth = null
    else
      youth =
        youth && ours ? previousYouthRosters(setting, youth, ours, season) : currentYouthRosters(setting)
    const result = makeSeason({
      setting,
      season,
      seniors,
      youth,
      u16: isCurrent ? children : null,
      day: isCurrent ? day : null,
      onFixture,
      absent: (player, date) => isCurrent && player === injured && date >= since,
    })
    allRosters.push(seniors, ...(youth ? [youth] : []))
    world.seasons.push(season)
    world.teams.push(...result.teams)
    world.competitions.push(...result.competitions)
    world.matches.push(...result.matches)
  }
  const listed = new Set(world.teams.flatMap(({ squad }) => squad.map(({ player }) => player)))
  return {
    ...world,
    players: [...asAdults(playersOf(listed, allRosters), newest), ...playersOf(listed, [children])],
  }
}
