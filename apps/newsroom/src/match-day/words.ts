import type { Bilingual } from '../bilingual.ts'
import { budapestClock } from '../import/budapest.ts'
import { daysFrom } from './days.ts'

export type Language = keyof Bilingual

const locales = { hu: 'hu-HU', en: 'en-GB' } as const

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'Europe/Budapest', ...options })

export const clockOf = (instant: string): string => budapestClock(instant).slice(11)

/** `nov. 14.`; with the year where it is another one. */
export function shortDate(instant: string, now: number, language: Language): string {
  const isThisYear = budapestClock(instant).slice(0, 4) === budapestClock(new Date(now)).slice(0, 4)
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return format(language, { ...year, month: 'short', day: 'numeric' }).format(new Date(instant))
}

/** `tegnap 17:30`, `szerda 19:30` */
export function dayAndTime(instant: string, now: number, language: Language): string {
  const days = daysFrom(now, instant)
  const day =
    Math.abs(days) <= 1
      ? new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(days, 'day')
      : format(language, { weekday: 'long' }).format(new Date(instant))
  return `${day} ${clockOf(instant)}`
}

/** `szombat, november 15.` */
export const longDay = (now: number, language: Language): string => {
  const date = new Date(now)
  const weekday = format(language, { weekday: 'long' }).format(date)
  return `${weekday}, ${format(language, { month: 'long', day: 'numeric' }).format(date)}`
}

/** `november 17–23.`; the end is the midnight after the last day. */
export function dayRange(from: string, end: string, language: Language): string {
  const last = new Date(Date.parse(end) - 1)
  return format(language, { month: 'long', day: 'numeric' }).formatRange(new Date(from), last)
}

/** `3 óra 12 perc` */
export function timeLeft(instant: string, now: number, language: Language): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(instant) - now) / 60_000))
  const words = (unit: 'hour' | 'minute', amount: number) =>
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? words('hour', hours) : '', rest > 0 || hours === 0 ? words('minute', rest) : '']
    .filter(Boolean)
    .join(' ')
}
