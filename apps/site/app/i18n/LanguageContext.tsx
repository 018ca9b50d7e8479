import { defaultLanguage, type Language } from '@palank/routes'
import { createContext, type ReactNode, use } from 'react'
import { type Text, textOf } from './text.ts'

const LanguageContext = createContext<Language>(defaultLanguage)

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LanguageContext value={language}>{children}</LanguageContext>
)

export const useLanguage = (): Language => use(LanguageContext)

/** The messages of the page's language. */
export const useText = (): Text => textOf(useLanguage())
