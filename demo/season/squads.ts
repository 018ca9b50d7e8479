import { type Position, positions } from '@palank/sport/position'
import type { ClubId } from '../src/types.ts'
import { knownClubs } from './clubs.ts'
import type { NameBook } from './names.ts'
import { assistantCoach, headCoach, namedRivals, ownSquads, ownStaff } from './own-club.ts'
import { knownPerson, newPerson, type Opening, type Person, predecessorOf } from './person.ts'
import { between, type Random, randomOf, shuffled } from './random.ts'
import type { PersonName, StaffMember } from './types.ts'

export type Setting = { club: ClubId; seed: number; season: number; names: NameBook }

/** The squad of twelve and those beside it, of one club in one season. */
export type Bench = { squad: Person[]; staff: StaffMember[] }
export type Benches = Map<string, Bench>

type Place = { position: Position; level: number }

/** The twelve places of a squad: who starts, who comes on, who waits. */
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

/** Men of other clubs whom something on the page must be long enough for, and numbers that are not numbers. */
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

/** Clubs look abroad for grown men, and let their youngest wait. */
function openingOf(place: Place, foreign: boolean): Opening {
  const ages: Opening['ages'] = place.level > 0.5 ? [22, 35] : place.level < -0.5 ? [18, 24] : [19, 34]
  return { ...place, foreign, ages: foreign ? [23, 34] : ages }
}

/** Those whom the articles name come first, on a place of their position that suits them. */
function inPlaces(known: readonly Person[]): Person[] {
  return [...known].sort(
    (one, other) =>
      positions.indexOf(one.position) - positions.indexOf(other.position) || other.level - one.level,
  )
}

export function coach(random: Random, names: NameBook): PersonName {
  const { last, first } = names.give(random, false)
  return { last_name: last, first_name: first }
}

const madeUpStaff = (random: Random, names: NameBook): StaffMember[] => [
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

/** The squads of the newest season: the own one as the site tells it, the others made up. */
export function presentBenches(setting: Setting): Benches {
  const { club, seed, season, names } = setting
  const random = randomOf(seed, club, season, 'squads')
  return new Map(
    knownClubs(club).map(({ key }) => [
      key,
      key === club
        ? {
            squad: inPlaces(
              ownSquads[club].map((known) => knownPerson(known, season, `players/${known.number}.webp`)),
            ),
            staff: ownStaff[club].map(({ seasons: _, ...member }) => member),
          }
        : { squad: rivalSquad(random, setting, key), staff: madeUpStaff(random, names) },
    ]),
  )
}

const longestCareer = 12

/** Whether a man of the season after was with the same club a season before. */
function stayed(random: Random, { settled, player, foreign, newest }: Person, season: number): boolean {
  if (settled && season >= settled.since) return true
  if (settled && season === settled.since - 1) return false
  if (season - player.birth_year < 18 || newest - season >= longestCareer) return false
  return random() < (foreign ? 0.6 : 0.87)
}

/** Some men changed clubs in the summer: those of one position change places in a ring. */
function transfers(random: Random, benches: Benches, later: Benches, season: number): void {
  for (const position of positions) {
    const moving = [...benches].flatMap(([key, { squad }]) =>
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
  { staff }: Bench,
  setting: Setting,
  own: boolean,
  season: number,
): StaffMember[] {
  const { club, names } = setting
  return staff.map((member) => {
    const known = own ? ownStaff[club].find((one) => fullName(one) === fullName(member)) : undefined
    const stays = known ? setting.season - season < known.seasons : random() < 0.75
    return stays ? member : { ...member, ...coach(random, names) }
  })
}

/** The squads a season before: about three of ten men had another club, or none in the league. */
export function benchesBefore(setting: Setting, later: Benches, season: number): Benches {
  const { club, seed, names } = setting
  const random = randomOf(seed, club, setting.season, 'squads', season)
  const benches: Benches = new Map()
  for (const [key, bench] of later) {
    const squad = bench.squad.map((man, at) => {
      if (stayed(random, man, season)) return man
      const { position } = man
      const opening = openingOf({ level: 0, ...places[at], position }, man.foreign)
      return predecessorOf(man, season) ?? newPerson(random, names, season, opening)
    })
    benches.set(key, { squad, staff: staffBefore(random, bench, setting, key === club, season) })
  }
  for (const { squad } of later.values()) {
    for (const man of squad) {
      if (man.settled?.since !== season + 1 || !man.settled.before) continue
      const former = benches.get(man.settled.before)?.squad
      const at = former?.findIndex(({ position, foreign }) => position === man.position && !foreign)
      if (former && at !== undefined && at >= 0) former[at] = man
    }
  }
  transfers(random, benches, later, season)
  return benches
}
