import { clockOf, secondsOf } from '@palank/sport/clock'

/** Stands for what was typed but is no number; the check of the match refuses it, so it is never saved. */
export const unreadable = -1

/** Whole numbers from what was typed; an empty cell is unknown, not 0. */
export function parseCount(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** What may stand in the minutes cell; a phone's number keys have a dot or a comma, not a colon. */
export const clockInput = (text: string): string => text.replace(/[.,]/g, ':').replace(/[^\d:]/g, '')

/** `24:10`, `2410` and, for 24:00, `24`. */
export function parseClock(text: string): number | null {
  const typed = clockInput(text)
  if (typed === '') return null
  return secondsOf(typed.replace(/^(\d{1,2})(\d{2})$/, '$1:$2')) ?? unreadable
}

export const countText = (value: number | null): string => (value === null ? '' : String(value))

export const clockText = (value: number | null): string =>
  value === null || value === unreadable ? '' : clockOf(value)
