import type { Language } from '@palank/routes'

/** Statements are built once: a new string per request would have to be hashed again each time. */
export const perLanguage = <T>(build: (lang: Language) => T): Record<Language, T> => ({
  hu: build('hu'),
  en: build('en'),
})
