import type { Language, Wire } from './content/language.ts'
import { frameCases } from './spoiled-frame.ts'
import { readingCases } from './spoiled-reading.ts'
import { sportCases } from './spoiled-sport.ts'

export type Mark = string | RegExp
export type Shown = {
  path: string
  /** What tells that the item is there, or its k-th copy. */
  own: (copy: number) => Mark[]
  /** What tells that the others are. */
  others: Mark[]
  /** Fields that the item cannot do without on this screen. */
  needs?: string[]
  /** It is only handed to the page's script. */
  inData?: true
}

export type Case = {
  call: string
  /** Where the item stands in the call's answer. */
  at: (string | number)[]
  /** F3 and section 5: fields without which the item is dropped. */
  required: string[]
  /** Objects in it that are spoiled by a case of their own. */
  skip?: string[]
  /** The item has a page to itself, which may then be an honest error. */
  single?: true
  /** Another call whose list is empty meanwhile. */
  without?: string
  /** Items of a list are spoiled many at a time, each in one way, in copies with names of their own. */
  copies?: { together: number; make: (item: Wire, copy: number) => Wire }
  screens: Shown[]
}

export const casesOf = (language: Language): Case[] => [
  ...readingCases(language),
  ...sportCases(language),
  ...frameCases(language),
]
