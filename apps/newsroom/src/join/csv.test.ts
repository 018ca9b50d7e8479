import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cell, csv } from './csv.ts'

const read = (text: string): string[][] => parse(text, { bom: true, delimiter: ';', relaxColumnCount: true })

describe('G4: registrations as CSV', () => {
  it('reads back as it was, whatever was typed', () => {
    const plain = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/^\s*[=+\-@\t\r\n]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(read(csv(rows))).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+36', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '  @x'])(
    '%j runs nothing',
    (text) => {
      expect(read(csv([[text, 'x']]))[0]?.[0]).toBe(`'${text}`)
    },
  )

  it('nothing typed begins a cell with a sign that runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n ;"a') }), (text) => {
        expect(read(csv([[text, 'x']]))[0]?.[0] ?? '').not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })

  it('leaves empty what is missing', () => {
    expect([cell(null), cell(undefined), cell(0), cell(false)]).toEqual(['', '', '0', 'false'])
  })
})
