import { knownClubs } from '../season/clubs.ts'
import { months as enMonths, weekdays as enWeekdays } from './english.ts'
import { months as huMonths } from './hungarian.ts'
import { englishName } from './team-names.ts'
import type { Language } from './types.ts'

const clubs = [
  ...new Map([...knownClubs('solymok'), ...knownClubs('hiuzok')].map((club) => [club.key, club])).values(),
]

/** Club by the name that a text calls it, in full. */
export const clubNames: Record<Language, Map<string, string>> = {
  hu: new Map(clubs.map(({ key, name }) => [name, key])),
  en: new Map(clubs.map(({ key }) => [englishName(key).full, key])),
}
export const shortNames: Record<Language, Map<string, string>> = {
  hu: new Map(clubs.map(({ key, short_name }) => [short_name, key])),
  en: new Map(clubs.map(({ key }) => [englishName(key).short, key])),
}

/** A word with whatever ending; a last a, e or om changes before one. */
const stem = (word: string) => `${word.replace(/([ae]|om)$/, '')}\\p{L}*`

const places = clubs.flatMap(({ arena, city }) => [arena, city])
const teams = clubs.flatMap(({ name, short_name }) => [name, short_name])
const english = clubs.flatMap(({ key }) => [englishName(key).full, englishName(key).short])

const alternatives = (words: readonly string[]) =>
  new RegExp(
    `(?<!\\p{L})(?:${words.toSorted((one, other) => other.length - one.length).join('|')})(?!\\p{L})`,
    'gu',
  )

/** Capitals that belong to no person. */
export const notPeople: Record<Language, RegExp> = {
  hu: alternatives([...teams, ...places, 'Magyar Kupa'].map(stem)),
  en: alternatives([...places.map(stem), ...english, 'Hungarian Cup', ...enMonths, ...enWeekdays.map(stem)]),
}

export const monthNames: Record<Language, string[]> = { hu: huMonths, en: enMonths }
