import { budapestDay, budapestInstant } from '../import/budapest.ts'

/** Midnights in Budapest, as instants; weeks begin on Monday. */
export type Days = {
  today: string
  tomorrow: string
  nextMonday: string
  mondayAfter: string
}

const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

const daysToMonday = (day: string) => 7 - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)

export function daysAround(now: number): Days {
  const today = budapestDay(new Date(now).toISOString())
  const monday = addDays(today, daysToMonday(today))
  const midnight = (day: string) => budapestInstant(day, '00:00')
  return {
    today: midnight(today),
    tomorrow: midnight(addDays(today, 1)),
    nextMonday: midnight(monday),
    mondayAfter: midnight(addDays(monday, 7)),
  }
}

/** Of the local days: 0 for today, -1 for yesterday. */
export function daysFrom(now: number, instant: string): number {
  const [today, day] = [new Date(now).toISOString(), instant].map((one) => Date.parse(budapestDay(one)))
  return Math.round(((day ?? 0) - (today ?? 0)) / 86_400_000)
}
