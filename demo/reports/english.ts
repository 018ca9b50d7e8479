export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const small = [
  'nought',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

export function inWords(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value > 99) return String(value)
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit ? `-${small[unit]}` : ''}`
}

/** `two wins`, `one win`. */
export const count = (value: number, noun: string, plural = `${noun}s`): string =>
  `${inWords(value)} ${value === 1 ? noun : plural}`

const ordinals = [
  'noughth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]
export const ordinal = (value: number): string => ordinals[value] ?? `${value}th`

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** Sunday first, as in Date. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
export const monthOf = (day: string): string => months[dateOf(day).getUTCMonth()] ?? ''
export const weekdayName = (day: string): string => weekdays[dateOf(day).getUTCDay()] ?? ''
/** `2026-11-14` → `14 November`. */
export const dayAndMonth = (day: string): string => `${dateOf(day).getUTCDate()} ${monthOf(day)}`

export const decimal = (value: number): string => value.toFixed(1)
export const grouped = (value: number): string => value.toLocaleString('en-GB')
