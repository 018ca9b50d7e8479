import { type Language, languageOfPath, languages } from '@palank/routes'

/** The languages that a club has, its default first. */
export type ClubLanguages = readonly [Language, ...Language[]]

/** What holds until a configuration says otherwise. */
export const everyLanguage: ClubLanguages = languages

type Configured = { default_lang: string; available_lang_array: readonly { alpha2: string }[] }

/** The languages of a configuration; what this build has no words for is not among them. */
export function clubLanguages({ default_lang, available_lang_array }: Configured): ClubLanguages {
  const available = languages.filter((known) => available_lang_array.some(({ alpha2 }) => alpha2 === known))
  const first = available.find((language) => language === default_lang)
  if (!first) throw new RangeError(`default_lang ${default_lang} is not in available_lang_array`)
  return [first, ...available.filter((language) => language !== first)]
}

/** The language of a page: its first word's, or the default where the club does not have that one; none by an unknown word. */
export function languageAt(pathname: string, club: ClubLanguages): Language | undefined {
  const named = languageOfPath(pathname)
  return named && (club.includes(named) ? named : club[0])
}
