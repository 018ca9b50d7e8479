import type { Bilingual } from '../../bilingual.ts'
import type { BoardCollection, Facts, Standing } from '../../boards/standing.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import { behindText, reasonText } from './texts.ts'

/** Every reason in words, or which one is shown instead. */
export function standingWords(
  collection: BoardCollection,
  { reasons, behind }: Standing,
  { from, until }: Facts,
  { now, language, titleOf }: { now: number; language: 'hu' | 'en'; titleOf: (id: number) => string },
): Bilingual[] {
  const time = (instant: string | null) => (instant ? publishTime(instant, now, language) : '')
  const times = { from: time(from), until: time(until) }
  const words = reasons.map((reason) => reasonText(reason, times))
  return behind === null ? words : [...words, behindText(collection, titleOf(behind))]
}
