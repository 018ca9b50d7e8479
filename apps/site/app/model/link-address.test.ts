import fc from 'fast-check'
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

  test('X3: whatever the data holds, a browser opens http, https, mailto, tel or nothing', () => {
    const schemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'https', 'mailto', 'tel', '']
    const noise = fc.string({ unit: fc.constantFrom('\t', '\n', '\0', ' ', '\u00a0', '\ufeff', '/', '\\') })
    const scheme = fc
      .tuple(fc.constantFrom(...schemes), fc.nat(10), noise)
      .map(([name, place, inside]) => name.slice(0, place) + inside + name.slice(place))
    const links = fc.tuple(noise, scheme, fc.constantFrom(':', '&colon;', '%3a', '：', ''), fc.string())
    fc.assert(
      fc.property(
        fc.oneof(
          links.map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (link) => {
          const address = linkAddress(link)
          if (address === undefined || !URL.canParse(address, 'https://club.example')) return
          const { protocol } = new URL(address, 'https://club.example')
          if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) throw new Error(protocol)
        },
      ),
      { numRuns: 1000 },
    )
  }, 30_000)
})
