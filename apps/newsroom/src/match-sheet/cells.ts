import { clockOf, secondsOf } from '@palank/sport/clock'

/** Stands for input text that is not a number; checkMatch rejects it, so it is never saved. */
export const unreadable = -1

/** An empty cell is unknown, not 0. */
export function parseCount(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** Numeric keyboards of phones have a dot or a comma, but no colon. */
export const clockInput = (text: string): string => text.replace(/[.,]/g, ':').replace(/[^\d:]/g, '')

/** Accepts `24:10`, `2410` and `24` (for 24:00). */
export function parseClock(text: string): number | null {
  const input = clockInput(text)
  if (input === '') return null
  return secondsOf(input.replace(/^(\d{1,2})(\d{2})$/, '$1:$2')) ?? unreadable
}

export const countText = (value: number | null): string => (value === null ? '' : String(value))

export const clockText = (value: number | null): string =>
  value === null || value === unreadable ? '' : clockOf(value)
