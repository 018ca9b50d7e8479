import { everyClub } from '../season/clubs.ts'
import { months as enMonths, weekdays as enWeekdays } from './english.ts'
import { months as huMonths } from './hungarian.ts'
import { englishName } from './team-names.ts'
import type { Language } from './types.ts'

/** Club by the name that a text calls it, in full. */
export const clubNames: Record<Language, Map<string, string>> = {
  hu: new Map(everyClub.map(({ key, name }) => [name, key])),
  en: new Map(everyClub.map(({ key }) => [englishName(key).full, key])),
}
export const shortNames: Record<Language, Map<string, string>> = {
  hu: new Map(everyClub.map(({ key, short_name }) => [short_name, key])),
  en: new Map(everyClub.map(({ key }) => [englishName(key).short, key])),
}

/** A word with whatever ending; a last a, e or om changes before one. */
const stem = (word: string) => `${word.replace(/([ae]|om)$/, '')}\\p{L}*`

const places = everyClub.flatMap(({ arena, city }) => [arena, city])
const teams = everyClub.flatMap(({ name, short_name }) => [name, short_name])
const english = everyClub.flatMap(({ key }) => [englishName(key).full, englishName(key).short])

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
