import type { Bilingual } from '../src/types.ts'
import type { Man, Pair } from './types.ts'

/** A period: a month of the first team, half a season or a whole one. */
export type Span = {
  youth: boolean
  /** `november`, `a bajnokság első fele`; and in it: `novemberben`. */
  span: Bilingual
  during: Bilingual
  games: number
  wins: number
  losses: number
  scored: number
  conceded: number
}
type Result = Pair & { against: Bilingual; home: boolean }

export type RoundUpData = {
  'round-title': Span
  'long-title': Span
  'round-first': Span
  'round-lead': Span
  'round-sum': Span
  'round-best': Result
  'round-worst': Result
  'round-leader': { who: Man; avg: number; during: Bilingual }
  'round-second': { who: Man; avg: number }
  'round-boards': { who: Man; avg: number }
  'round-passes': { who: Man; avg: number }
  'round-high': { who: Man; n: number; against: Bilingual }
  'round-place': { place: number }
}
