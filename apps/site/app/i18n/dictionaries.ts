import { type Language, languageOfPath, languages, matchPath } from '@palank/routes'
import { isLoaded } from './loaded-dictionaries.ts'

// Each dictionary is a file of its own in the browser, where a page needs only that of its language.
const imports: Record<Language, () => Promise<unknown>> = {
  hu: () => import('./messages-hu.ts'),
  en: () => import('./messages-en.ts'),
}

/** The catalogue shows Hungarian examples in both languages; an address without a language speaks all of them. */
const speaksAll = (pathname: string) => !languageOfPath(pathname) || matchPath(pathname)?.page === 'catalogue'

/** The languages whose messages a page needs. */
export const messageLanguages = (pathname: string, language: string | undefined): Language[] =>
  speaksAll(pathname) ? [...languages] : languages.filter((one) => one === language)

/** The name of its file in the client build, for the page that preloads it. */
export const messagesChunk = (language: Language) => `messages-${language}`

/** Must have resolved before `textOf` is used in these languages. */
export async function loadDictionaries(needed: readonly Language[]): Promise<void> {
  await Promise.all(needed.filter((language) => !isLoaded(language)).map((language) => imports[language]()))
}

// In development, where this module runs again after a change of a message, and in unit tests.
if (import.meta.env.DEV) await loadDictionaries(languages)
