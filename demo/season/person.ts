import { type Position, positions } from '@palank/sport/position'
import { keyOf, type Name, type NameBook } from './names.ts'
import { bornIn, type Known } from './own-club.ts'
import { between, normal, pick, type Random } from './random.ts'
import { type Skills, skillsOf } from './skills.ts'
import type { SeasonPlayer } from './types.ts'

/** A player with what the simulation knows of him. */
export type Person = {
  player: SeasonPlayer
  position: Position
  level: number
  skills: Skills
  foreign: boolean
  number: string
  /** The last season of his career so far. */
  newest: number
  /** When an article says how long he has been with his club: the season he came in, and from where. */
  settled: { since: number; before: string | undefined; predecessor: Known['predecessor'] } | null
}

/** What to make up for a place in a squad. */
export type Opening = {
  position: Position
  /** Of a man who takes this place, on the whole. */
  level: number
  foreign: boolean
  ages: [youngest: number, oldest: number]
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

/** Numbers that players like, the liked ones more than once. */
const liked = [
  ...Array.from({ length: 35 }, (_, index) => String(index)),
  ...Array.from({ length: 12 }, (_, index) => String(index + 4)),
  ...['00', '41', '42', '44', '45', '50', '55', '77', '88', '91', '99'],
]

const heights = [186, 192, 199, 205, 210]

export function newPerson(random: Random, names: NameBook, season: number, opening: Opening): Person {
  const { position, level, foreign, ages } = opening
  return person({
    name: opening.name ?? names.give(random, foreign),
    position,
    level: Math.min(1.4, level + 0.3 * normal(random) + (foreign ? 0.1 : 0)),
    foreign,
    number: opening.number ?? pick(random, liked),
    newest: season,
    born: season - between(random, ...ages),
    height: Math.round((heights[positions.indexOf(position)] ?? 200) + 3.5 * normal(random)),
  })
}

export function knownPerson(known: Known, season: number, portrait: string | null): Person {
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

/** Who wears what: a number twice wanted goes to the better man, as it does. */
export function numbersOf(squad: readonly Person[]): Map<Person, string> {
  const numbers = new Map<Person, string>()
  const worn = new Set<string>()
  const byRight = [...squad].sort(
    (one, other) => Number(other.settled !== null) - Number(one.settled !== null) || other.level - one.level,
  )
  for (const man of byRight) {
    let number = man.number
    for (let next = Number(number) + 1; worn.has(number); next++) number = String(next % 100)
    worn.add(number)
    numbers.set(man, number)
  }
  return numbers
}
