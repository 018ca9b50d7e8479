import { describe, expect, test } from 'vitest'
import { ariaCurrent } from './aria-current.ts'
import { levelAt } from './menu-level.ts'
import { exampleShell } from './shell.examples.ts'

const { main } = exampleShell('hu')
const names = (path: string[]) => levelAt(main, path).entries.map(({ name }) => name)

describe('C4: the levels of the mobile menu', () => {
  test('C4: each opened entry goes one level down, with a way back', () => {
    expect(names([])).toEqual(['Hírek', 'Csapatok', 'Klub'])
    expect(names(['teams'])).toEqual(['Felnőtt', 'Akadémia'])
    expect(levelAt(main, ['teams'])).toMatchObject({ parent: { name: 'Csapatok' }, above: undefined })
    expect(names(['teams', 'academy'])).toEqual(['U23'])
    expect(levelAt(main, ['teams', 'academy'])).toMatchObject({
      parent: { name: 'Akadémia' },
      above: 'Csapatok',
    })
  })

  test('C4: an unknown entry is not opened', () => {
    expect(names(['gone'])).toEqual(names([]))
    expect(names(['teams', 'gone'])).toEqual(names(['teams']))
  })
})

describe('the current entry', () => {
  const marks = (pathname: string) => main.map((entry) => ariaCurrent(entry, pathname))

  test('C1: this page and its ancestors are marked differently', () => {
    expect(marks('/hirek')).toEqual(['page', undefined, undefined])
    expect(marks('/hirek/egy-cikk')).toEqual(['true', undefined, undefined])
    expect(marks('/oldalak/rolunk')).toEqual([undefined, undefined, 'true'])
    expect(marks('/oldalak/akademia')).toEqual([undefined, 'true', undefined])
    expect(marks('/hirekezes')).toEqual([undefined, undefined, undefined])
  })
})
