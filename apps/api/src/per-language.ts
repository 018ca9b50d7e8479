import type { Language } from '@palank/contract/language'

/** Statements are written once: a text made anew at each request would be hashed anew as well. */
export const perLanguage = <Made>(make: (lang: Language) => Made): Record<Language, Made> => ({
  hu: make('hu'),
  en: make('en'),
})
