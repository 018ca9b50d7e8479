import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameText, splitName } from './person-name.ts'

describe('A10: a name from one cell is split in two', () => {
  test.each([
    ['Sípos Anna', 'Sípos', 'Anna'],
    ['  Sípos   Anna ', 'Sípos', 'Anna'],
    ['Kovács-Nagy Béla', 'Kovács-Nagy', 'Béla'],
    ['Újonc Tamás Bence', 'Újonc', 'Tamás Bence'],
    ['dr. Őri Gábor', 'dr. Őri', 'Gábor'],
    ['Dr Őri Gábor', 'Dr Őri', 'Gábor'],
    ['Prof. dr. Őri Gábor', 'Prof. dr. Őri', 'Gábor'],
    ['Idei Éva', 'Idei', 'Éva'],
    ['Nenê', 'Nenê', ''],
    ['Nagy Kovács, Péter', 'Nagy Kovács', 'Péter'],
    ['Baji néni,', 'Baji néni', ''],
    ['', '', ''],
  ])('%j', (text, last_name, first_name) => {
    expect(splitName(text)).toEqual({ last_name, first_name })
  })

  test('nameText splits into the same name again', () => {
    expect(nameText({ last_name: 'Sípos', first_name: 'Anna' })).toBe('Sípos Anna')
    expect(nameText({ last_name: 'Nagy Kovács', first_name: 'Péter' })).toBe('Nagy Kovács, Péter')
    const words = fc
      .array(fc.constantFrom('Nagy', 'dr.', 'Őri', 'de', 'Éva'), { minLength: 1, maxLength: 3 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(words, fc.oneof(words, fc.constant('')), (last_name, first_name) => {
        expect(splitName(nameText({ last_name, first_name }))).toEqual({ last_name, first_name })
      }),
    )
  })
})
