import type { Language, Wire } from './content/language.ts'
import { frameCases } from './malformed-frame.ts'
import { readingCases } from './malformed-reading.ts'
import { sportCases } from './malformed-sport.ts'

export type Mark = string | RegExp
export type CheckedScreen = {
  path: string
  /** Marks of the item, or of its k-th copy. */
  own: (copy: number) => Mark[]
  /** Marks of the other items. */
  others: Mark[]
  /** Fields that the item also needs on this screen. */
  needs?: string[]
  /** The marks are in the page's data, not in its HTML. */
  inData?: true
}

export type Case = {
  call: string
  /** Path of the item in the call's answer. */
  at: (string | number)[]
  /** F3 and section 5: fields without which the item is dropped. */
  required: string[]
  /** Objects in it that have a case of their own. */
  skip?: string[]
  /** The item has its own page, which may then be an error page. */
  single?: true
  /** Another call that answers with an empty list meanwhile. */
  without?: string
  /** Faults of list items are tried together, each in a copy of the item with its own name. */
  copies?: { together: number; make: (item: Wire, copy: number) => Wire }
  screens: CheckedScreen[]
}

export const casesOf = (language: Language): Case[] => [
  ...readingCases(language),
  ...sportCases(language),
  ...frameCases(language),
]
