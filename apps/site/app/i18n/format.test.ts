import { languages } from '@palank/routes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bcp47,
  clubYear,
  compareText,
  currency,
  formatDate,
  formatDecimal,
  formatMoment,
  formatName,
  formatNumber,
  formatSeason,
  formatShortDay,
  formatStamp,
  formatTime,
  formatWeekday,
  pluralForm,
  timeZone,
  week,
} from './format.ts'

const evening = '2025-11-14T17:30:00Z'

describe('dates', () => {
  test('A10: to the letter in both languages', () => {
    expect(formatMoment(evening, 'hu')).toBe('2025. november 14. 18:30')
    expect(formatMoment(evening, 'en')).toBe('14 November 2025 18:30')
    expect(formatDate(evening, 'hu')).toBe('2025. november 14.')
    expect(formatDate(evening, 'en')).toBe('14 November 2025')
    expect(formatTime(evening, 'hu')).toBe('18:30')
    expect(formatTime(evening, 'en')).toBe('18:30')
  })

  test('D2: the time, then the date in the language’s own order', () => {
    expect(formatStamp(evening, 'hu')).toBe('18:30 | 2025. november 14.')
    expect(formatStamp(evening, 'en')).toBe('18:30 | 14 November 2025')
  })

  test('A10, D2: the day of a full date has two digits', () => {
    const sixth = '2026-11-06T17:10:00Z'
    expect(formatMoment(sixth, 'hu')).toBe('2026. november 06. 18:10')
    expect(formatMoment(sixth, 'en')).toBe('06 November 2026 18:10')
    expect(formatStamp(sixth, 'hu')).toBe('18:10 | 2026. november 06.')
    expect(formatStamp(sixth, 'en')).toBe('18:10 | 06 November 2026')
  })

  test('A10: short days and weekdays', () => {
    expect(formatShortDay(evening, 'hu')).toBe('nov. 14.')
    expect(formatShortDay(evening, 'en')).toBe('14 Nov')
    expect(formatWeekday(evening, 'hu')).toBe('péntek')
    expect(formatWeekday(evening, 'en')).toBe('Friday')
  })

  test('A10: the year is that of the calendar, on both sides of New Year', () => {
    // Both days lie in the first week of the year after.
    expect(formatDate('2025-12-29T12:00:00Z', 'hu')).toBe('2025. december 29.')
    expect(formatDate('2024-12-31T12:00:00Z', 'en')).toBe('31 December 2024')
    // Both days lie in the last week of the year before.
    expect(formatDate('2027-01-01T12:00:00Z', 'hu')).toBe('2027. január 01.')
    expect(formatDate('2023-01-01T12:00:00Z', 'en')).toBe('01 January 2023')
  })

  test('the club’s year is Budapest’s', () => {
    expect(clubYear(new Date('2026-12-31T22:30:00Z'))).toBe(2026)
    expect(clubYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
  })

  test('A10: midnight is Budapest’s, and 00:05 never 24:05', () => {
    expect(formatMoment('2025-12-31T22:59:00Z', 'hu')).toBe('2025. december 31. 23:59')
    expect(formatMoment('2025-12-31T23:05:00Z', 'hu')).toBe('2026. január 01. 00:05')
    expect(formatMoment('2025-12-31T23:05:00Z', 'en')).toBe('01 January 2026 00:05')
  })

  test('A10: summer time begins and ends as it does in Budapest', () => {
    expect(timeZone).toBe('Europe/Budapest')
    expect(formatMoment('2026-03-29T00:59:00Z', 'hu')).toBe('2026. március 29. 01:59')
    expect(formatMoment('2026-03-29T01:00:00Z', 'hu')).toBe('2026. március 29. 03:00')
    expect(formatMoment('2025-10-26T00:30:00Z', 'hu')).toBe('2025. október 26. 02:30')
    expect(formatMoment('2025-10-26T01:30:00Z', 'hu')).toBe('2025. október 26. 02:30')
    expect(formatMoment('2025-10-26T02:00:00Z', 'hu')).toBe('2025. október 26. 03:00')
  })

  test('A10: an instant given with another offset is the same instant', () => {
    expect(formatMoment('2025-11-15T02:30:00+09:00', 'hu')).toBe('2025. november 14. 18:30')
  })

  test('A2: weeks begin on Monday and end with Saturday and Sunday; money is forints', () => {
    expect(week).toEqual({ firstDay: 1, weekend: [6, 7] })
    expect(currency).toBe('HUF')
  })
})

describe('numbers', () => {
  test('A10: a decimal comma in Hungarian, a point in English, one digit', () => {
    expect(formatDecimal(19.64, 'hu')).toBe('19,6')
    expect(formatDecimal(19.64, 'en')).toBe('19.6')
    expect(formatDecimal(7, 'hu')).toBe('7,0')
    expect(formatDecimal(-0.5, 'hu')).toBe('-0,5')
  })

  test('A10: thousands are set apart in each language’s way', () => {
    expect(formatNumber(12345, 'hu')).toBe('12\u00a0345')
    expect(formatNumber(12345, 'en')).toBe('12,345')
  })

  describe.each(languages)('A10: the same as Intl in %s', (language) => {
    const locale = bcp47[language]
    const numbers = new Intl.NumberFormat(locale)
    const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const rules = new Intl.PluralRules(locale)

    test('whole numbers, and all others', () => {
      const check = (value: number) => {
        expect(formatNumber(value, language)).toBe(numbers.format(value))
      }
      for (const value of [0, -0, 999, 1000, 9999, 10_000, 999_999, 1_000_000, -12_345, 0.5, 1e21])
        check(value)
      fc.assert(fc.property(fc.maxSafeInteger(), check))
      fc.assert(fc.property(fc.double(), check))
    })

    test('one decimal, of halves and of shares too', () => {
      const check = (value: number) => {
        expect(formatDecimal(value, language)).toBe(decimals.format(value))
      }
      for (const value of [0, -0, 0.04, 0.05, -0.04, 1.15, 9.95, 999.95, 9999.95, 1e-7, 1e21]) check(value)
      for (let hundredths = 0; hundredths <= 20_000; hundredths += 1) check(hundredths / 100)
      for (let games = 1; games <= 100; games += 1) {
        for (let won = 0; won <= games; won += 1) check((100 * won) / games)
      }
      fc.assert(fc.property(fc.double(), check))
      fc.assert(fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), check), { numRuns: 2_000 })
    })

    test('forms of plurals', () => {
      const check = (count: number) => {
        expect(pluralForm(count, language)).toBe(rules.select(count))
      }
      for (const count of [0, 1, -1, 1.5, 2]) check(count)
      fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e6 }), check))
    })
  })

  test('H5: a season is named by its two years', () => {
    expect(formatSeason(2025)).toBe('2025/26')
    expect(formatSeason(1999)).toBe('1999/00')
    expect(formatSeason(2008)).toBe('2008/09')
  })
})

describe('names and order', () => {
  test('A10: last name first in Hungarian, first name first in English', () => {
    const name = { last_name: 'Bartók', first_name: 'Zalán' }
    expect(formatName(name, 'hu')).toBe('Bartók Zalán')
    expect(formatName(name, 'en')).toBe('Zalán Bartók')
    expect(formatName({ last_name: 'Nenê', first_name: '' }, 'en')).toBe('Nenê')
    const initials = { last_name: 'Sz.', first_name: 'B.', masked: true }
    for (const language of languages) expect(formatName(initials, language)).toBe('Sz. B.')
  })

  test('A10: Hungarian collation, by its digraphs and its accents', () => {
    const sorted = (words: string[], language: 'hu' | 'en') =>
      words.toSorted((one, other) => compareText(one, other, language))
    expect(sorted(['Zsolt', 'Zola', 'Cuki', 'Csaba', 'Öcsi', 'Ottó', 'Ödön'], 'hu')).toEqual([
      'Cuki',
      'Csaba',
      'Ottó',
      'Öcsi',
      'Ödön',
      'Zola',
      'Zsolt',
    ])
    expect(sorted(['Cuki', 'Csaba'], 'en')).toEqual(['Csaba', 'Cuki'])
    expect(sorted(['U10', 'U9'], 'hu')).toEqual(['U9', 'U10'])
  })
})
