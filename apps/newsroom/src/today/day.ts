import { type Bilingual, bilingual } from '../bilingual.ts'
import { daysFrom } from '../match-day/days.ts'
import { clockOf, shortDate, timeLeft } from '../match-day/words.ts'

type Language = keyof Bilingual
const tags = { hu: 'hu-HU', en: 'en-GB' } as const
const timeZone = 'Europe/Budapest'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('hu') + text.slice(1)
const weekday = (now: number, language: Language) =>
  capital(new Intl.DateTimeFormat(tags[language], { timeZone, weekday: 'long' }).format(now))

/** Says what day it is in Budapest. */
export const titleOf = (now: number, matchesToday: number | undefined): Bilingual => {
  if (matchesToday === undefined) return bilingual(weekday(now, 'hu'), weekday(now, 'en'))
  return matchesToday > 0
    ? bilingual(`${weekday(now, 'hu')}, meccsnap`, `${weekday(now, 'en')}, match day`)
    : bilingual('Ma nincs meccs', 'No match today')
}

export const dateOf = (now: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone, dateStyle: 'long' }).format(now)

/** The given names of somebody whose surname comes first. */
export function givenNameOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return others.join(' ') || first
}

const hourMs = 3_600_000

/** `3 óra 12 perc múlva`; empty for what has begun. */
export function untilOf(instant: string, now: number, language: Language): string {
  const left = Date.parse(instant) - now
  if (left <= 0) return ''
  if (left >= 24 * hourMs)
    return new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(
      daysFrom(now, instant),
      'day',
    )
  const words = timeLeft(instant, now, language)
  return language === 'en' ? `in ${words}` : `${words} múlva`
}

/** `14:31`, `tegnap`, `nov. 9.` */
export function whenOf(instant: string, now: number, language: Language): string {
  const days = daysFrom(now, instant)
  if (days === 0) return clockOf(instant)
  return days === -1
    ? new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(days, 'day')
    : shortDate(instant, now, language)
}
