import type { Bilingual } from '../src/types.ts'
import type { Man, Pair } from './types.ts'

type Figure = { who: Man; n: number }
type Shots = { made: number; tried: number }
type Quarter = Pair & { at: number }
/** An earlier meeting, in this season or the one before. */
type Meeting = Pair & { day: string; sameSeason: boolean }

type Nothing = Record<string, never>
/** The team's next match. */
export type Next = {
  day: string
  hour: string
  short: Bilingual
  full: Bilingual
  arena: string
  cup: boolean
}

/** Kinds of facts about a match besides the score, with the data of each. */
export type FactData = {
  'quarter-for': Quarter
  'quarter-against': Quarter
  held: Quarter
  dry: Quarter
  'second-half-for': Pair
  'second-half-against': Pair
  top: Figure
  'top-shared': Figure & { second: Man; k: number }
  thirty: Figure
  'player-high': Figure
  'bench-man': Figure
  'double-double': Figure & { m: number; stat: 'rebounds' | 'assists' }
  pair: Figure & { second: Man; k: number }
  'rival-top': Figure
  'rival-thirty': Figure
  'rival-pair': Figure & { second: Man; k: number }
  bench: Pair
  'threes-hot': Shots
  'threes-cold': Shots
  'free-good': Shots
  'free-poor': Shots
  'boards-won': Pair
  'boards-lost': Pair
  'turnovers-few': { n: number }
  'turnovers-many': { n: number }
  'turnovers-forced': { n: number }
  assists: { n: number }
  passer: Figure
  thief: Figure
  blocker: Figure
  rebounder: Figure
  'streak-won': { n: number }
  'streak-lost': { n: number }
  'streak-broken': { n: number }
  'slump-over': { n: number }
  revenge: Meeting
  'again-won': Meeting
  'again-lost': Meeting
  turned: Meeting
  'table-up': { from: number; to: number }
  'table-down': { from: number; to: number }
  'table-same': { to: number }
  'best-attack': { n: number }
  'best-defence': { n: number }
  milestone: { who: Man; mark: number }
  'crowd-home': { n: number }
  'crowd-full': { n: number }
  'crowd-away': { n: number }
  'high-scoring': { n: number }
  'low-scoring': { n: number }
  'foul-out': { who: Man }
  'rival-foul-out': { who: Man }
  doubles: { n: number }
  absent: { who: Man }
  'home-wins': { n: number }
  'away-wins': { n: number }
  'cup-through': Nothing
  'cup-out': Nothing
  'cup-won': Nothing
  /** From second place to fourth. */
  'cup-place': { place: number }
  'next-home': Next
  'next-away': Next
}

export type FactKind = keyof FactData

/** Facts of one group are similar, so an article uses one of them. */
export type Group =
  | ('quarter' | 'star' | 'pair' | 'men' | 'rival' | 'play')
  | ('run' | 'past' | 'table' | 'crowd' | 'cup' | 'next')

export type Fact = {
  [K in FactKind]: { kind: K; group: Group; weight: number; data: FactData[K] }
}[FactKind]

export function fact<K extends FactKind>(kind: K, group: Group, weight: number, data: FactData[K]): Fact {
  return { kind, group, weight, data } as Fact
}
