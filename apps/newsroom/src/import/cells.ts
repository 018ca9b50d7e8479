import { error } from './issue.ts'
import { nameKey, plainText } from './name-key.ts'
import type { Issue, Row } from './types.ts'

const datePattern = /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\.\s?(\d{1,2})\.\s?(\d{1,2})\.?)$/
const padded = (part: string | undefined) => (part ?? '').padStart(2, '0')

/** Accepts `2025-10-04` and `2025.10.04.`; null when it is not a date, false when the day does not exist. */
export function dayOf(text: string): string | null | false {
  const [, year, month, day, dottedMonth, dottedDay] = datePattern.exec(text) ?? []
  if (!year) return null
  const isoDay = `${year}-${padded(month ?? dottedMonth)}-${padded(day ?? dottedDay)}`
  const date = new Date(`${isoDay}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay) ? isoDay : false
}

export function timeOf(text: string): string | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text) ?? []
  if (Number(hours ?? 24) > 23 || Number(minutes) > 59) return null
  return `${padded(hours)}:${minutes}`
}

/** The starting year of `2025`, `2025/26` or `2025-2026`; null for anything else. */
export function seasonYear(text: string): number | null {
  const [, year, end] = /^(\d{4})(?:\s?[/–-]\s?(\d{2}|\d{4}))?\.?$/.exec(text.trim()) ?? []
  if (!year) return null
  const next = Number(year) + 1
  if (end && Number(end) !== (end.length === 2 ? next % 100 : next)) return null
  return Number(year)
}

const yes = new Set(['1', 'x', 'i', 'igen', 'y', 'yes', 'true'])
const no = new Set(['0', 'n', 'nem', 'no', 'false'])

export type CellReader = ReturnType<typeof cellReader>

/** Reads typed values from the cells of a row; an invalid cell adds an issue and reads as undefined. */
export function cellReader({ where, cells }: Row, issues: Issue[]) {
  const fail = (code: string, hu: string, en: string) => {
    issues.push(error(code, where, hu, en))
    return undefined
  }
  return {
    fail,
    raw: (name: string): string | undefined => cells[name],
    text(name: string, maxLength: number): string | undefined {
      const text = plainText(cells[name] ?? '')
      if (!text) return undefined
      if (text.length <= maxLength) return text
      return fail(
        'too_long',
        `${name}: legfeljebb ${maxLength} betű lehet. Rövidítsd.`,
        `${name}: at most ${maxLength} letters. Make it shorter.`,
      )
    },
    count(name: string, max: number): number | undefined {
      const cell = cells[name]?.replace(/\s/gu, '')
      if (!cell) return undefined
      if (/^[-−–]\d+$/.test(cell)) {
        return fail(
          'negative_number',
          `${name}: „${cells[name]}” nullánál kisebb. Írj 0-t vagy nagyobb egész számot.`,
          `${name}: “${cells[name]}” is below zero. Write 0 or a greater whole number.`,
        )
      }
      if (!/^\d+$/.test(cell)) {
        return fail(
          'not_a_number',
          `${name}: „${cells[name]}” nem egész szám. Írj számot, vagy hagyd üresen.`,
          `${name}: “${cells[name]}” is not a whole number. Write a number, or leave it empty.`,
        )
      }
      if (Number(cell) <= max) return Number(cell)
      return fail(
        'too_big',
        `${name}: ${cell} túl nagy, legfeljebb ${max} lehet.`,
        `${name}: ${cell} is too much, ${max} is the most.`,
      )
    },
    mark(name: string): boolean | undefined {
      const cell = nameKey(cells[name] ?? '')
      if (!cell) return undefined
      if (yes.has(cell) || no.has(cell)) return yes.has(cell)
      return fail(
        'wrong_mark',
        `${name}: „${cells[name]}” nem érthető. Írj 1-et vagy 0-t.`,
        `${name}: “${cells[name]}” means nothing. Write 1 or 0.`,
      )
    },
  }
}
