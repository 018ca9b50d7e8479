import type { Pair } from './types.ts'

/** Phrases about a coming match, in one language. */
export type EnSetting = {
  we: string
  We: string
  weFull: string
  WeFull: string
  they: string
  They: string
  theyFull: string
  TheyFull: string
  /** `the Karám Aréna`, and only the name. */
  hall: string
  hallName: string
  city: string
  /** `at home`, `away`, `on neutral ground` */
  where: string
  /** `on Saturday evening` */
  when: string
  /** `on Saturday` */
  day: string
  /** `Saturday` */
  weekday: string
  /** `14 November` */
  date: string
  /** For brackets: `november 14.` */
  dateShort: string
  /** `18:00` */
  hour: string
  /** `in round 9` */
  round: string
}

export type HuSetting = EnSetting & {
  weAcc: string
  theyAcc: string
  theyDat: string
  theyAbl: string
  theyAde: string
  fullAcc: string
  /** Singular or plural verb for the opponent's name. */
  v: (singular: string, plural: string) => string
  /** `a Karám Arénában` */
  inHall: string
  /** `Kunháton`, `Kunhátról` */
  onPlace: string
  fromPlace: string
  /** `szombati` */
  dayAdj: string
  /** `18 órakor`, `19:30-kor` */
  at: string
}

/** A score at a break, with its difference in words. */
export type Break = { score: string; gap: string; at: string }
export type QuarterWords = { at: number; the: string; score: string; gap: string } & Pair

export type Played<S> = S & {
  /** `102–84`, the own side first. */
  score: string
  /** The same with the other side first. */
  reverse: string
  own: number
  opp: number
  /** The difference in words. */
  margin: string
  star: string
  starPoints: number
  rival: string
  rivalPoints: number
  /** Another player scored as many, so there is no single top scorer. */
  starShared: boolean
  rivalShared: boolean
  q1: string
  q2: string
  q3: string
  q4: string
  half: string
  third: string
  /** The lead at the breaks, negative when behind. */
  q1Diff: number
  halfDiff: number
  thirdDiff: number
  /** The same in words. */
  q1Gap: string
  halfGap: string
  thirdGap: string
  /** After the fourth quarter, and after overtime. */
  regulation: string
  extra: string
  /** The own club's best and worst quarter. */
  best: QuarterWords
  worst: QuarterWords
  /** The breaks with the largest lead and the largest deficit. */
  high: Break
  low: Break
}

export type EnMatch = Played<EnSetting>
export type HuMatch = Played<HuSetting> & {
  /** `102–84-re` and `84–102-re`. */
  to: string
  reverseTo: string
}
