import { type Bilingual, textFor } from '../../bilingual.ts'
import type { Language } from '../../match-day/words.ts'

/** What every part of the page needs to know. */
export type Context = {
  now: number
  language: Language
  /** May type results and postpone. */
  mayWrite: boolean
  t: (text: Bilingual) => string
}

export const contextOf = (language: Language, now: number, mayWrite: boolean): Context => ({
  now,
  language,
  mayWrite,
  t: (text) => textFor({ i18n: { language } }, text),
})
