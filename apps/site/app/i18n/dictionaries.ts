import { type Language, languageOfPath, languages } from '@palank/routes'
import type { Translation } from './messages.ts'

// Each dictionary is a file of its own in the browser, where a page needs only that of its language.
const imports: Record<Language, () => Promise<Translation>> = {
  hu: async () => (await import('./messages-hu.ts')).hu,
  en: async () => (await import('./messages-en.ts')).en,
}

/** The languages in which a page speaks: its own, or all of them where the address names none. */
export const messageLanguages = (pathname: string, language: string | undefined): Language[] =>
  languageOfPath(pathname) ? languages.filter((one) => one === language) : [...languages]

/** The name of its file in the client build, for the page that preloads it. */
export const messagesChunk = (language: Language) => `messages-${language}`

const loaded: Partial<Record<Language, Translation>> = {}

export function addDictionary(language: Language, dictionary: Translation): void {
  loaded[language] = dictionary
}

/** Must have resolved before `textOf` is used in these languages. */
export async function loadDictionaries(needed: readonly Language[]): Promise<void> {
  const missing = needed.filter((language) => !loaded[language])
  await Promise.all(
    missing.map(async (language) => {
      addDictionary(language, await imports[language]())
    }),
  )
}

export function dictionaryOf(language: Language): Translation {
  const dictionary = loaded[language]
  if (!dictionary)
    throw new Error(`The messages of "${language}" are not loaded: await loadDictionaries first`)
  return dictionary
}

// In development, where this module runs again after a change of a message, and in unit tests.
if (import.meta.env.DEV) await loadDictionaries(languages)
