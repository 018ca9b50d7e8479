import { defaultLanguage, type Language } from '@palank/routes'
import { createContext, type ReactNode, use } from 'react'
import { type ClubLanguages, everyLanguage } from './club-languages.ts'
import { type Text, textOf } from './text.ts'

const LanguageContext = createContext<Language>(defaultLanguage)
const ClubLanguagesContext = createContext<ClubLanguages>(everyLanguage)

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

export const ClubLanguagesProvider = ({ club, children }: { club: ClubLanguages; children: ReactNode }) => (
  <ClubLanguagesContext value={club}>{children}</ClubLanguagesContext>
)

export const useLanguage = (): Language => use(LanguageContext)

/** The club's languages, the default first. */
export const useClubLanguages = (): ClubLanguages => use(ClubLanguagesContext)

/** Messages in the page's language. */
export const useText = (): Text => textOf(useLanguage())
