import { budapestClock } from '../import/budapest.ts'

/** A season starts in the summer and is named by that year. */
export function seasonAt(date: Date): number {
  const [year = 0, month = 0] = budapestClock(date).split('-').map(Number)
  return month >= 7 ? year : year - 1
}
