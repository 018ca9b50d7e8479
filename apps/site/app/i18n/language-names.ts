import type { Language } from '@palank/routes'

/** In the language itself; outside the dictionaries, because pages in every language show them all. */
export const languageNames: Record<Language, { name: string; thisPage: string }> = {
  hu: { name: 'Magyar', thisPage: 'Ez az oldal magyarul' },
  en: { name: 'English', thisPage: 'This page in English' },
}
