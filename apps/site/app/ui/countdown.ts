export type Remaining = { days: number; clock: string }

const second = 1_000
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Days, then hours:minutes:seconds until the tip-off; null once it has passed. */
export function countdown(milliseconds: number): Remaining | null {
  if (!(milliseconds > 0)) return null
  const seconds = Math.ceil(milliseconds / second)
  const ofDay = seconds % 86_400
  return {
    days: Math.floor(seconds / 86_400),
    clock: [ofDay / 3_600, (ofDay / 60) % 60, ofDay % 60].map(twoDigits).join(':'),
  }
}
