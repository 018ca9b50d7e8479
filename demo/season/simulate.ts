import type { ClubId } from '../src/types.ts'
import { addDays, type Day, lastWeekday, seasonOfDay } from './calendar.ts'
import { arenasOf, clubsOf } from './clubs.ts'
import { type Name, nameBook } from './names.ts'
import { injuries, namedRivals, namedYouths, ownSquads, ownStaff } from './own-club.ts'
import { makeSeason } from './season.ts'
import { type Benches, benchesBefore, presentBenches, type Setting, specialNames } from './squads.ts'
import type { SeasonPlayer, Wish, World } from './types.ts'
import { presentYouth, youthBefore } from './youth.ts'

/** A world in which both clubs do well and the relegated club was last. */
const usualSeed = 2

/** Of older seasons only the league is told. */
const seasonsInFull = 2

/** Names that belong to somebody already, so that chance gives them to nobody else. */
function takenNames(club: ClubId): Name[] {
  const squad = ownSquads[club]
  const staff = ownStaff[club].map(({ last_name: last, first_name: first }) => ({ last, first }))
  const predecessors = squad.flatMap(({ predecessor }) => (predecessor ? [predecessor] : []))
  return [...squad, ...namedRivals[club], ...namedYouths[club], ...predecessors, ...specialNames, ...staff]
}

/** The day from which an injured player of the own club has been missing. */
export function missingSince(club: ClubId, day: Day): Day {
  const { daysAgo, weekday } = injuries[club]
  return lastWeekday(addDays(day, -daysAgo - 1), weekday)
}

/** Only those whom a squad of these benches lists. */
function playersOf(listed: ReadonlySet<string>, all: readonly Benches[]): SeasonPlayer[] {
  const players = new Map<string, SeasonPlayer>()
  for (const benches of all)
    for (const { squad } of benches.values())
      for (const { player } of squad) if (listed.has(player.key)) players.set(player.key, player)
  return [...players.values()]
}

/** Seasons of an invented league around a day: the same arguments always make the same world. */
export function simulate({ club, day, seed = usualSeed, seasons = seasonsInFull }: Wish): World {
  const newest = seasonOfDay(day)
  const setting: Setting = { club, seed, season: newest, names: nameBook(takenNames(club)) }
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
  const told: Benches[] = []
  let seniors: Benches | null = null
  let youth: Benches | null = null
  for (let season = newest; season > newest - seasons; season--) {
    const ours = seniors?.get(club)
    const present = season === newest
    seniors = seniors ? benchesBefore(setting, seniors, season) : presentBenches(setting)
    if (newest - season >= seasonsInFull) youth = null
    else youth = youth && ours ? youthBefore(setting, youth, ours, season) : presentYouth(setting)
    const made = makeSeason({
      setting,
      season,
      seniors,
      youth,
      day: present ? day : null,
      absent: (player, date) => present && player === injured && date >= since,
    })
    told.push(seniors, ...(youth ? [youth] : []))
    world.seasons.push(season)
    world.teams.push(...made.teams)
    world.competitions.push(...made.competitions)
    world.matches.push(...made.matches)
  }
  const listed = new Set(world.teams.flatMap(({ squad }) => squad.map(({ player }) => player)))
  return { ...world, players: playersOf(listed, told) }
}
