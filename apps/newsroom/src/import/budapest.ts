const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The local time in Budapest: `2025-10-04 18:00`. */
export const budapestClock = (instant: Date | string): string => clock.format(new Date(instant))

export const budapestYear = (instant: Date | string): number => Number(budapestClock(instant).slice(0, 4))

export const budapestDay = (instant: string): string => budapestClock(instant).slice(0, 10)

/** The instant of a local time in Budapest. */
export function budapestInstant(day: string, time: string): string {
  const localTime = Date.parse(`${day}T${time}:00Z`)
  let instant = localTime
  // The second pass corrects the hours around a change to or from summer time.
  for (let pass = 0; pass < 2; pass++) {
    const offsetTime = Date.parse(`${budapestClock(new Date(instant)).replace(' ', 'T')}:00Z`)
    instant += localTime - offsetTime
  }
  return new Date(instant).toISOString()
}
