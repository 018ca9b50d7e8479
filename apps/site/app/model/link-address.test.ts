import { describe, expect, test } from 'vitest'
import { isExternal, linkAddress } from './link-address.ts'

describe('the address of a link from data', () => {
  test.each([
    ['example.hu', 'https://example.hu'],
    ['www.example.hu/a?b=c', 'https://www.example.hu/a?b=c'],
    ['example.hu:8080/a', 'https://example.hu:8080/a'],
    ['  example.hu ', 'https://example.hu'],
  ])('C2: %j gets https:// in front', (link, address) => {
    expect(linkAddress(link)).toBe(address)
  })

  test.each([
    'https://example.hu',
    'http://example.hu/a',
    'HTTPS://example.hu',
    'mailto:a@example.hu',
    'tel:+3612345678',
    '//example.hu/a',
    '/hirek',
    '#start',
  ])('C2: %j is unchanged', (link) => {
    expect(linkAddress(link)).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'file:///etc/passwd',
    'ftp://example.hu',
    'blob:https://example.hu/1',
    'x-own+scheme.1:a',
  ])('C2: %j is dropped', (link) => {
    expect(linkAddress(link)).toBeUndefined()
  })

  test.each(['java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)'])(
    'C2: %j never becomes a script',
    (link) => {
      expect(linkAddress(link) ?? 'https://nowhere').toMatch(/^https:\/\//)
    },
  )

  test('F3: an empty address is dropped', () => {
    expect(['', '   ', null, undefined].map(linkAddress)).toEqual(Array(4).fill(undefined))
  })

  test('C2: an address with a host is external', () => {
    expect(['https://a.hu', 'HTTP://a.hu', '//a.hu'].every(isExternal)).toBe(true)
    expect(['/a', '#a', 'mailto:a@b.hu', 'tel:1'].some(isExternal)).toBe(false)
  })
})
