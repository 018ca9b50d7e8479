import type { Language } from '@palank/routes'
import type { Translation } from './messages.ts'

const loaded: Partial<Record<Language, Translation>> = {}

export const isLoaded = (language: Language): boolean => language in loaded

/** Called by each dictionary as it loads, so that a page that has loaded its file need not ask for it again. */
export function addDictionary(language: Language, dictionary: Translation): void {
  loaded[language] = dictionary
}

export function dictionaryOf(language: Language): Translation {
  const dictionary = loaded[language]
  if (!dictionary)
    throw new Error(`The messages of "${language}" are not loaded: await loadDictionaries first`)
  return dictionary
}
