import type { Language } from '@palank/routes'
import { formatDate, formatDayNumber, formatShortDay, formatTime, formatWeekday } from '~/i18n/format.ts'

/** A match's date as pages show it, formatted on the server. */
export type DateTexts = {
  /** `2025. november 14.` */
  date: string
  /** `nov. 14.` */
  shortDay: string
  /** `14` */
  dayNumber: string
  weekday: string
  time: string
}

export const dateTextsOf = (iso: string, language: Language): DateTexts => ({
  date: formatDate(iso, language),
  shortDay: formatShortDay(iso, language),
  dayNumber: formatDayNumber(iso, language),
  weekday: formatWeekday(iso, language),
  time: formatTime(iso, language),
})

/** `2025. november 14. 18:30` */
export const momentOf = ({ date, time }: DateTexts) => `${date} ${time}`
