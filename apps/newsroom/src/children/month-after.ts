/** The same day of the next month, or its last one: a month from 31 January ends with February. */
export function monthAfter(instant: string | Date): string {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  // Day 0 is the last one of the month before.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString()
}
