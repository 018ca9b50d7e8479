import { addDays } from '../season/calendar.ts'
import type { SeasonMatch } from '../season/types.ts'
import { inBudapest, momentOf } from './budapest.ts'
import type { Phraser } from './phraser.ts'
import { endOf, startOf } from './season-view.ts'

const minute = 60_000
const hour = 60 * minute

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** A random time between two hours. */
const somewhen = (chance: number, from: number, to: number) =>
  clock(Math.floor(from * 60 + chance * (to - from) * 60))

/** The same evening, or the next morning within twenty hours. */
export function reportMoment(match: SeasonMatch, chance: Phraser['chance'], limit: number): number {
  const end = endOf(match)
  const soon = end + 2 * hour + Math.floor(chance('soon') * 25) * minute
  const { day } = inBudapest(end)
  const morning = momentOf(addDays(day, 1), somewhen(chance('morning'), 7, 11))
  const inTime = morning - end <= 20 * hour && morning <= limit
  return inTime && chance('when') < 0.55 ? morning : soon
}

/** One to two days before tip-off: in office hours of the day before, or late on the day before that. */
export function previewMoment(match: SeasonMatch, chance: Phraser['chance']): number {
  const start = startOf(match)
  const { day } = inBudapest(start)
  const eve = momentOf(addDays(day, -1), somewhen(chance('eve'), 8, 15))
  const before = momentOf(addDays(day, -2), somewhen(chance('before'), 16, 19))
  const fits = (moment: number) => start - moment >= 24 * hour && start - moment <= 48 * hour
  const [one, other] = chance('when') < 0.7 ? [eve, before] : [before, eve]
  return [one, other].find(fits) ?? start - 30 * hour
}
