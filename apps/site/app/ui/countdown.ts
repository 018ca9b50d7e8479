export type Left = { days: number; clock: string }

const second = 1_000
const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** What is left until the tip-off: days, then hours:minutes:seconds; null once past. */
export function countdown(msLeft: number): Left | null {
  if (!(msLeft > 0)) return null
  const seconds = Math.ceil(msLeft / second)
  const ofDay = seconds % 86_400
  return {
    days: Math.floor(seconds / 86_400),
    clock: [ofDay / 3_600, (ofDay / 60) % 60, ofDay % 60].map(twoDigits).join(':'),
  }
}
