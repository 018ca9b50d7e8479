import type { CallName, CallParams, CallQuery } from '@palank/contract/calls'
import type { Language } from '@palank/contract/language'
import type { Database } from '../db.ts'
import type { Totals } from '../totals.ts'

export type Context = {
  db: Database
  totals: Totals
  season: number
  clubId: number
  /** The club's, its default first. */
  languages: Language[]
}

export type Question<Name extends CallName> = {
  params: CallParams<Name>
  query: CallQuery<Name>
  lang: Language
}

/** Answers with the bytes of JSON, or with nothing when there is no such thing. */
export type Handler<Name extends CallName> = (
  context: Context,
  question: Question<Name>,
) => Promise<Buffer | undefined>

export type Handlers<Name extends CallName> = { [Key in Name]: Handler<Key> }
