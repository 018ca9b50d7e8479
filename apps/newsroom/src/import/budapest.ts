const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2025-10-04 18:00`, as a clock in Budapest shows the moment. */
export const budapestClock = (instant: Date | string): string => clock.format(new Date(instant))

export const budapestDay = (instant: string): string => budapestClock(instant).slice(0, 10)

/** The moment when a clock in Budapest shows it. */
export function budapestInstant(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`)
  let instant = shown
  // The second round settles the hours around a change of the clocks.
  for (let round = 0; round < 2; round++) {
    const there = Date.parse(`${budapestClock(new Date(instant)).replace(' ', 'T')}:00Z`)
    instant += shown - there
  }
  return new Date(instant).toISOString()
}
