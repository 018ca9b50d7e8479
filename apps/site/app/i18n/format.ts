import type { Language } from '@palank/routes'

export const timeZone = 'Europe/Budapest'
export const currency = 'HUF'
/** ISO weekdays: Monday is 1. */
export const week = { firstDay: 1, weekend: [6, 7] } as const

export const bcp47: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB' }

const dateStyles = {
  time: { hour: '2-digit', minute: '2-digit' },
  date: { year: 'numeric', month: 'long', day: '2-digit' },
  shortDay: { month: 'short', day: 'numeric' },
  dayNumber: { day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats are created when first needed and kept: that is slow. Only the server formats dates. */
function formatAs(style: keyof typeof dateStyles, iso: string, language: Language): string {
  const key = `${style} ${language}`
  const options = { timeZone, hourCycle: 'h23', ...dateStyles[style] } as const
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(bcp47[language], options)
  dateFormats.set(key, format)
  return format.format(new Date(iso))
}

/** `18:30` */
export const formatTime = (iso: string, language: Language) => formatAs('time', iso, language)

/** `2025. november 04.`, `04 November 2025` */
export const formatDate = (iso: string, language: Language) => formatAs('date', iso, language)

/** `2025. november 04. 18:30`, `04 November 2025 18:30` */
export const formatMoment = (iso: string, language: Language) =>
  `${formatDate(iso, language)} ${formatTime(iso, language)}`

/** `18:30 | 2025. november 04.`, on news cards. */
export const formatStamp = (iso: string, language: Language) =>
  `${formatTime(iso, language)} | ${formatDate(iso, language)}`

/** `nov. 15.`, `15 Nov` */
export const formatShortDay = (iso: string, language: Language) => formatAs('shortDay', iso, language)

/** `15`, without the full stop that Hungarian puts after it. */
export const formatDayNumber = (iso: string, language: Language) =>
  formatAs('dayNumber', iso, language).replace(/\D/g, '')

/** `2025. november`, `November 2025` */
export const formatMonth = (iso: string, language: Language) => formatAs('month', iso, language)

/** `szombat`, `Saturday` */
export const formatWeekday = (iso: string, language: Language) => formatAs('weekday', iso, language)

/** The year in the club's time zone. */
export const clubYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(now))

/** Hungarian does not group numbers of four digits. */
const numberStyle: Record<Language, { decimal: string; group: string; groupFrom: number }> = {
  hu: { decimal: ',', group: '\u00a0', groupFrom: 10_000 },
  en: { decimal: '.', group: ',', groupFrom: 1_000 },
}

function groupThousands(size: number, language: Language): string {
  const { group, groupFrom } = numberStyle[language]
  return size < groupFrom ? String(size) : String(size).replace(/\B(?=(\d{3})+$)/g, group)
}

const signOf = (value: number) => (value < 0 || Object.is(value, -0) ? '-' : '')

// Written without Intl, which costs a phone milliseconds when a page hydrates. The tests compare them with Intl.

/** A whole number. */
export const formatNumber = (value: number, language: Language) =>
  Number.isSafeInteger(value)
    ? signOf(value) + groupThousands(Math.abs(value), language)
    : new Intl.NumberFormat(bcp47[language]).format(value)

/** Below it a number is written without an exponent, and has tenths. */
const largestDecimal = 1e12

/** One decimal; halves are rounded away from zero. */
export function formatDecimal(value: number, language: Language): string {
  const size = Math.abs(value)
  if (!(size < largestDecimal)) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return new Intl.NumberFormat(bcp47[language], digits).format(value)
  }
  // By the digits that it is written with: 10 × 1.15 is 11.499….
  const [whole = '', fraction = ''] = size < 0.01 ? [] : String(size).split('.')
  const digits = fraction.padEnd(2, '0')
  const tenths = Number(whole + digits[0]) + (Number(digits[1]) < 5 ? 0 : 1)
  const { decimal } = numberStyle[language]
  return signOf(value) + groupThousands(Math.floor(tenths / 10), language) + decimal + (tenths % 10)
}

const oneOrOther = (count: number) => (Math.abs(count) === 1 ? 'one' : 'other')
const pluralForms = { hu: oneOrOther, en: oneOrOther } satisfies Record<
  Language,
  (count: number) => Intl.LDMLPluralRule
>
export const pluralForm = (count: number, language: Language) => pluralForms[language](count)

export type PersonName = { last_name: string; first_name: string; masked?: boolean | undefined }

/** Last name first in Hungarian, first name first in English; initials keep their order. */
export const formatName = ({ last_name: last, first_name: first, masked }: PersonName, language: Language) =>
  (language === 'hu' || masked ? [last, first] : [first, last]).filter(Boolean).join(' ')

const collators = new Map<Language, Intl.Collator>()

export function compareText(a: string, b: string, language: Language): number {
  const collator = collators.get(language) ?? new Intl.Collator(bcp47[language], { numeric: true })
  collators.set(language, collator)
  return collator.compare(a, b)
}

/** Season 2025 is 2025/26. */
export const formatSeason = (season: number) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`
