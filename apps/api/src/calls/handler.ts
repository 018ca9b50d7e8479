import type { CallName, CallParams, CallQuery } from '@palank/contract/calls'
import type { Language } from '@palank/contract/language'
import type { Database } from '../db.ts'
import type { Totals } from '../totals.ts'

export type Context = {
  db: Database
  totals: Totals
  season: number
  clubId: number
  /** The club's languages, its default first. */
  languages: Language[]
}

export type CallInput<Name extends CallName> = {
  params: CallParams<Name>
  query: CallQuery<Name>
  lang: Language
}

/** Resolves to JSON bytes, or to undefined for a 404. */
export type Handler<Name extends CallName> = (
  context: Context,
  input: CallInput<Name>,
) => Promise<Buffer | undefined>

export type Handlers<Name extends CallName> = { [Key in Name]: Handler<Key> }
