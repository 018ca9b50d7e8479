import type { Bilingual } from '../bilingual.ts'
import { budapestClock } from '../import/budapest.ts'

type Language = keyof Bilingual

const dayMs = 86_400_000
const dayWords = {
  hu: new Map([
    [-1, 'tegnap'],
    [0, 'ma'],
    [1, 'holnap'],
  ]),
  en: new Map([
    [-1, 'yesterday'],
    [0, 'today'],
    [1, 'tomorrow'],
  ]),
}
const dateFormat = (language: Language, withYear: boolean) =>
  new Intl.DateTimeFormat(language === 'hu' ? 'hu-HU' : 'en-GB', {
    timeZone: 'Europe/Budapest',
    month: 'short',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' } : {}),
  })

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)

/** In Budapest and in words: `ma 17:00`, `holnap 9:00`, `nov. 9. 17:00`. */
export function publishTime(instant: string, now: number, language: Language): string {
  const [day = '', time = ''] = budapestClock(instant).split(' ')
  const today = budapestClock(new Date(now)).slice(0, 10)
  const word = dayWords[language].get(dayNumber(day) - dayNumber(today))
  const date = word ?? dateFormat(language, day.slice(0, 4) !== today.slice(0, 4)).format(new Date(instant))
  return `${date} ${time}`
}

/** The next full hour that is at least half an hour away: what "later" starts with. */
export function nextHour(now: number): string {
  const hourMs = 3_600_000
  return new Date(Math.ceil((now + hourMs / 2) / hourMs) * hourMs).toISOString()
}
