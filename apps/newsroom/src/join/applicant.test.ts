import { describe, expect, it } from 'vitest'
import { ageThisYear, isMinor, mailHref, telHref } from './applicant.ts'

describe('the age of an applicant', () => {
  it('is that of the year in Budapest, where it begins an hour before it does in UTC', () => {
    expect(ageThisYear(2015, new Date('2026-11-17T10:00:00Z'))).toBe(11)
    expect(ageThisYear(2015, new Date('2026-12-31T22:59:00Z'))).toBe(11)
    expect(ageThisYear(2015, new Date('2026-12-31T23:00:00Z'))).toBe(12)
  })

  it('is a minor’s until the end of the year of turning 18', () => {
    expect(isMinor(2008, new Date('2026-12-31T22:59:00Z'))).toBe(true)
    expect(isMinor(2008, new Date('2026-12-31T23:00:00Z'))).toBe(false)
  })
})

it.each([
  ['36 30 123 4567', 'tel:+36301234567'],
  ['+36 (30) 123-4567', 'tel:+36301234567'],
  ['06 30 123 4567', 'tel:+36301234567'],
  ['06/1 234 5678', 'tel:+3612345678'],
  ['0043 660 1234567', 'tel:+436601234567'],
  ['+43 660 1234567', 'tel:+436601234567'],
  ['30 123 4567', 'tel:301234567'],
  ['nincs', undefined],
  ['', undefined],
])('%j is called as %s', (phone, expected) => {
  expect(telHref(phone)).toBe(expected)
})

it('writes to an address whatever characters it has', () => {
  expect(mailHref('szulo@pelda.hu')).toBe('mailto:szulo@pelda.hu')
  expect(mailHref('a?bcc=x&y@pelda.hu')).toBe('mailto:a%3Fbcc%3Dx%26y@pelda.hu')
})
