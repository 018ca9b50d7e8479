import { type Language, languageOfPath, languages } from '@palank/routes'

/** The languages that a club has, its default first. */
export type ClubLanguages = readonly [Language, ...Language[]]

/** The default until the configuration is loaded. */
export const everyLanguage: ClubLanguages = languages

type LanguageConfig = { default_lang: string; available_lang_array: readonly { alpha2: string }[] }

/** The languages of a configuration that this build has messages for. */
export function clubLanguages({ default_lang, available_lang_array }: LanguageConfig): ClubLanguages {
  const available = languages.filter((language) =>
    available_lang_array.some(({ alpha2 }) => alpha2 === language),
  )
  const first = available.find((language) => language === default_lang)
  if (!first) throw new RangeError(`default_lang ${default_lang} is not in available_lang_array`)
  return [first, ...available.filter((language) => language !== first)]
}

/** The language that an address names, or the default if the club does not have that one; undefined if it names none. */
export function languageAt(pathname: string, club: ClubLanguages): Language | undefined {
  const language = languageOfPath(pathname)
  return language && (club.includes(language) ? language : club[0])
}
