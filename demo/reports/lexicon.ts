import { everyClub } from '../season/clubs.ts'
import { months as enMonths, weekdays as enWeekdays } from './english.ts'
import { months as huMonths } from './hungarian.ts'
import { englishName } from './team-names.ts'
import type { Language } from './types.ts'

/** Clubs by their full names in texts. */
export const clubNames: Record<Language, Map<string, string>> = {
  hu: new Map(everyClub.map(({ key, name }) => [name, key])),
  en: new Map(everyClub.map(({ key }) => [englishName(key).full, key])),
}
export const shortNames: Record<Language, Map<string, string>> = {
  hu: new Map(everyClub.map(({ key, short_name }) => [short_name, key])),
  en: new Map(everyClub.map(({ key }) => [englishName(key).short, key])),
}

/** Matches a word with any suffix; a final a, e or om changes before one. */
const stem = (word: string) => `${word.replace(/([ae]|om)$/, '')}\\p{L}*`

const places = everyClub.flatMap(({ arena, city }) => [arena, city])
const teams = everyClub.flatMap(({ name, short_name }) => [name, short_name])
const english = everyClub.flatMap(({ key }) => [englishName(key).full, englishName(key).short])

const alternatives = (words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'gu')

/** Capitalized words that are not names of people. */
export const notPeople: Record<Language, RegExp> = {
  hu: alternatives([...teams, ...places, 'Magyar Kupa'].map(stem)),
  en: alternatives([...places.map(stem), ...english, 'Hungarian Cup', ...enMonths, ...enWeekdays.map(stem)]),
}

export const monthNames: Record<Language, string[]> = { hu: huMonths, en: enMonths }
