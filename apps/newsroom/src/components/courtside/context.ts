import { createContext, use } from 'react'
import { type Bilingual, textFor } from '../../bilingual.ts'
import type { Language } from '../../courtside-screen/words.ts'

type Shared = {
  language: Language
  /** Of the own club, where the match brings none. */
  crest: string | null
}

export const CourtsideContext = createContext<Shared>({ language: 'hu', crest: null })

export function useText() {
  const shared = use(CourtsideContext)
  return { ...shared, text: (one: Bilingual) => textFor({ i18n: { language: shared.language } }, one) }
}
