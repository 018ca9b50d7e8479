import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const parseCsv = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ';', relaxColumnCount: true })

describe('G4: registrations as CSV', () => {
  it('parses back to the same rows, whatever was typed', () => {
    const plain = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/^\s*[=+\-@\t\r\n]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(parseCsv(toCsv(rows))).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+36', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '  @x'])(
    '%j does not run as a formula',
    (text) => {
      expect(parseCsv(toCsv([[text, 'x']]))[0]?.[0]).toBe(`'${text}`)
    },
  )

  it('no cell starts like a formula, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ;"a') }), (text) => {
        expect(parseCsv(toCsv([[text, 'x']]))[0]?.[0] ?? '').not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })

  it('missing values are empty cells', () => {
    expect(parseCsv(toCsv([[null, undefined, 0, false]]))).toEqual([['', '', '0', 'false']])
  })

  it('has semicolons, Windows line ends and a byte order mark, and quotes only where needed', () => {
    expect(
      toCsv([
        ['Név', 'Jegyzet'],
        ['Kiss "Éva"', ' a;b\r'],
        [1, true],
      ]),
    ).toBe('\uFEFFNév;Jegyzet\r\n"Kiss ""Éva""";" a;b\r"\r\n1;true\r\n')
  })
})
