import { type Bilingual, bilingual } from '../bilingual.ts'
import { budapestClock, budapestInstant } from '../import/budapest.ts'

type Language = keyof Bilingual
const tags = { hu: 'hu-HU', en: 'en-GB' } as const
const timeZone = 'Europe/Budapest'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('hu') + text.slice(1)
const weekday = (now: number, language: Language) =>
  capital(new Intl.DateTimeFormat(tags[language], { timeZone, weekday: 'long' }).format(now))

/** Says what day it is in Budapest. */
export const titleOf = (now: number, matchesToday: number | null): Bilingual => {
  if (matchesToday === null) return bilingual(weekday(now, 'hu'), weekday(now, 'en'))
  return matchesToday > 0
    ? bilingual(`${weekday(now, 'hu')}, meccsnap`, `${weekday(now, 'en')}, match day`)
    : bilingual('Ma nincs meccs', 'No match today')
}

export const dateOf = (now: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone, dateStyle: 'long' }).format(now)

/** From midnight to midnight, in Budapest; the day of a change of clocks is an hour shorter or longer. */
export function dayOf(now: number): { from: string; until: string } {
  const today = budapestClock(new Date(now)).slice(0, 10)
  const next = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { from: budapestInstant(today, '00:00'), until: budapestInstant(next, '00:00') }
}

/** The given names of somebody whose surname comes first. */
export function givenNameOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return others.join(' ') || first
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `3 óra múlva`; empty for what has begun. */
export function untilOf(instant: string, now: number, language: Language): string {
  const left = Date.parse(instant) - now
  if (left <= 0) return ''
  const format = new Intl.RelativeTimeFormat(tags[language])
  if (left < hour) return format.format(Math.ceil(left / minute), 'minute')
  if (left < day) return format.format(Math.round(left / hour), 'hour')
  return format.format(Math.round(left / day), 'day')
}

export const clockOf = (instant: string): string => budapestClock(instant).slice(11)
