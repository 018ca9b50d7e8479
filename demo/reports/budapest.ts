import { publishedAt } from '../src/published-at.ts'

const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Local date and time in Budapest: `YYYY-MM-DD` and `HH:mm`. */
export function inBudapest(moment: number): { day: string; hour: string } {
  const [day = '', hour = ''] = clock.format(new Date(moment)).split(' ')
  return { day, hour }
}

/** The timestamp of a local time in Budapest. */
export const momentOf = (day: string, hour: string): number =>
  Date.parse(publishedAt({ publishedDaysAgo: 0, hour }, day))
