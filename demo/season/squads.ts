import { type Position, positions } from '@palank/sport/position'
import type { ClubId } from '../src/types.ts'
import { knownClubs } from './clubs.ts'
import type { NameGenerator } from './names.ts'
import { assistantCoach, headCoach, namedRivals, ownSquads, ownStaff } from './own-club.ts'
import { knownPerson, newPerson, type Opening, type Person, predecessorOf } from './person.ts'
import { between, type Random, randomOf, shuffled } from './random.ts'
import type { PersonName, StaffMember } from './types.ts'

export type Setting = { club: ClubId; seed: number; season: number; names: NameGenerator }

/** The squad of twelve and the staff of one club in one season. */
export type Roster = { squad: Person[]; staff: StaffMember[] }
export type Rosters = Map<string, Roster>

type Place = { position: Position; level: number }

/** The twelve places of a squad: starters, bench and reserves. */
export const places: Place[] = [
  ['point_guard', 0.9],
  ['point_guard', 0],
  ['shooting_guard', 1],
  ['shooting_guard', 0.1],
  ['shooting_guard', -0.8],
  ['small_forward', 0.85],
  ['small_forward', 0],
  ['small_forward', -0.8],
  ['power_forward', 0.85],
  ['power_forward', -0.1],
  ['center', 0.85],
  ['center', -0.1],
].map(([position, level]) => ({ position: position as Position, level: level as number }))

/** Players of other clubs with very long names and unusual jersey numbers, to test the pages. */
const special: Record<string, Record<number, Partial<Opening>>> = {
  mecsek: {
    0: { number: '0' },
    5: { name: { last: 'Szentgyörgyváry-Kovalcsik', first: 'Maximilián' }, number: '00', foreign: false },
  },
  kunsag: { 2: { name: { last: 'Révész', first: 'Ádám' }, foreign: false } },
  vertes: { 7: { name: { last: 'Tűzkő-Hőgyészi', first: 'Győző' }, number: '00', foreign: false } },
}

export const specialNames = Object.values(special)
  .flatMap((club) => Object.values(club))
  .flatMap(({ name }) => (name ? [name] : []))

/** Foreign players are experienced, reserves are young. */
function openingOf(place: Place, foreign: boolean): Opening {
  const ages: Opening['ages'] = place.level > 0.5 ? [22, 35] : place.level < -0.5 ? [18, 24] : [19, 34]
  return { ...place, foreign, ages: foreign ? [23, 34] : ages }
}

/** Sorted to fit `places`. */
function sortByPlace(known: readonly Person[]): Person[] {
  return [...known].sort(
    (a, b) => positions.indexOf(a.position) - positions.indexOf(b.position) || b.level - a.level,
  )
}

export function coach(random: Random, names: NameGenerator): PersonName {
  const { last, first } = names.next(random, false)
  return { last_name: last, first_name: first }
}

const randomStaff = (random: Random, names: NameGenerator): StaffMember[] => [
  { ...coach(random, names), role: headCoach },
  { ...coach(random, names), role: assistantCoach },
]

function rivalSquad(random: Random, { club, season, names }: Setting, key: string): Person[] {
  const open = [0, 2, 3, 5, 8, 9, 10].filter((at) => special[key]?.[at]?.foreign !== false)
  const foreign = new Set(shuffled(random, open).slice(0, between(random, 2, 3)))
  const squad = places.map((place, at) =>
    newPerson(random, names, season, { ...openingOf(place, foreign.has(at)), ...special[key]?.[at] }),
  )
  for (const known of namedRivals[club].filter((rival) => rival.club === key)) {
    const at = squad.findIndex(({ position, foreign }) => position === known.position && !foreign)
    squad[at] = knownPerson(known, season, null)
  }
  return squad
}

/** The squads of the current season: the own one as on the site, the others generated. */
export function currentRosters(setting: Setting): Rosters {
  const { club, seed, season, names } = setting
  const random = randomOf(seed, club, season, 'squads')
  return new Map(
    knownClubs(club).map(({ key }) => [
      key,
      key === club
        ? {
            squad: sortByPlace(
              ownSquads[club].map((known) => knownPerson(known, season, `players/${known.number}.webp`)),
            ),
            staff: ownStaff[club].map(({ seasons: _, ...member }) => member),
          }
        : { squad: rivalSquad(random, setting, key), staff: randomStaff(random, names) },
    ]),
  )
}

const maxCareer = 12

/** Whether a player was already with the club in the season before. */
function wasThere(random: Random, { settled, player, foreign, newest }: Person, season: number): boolean {
  if (settled && season >= settled.since) return true
  if (settled && season === settled.since - 1) return false
  if (season - player.birth_year < 18 || newest - season >= maxCareer) return false
  return random() < (foreign ? 0.6 : 0.87)
}

/** Some players changed clubs in the summer: those of one position rotate. */
function applyTransfers(random: Random, rosters: Rosters, later: Rosters, season: number): void {
  for (const position of positions) {
    const moving = [...rosters].flatMap(([key, { squad }]) =>
      squad.flatMap((man, at) =>
        man.position === position &&
        !man.foreign &&
        !(man.settled && season >= man.settled.since) &&
        later.get(key)?.squad.includes(man) &&
        random() < 0.16
          ? [{ squad, at, man }]
          : [],
      ),
    )
    moving.forEach(({ squad, at }, index) => {
      const next = moving[(index + 1) % moving.length]
      if (next) squad[at] = next.man
    })
  }
}

const fullName = ({ last_name, first_name }: PersonName) => `${last_name} ${first_name}`

function staffBefore(
  random: Random,
  { staff }: Roster,
  setting: Setting,
  own: boolean,
  season: number,
): StaffMember[] {
  const { club, names } = setting
  return staff.map((member) => {
    const known = own
      ? ownStaff[club].find((candidate) => fullName(candidate) === fullName(member))
      : undefined
    const stays = known ? setting.season - season < known.seasons : random() < 0.75
    return stays ? member : { ...member, ...coach(random, names) }
  })
}

/** The squads of the season before: about 30 % of the players were elsewhere. */
export function previousRosters(setting: Setting, later: Rosters, season: number): Rosters {
  const { club, seed, names } = setting
  const random = randomOf(seed, club, setting.season, 'squads', season)
  const rosters: Rosters = new Map()
  for (const [key, bench] of later) {
    const squad = bench.squad.map((man, at) => {
      if (wasThere(random, man, season)) return man
      const { position } = man
      const opening = openingOf({ level: 0, ...places[at], position }, man.foreign)
      return predecessorOf(man, season) ?? newPerson(random, names, season, opening)
    })
    rosters.set(key, { squad, staff: staffBefore(random, bench, setting, key === club, season) })
  }
  for (const { squad } of later.values()) {
    for (const man of squad) {
      if (man.settled?.since !== season + 1 || !man.settled.before) continue
      const former = rosters.get(man.settled.before)?.squad
      const at = former?.findIndex(({ position, foreign }) => position === man.position && !foreign)
      if (former && at !== undefined && at >= 0) former[at] = man
    }
  }
  applyTransfers(random, rosters, later, season)
  return rosters
}
