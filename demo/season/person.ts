import { type Position, positions } from '@palank/sport/position'
import { keyOf, type Name, type NameGenerator } from './names.ts'
import { bornIn, type KnownPlayer } from './own-club.ts'
import { between, normal, pick, type Random } from './random.ts'
import { type Skills, skillsOf } from './skills.ts'
import type { SeasonPlayer } from './types.ts'

/** A player with the data of the simulation. */
export type Person = {
  player: SeasonPlayer
  position: Position
  level: number
  skills: Skills
  foreign: boolean
  number: string
  /** His latest season. */
  newest: number
  /** Set when an article says since when he has been with his club, and where he came from. */
  settled: { since: number; before: string | undefined; predecessor: KnownPlayer['predecessor'] } | null
}

/** A place in a squad to fill with a generated player. */
export type Opening = {
  position: Position
  /** Average level for this place. */
  level: number
  foreign: boolean
  ages: [youngest: number, oldest: number]
  /** In centimetres, below a grown player in this position. */
  shorter?: number
  name?: Name
  number?: string
}

type Build = {
  name: Name
  position: Position
  level: number
  foreign: boolean
  number: string
  newest: number
  born: number
  height: number
  skills?: Partial<Skills> | undefined
  portrait?: string | null
  settled?: Person['settled']
}

function person({ name, born, height, portrait, skills, settled, ...rest }: Build): Person {
  const key = keyOf(name)
  return {
    ...rest,
    player: {
      key,
      last_name: name.last,
      first_name: name.first,
      birth_year: bornIn[key] ?? born,
      height,
      portrait: portrait ?? null,
    },
    skills: skillsOf(key, rest.position, rest.level, skills ?? {}),
    settled: settled ?? null,
  }
}

/** Jersey numbers; popular ones are listed more than once. */
const jerseyNumbers = [
  ...Array.from({ length: 35 }, (_, index) => String(index)),
  ...Array.from({ length: 12 }, (_, index) => String(index + 4)),
  '00',
  '41',
  '42',
  '44',
  '45',
  '50',
  '55',
  '77',
  '88',
  '91',
  '99',
]

const heights = [186, 192, 199, 205, 210]

export function newPerson(random: Random, names: NameGenerator, season: number, opening: Opening): Person {
  const { position, level, foreign, ages } = opening
  return person({
    name: opening.name ?? names.next(random, foreign),
    position,
    level: Math.min(1.4, level + 0.3 * normal(random) + (foreign ? 0.1 : 0)),
    foreign,
    number: opening.number ?? pick(random, jerseyNumbers),
    newest: season,
    born: season - between(random, ...ages),
    height: Math.round(
      (heights[positions.indexOf(position)] ?? 200) - (opening.shorter ?? 0) + 3.5 * normal(random),
    ),
  })
}

export function knownPerson(known: KnownPlayer, season: number, portrait: string | null): Person {
  const { last, first, position, level, number, height, age, seasons, before, predecessor, skills } = known
  return person({
    name: { last, first },
    position,
    level,
    foreign: known.foreign ?? false,
    number,
    newest: season,
    born: season - age,
    height,
    skills,
    portrait,
    settled: { since: season - seasons + 1, before, predecessor },
  })
}

export function predecessorOf({ settled, position, level }: Person, season: number): Person | null {
  const known = settled?.predecessor
  if (!known) return null
  const { number, last, first, height, age } = known
  const name = { last, first }
  return person({
    name,
    position,
    level: level - 0.4,
    foreign: false,
    number,
    newest: season,
    born: season - age,
    height,
  })
}

/** A number wanted by two players goes to the one named in the articles, else to the better one. */
export function numbersOf(squad: readonly Person[]): Map<Person, string> {
  const numbers = new Map<Person, string>()
  const taken = new Set<string>()
  const byPriority = [...squad].sort(
    (a, b) => Number(b.settled !== null) - Number(a.settled !== null) || b.level - a.level,
  )
  for (const man of byPriority) {
    let number = man.number
    for (let next = Number(number) + 1; taken.has(number); next++) number = String(next % 100)
    taken.add(number)
    numbers.set(man, number)
  }
  return numbers
}
