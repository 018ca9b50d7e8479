import type { Language } from '@palank/routes'

export const timeZone = 'Europe/Budapest'
export const currency = 'HUF'
/** ISO weekdays: Monday is 1. */
export const week = { firstDay: 1, weekend: [6, 7] } as const

export const bcp47: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB' }

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached: constructing an Intl formatter is slow. */
function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  let cached = formatters.get(key)
  if (!cached) {
    cached = new Intl.DateTimeFormat(bcp47[language], { timeZone, hourCycle: 'h23', ...options })
    formatters.set(key, cached)
  }
  return cached
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
const long: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: '2-digit' }

/** `18:30` */
export const formatTime = (iso: string, language: Language) =>
  formatter(language, clock).format(new Date(iso))

/** `2025. november 04.`, `04 November 2025` */
export const formatDate = (iso: string, language: Language) => formatter(language, long).format(new Date(iso))

/** `2025. november 04. 18:30`, `04 November 2025 18:30` */
export const formatMoment = (iso: string, language: Language) =>
  `${formatDate(iso, language)} ${formatTime(iso, language)}`

/** `18:30 | 2025. november 04.`, on news cards. */
export const formatStamp = (iso: string, language: Language) =>
  `${formatTime(iso, language)} | ${formatDate(iso, language)}`

/** `nov. 15.`, `15 Nov` */
export const formatShortDay = (iso: string, language: Language) =>
  formatter(language, { month: 'short', day: 'numeric' }).format(new Date(iso))

/** `15`, without the full stop that Hungarian puts after it. */
export const formatDayNumber = (iso: string, language: Language) =>
  formatter(language, { day: 'numeric' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'day')?.value ?? ''

/** `2025. november`, `November 2025` */
export const formatMonth = (iso: string, language: Language) =>
  formatter(language, { year: 'numeric', month: 'long' }).format(new Date(iso))

/** `szombat`, `Saturday` */
export const formatWeekday = (iso: string, language: Language) =>
  formatter(language, { weekday: 'long' }).format(new Date(iso))

const oneDecimal: Record<Language, Intl.NumberFormat> = {
  hu: new Intl.NumberFormat('hu-HU', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
}
const whole: Record<Language, Intl.NumberFormat> = {
  hu: new Intl.NumberFormat('hu-HU'),
  en: new Intl.NumberFormat('en-GB'),
}

export const formatNumber = (value: number, language: Language) => whole[language].format(value)
export const formatDecimal = (value: number, language: Language) => oneDecimal[language].format(value)

export type PersonName = { last_name: string; first_name: string }

/** Last name first in Hungarian, first name first in English. */
export const formatName = ({ last_name: last, first_name: first }: PersonName, language: Language) =>
  (language === 'hu' ? [last, first] : [first, last]).filter(Boolean).join(' ')

const collators: Record<Language, Intl.Collator> = {
  hu: new Intl.Collator('hu-HU', { numeric: true }),
  en: new Intl.Collator('en-GB', { numeric: true }),
}
export const compareText = (a: string, b: string, language: Language) => collators[language].compare(a, b)

/** Season 2025 is 2025/26. */
export const formatSeason = (season: number) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`
