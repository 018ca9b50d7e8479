import { describe, expect, test } from 'vitest'
import { clausesIn, clausesOf, coverageOf, missingTests } from './clauses.ts'

describe('clauses of a checklist', () => {
  const checklist = `## A
- A1 Public, anonymous.
- A2 Hungarian \`hu\`.
| B1  | /home | /kezdo | home |
- B13 Links use the words.
text about A9 that is no clause`

  test('are list items and rows of the route table', () => {
    expect(clausesIn(checklist).map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'B13'])
    expect(clausesIn(checklist)[2]?.text).toBe('/home /kezdo home')
  })

  test.each([
    ['A4: the first word', ['A4']],
    ['outer > B1, B13: both', ['B1', 'B13']],
    ['H1–H4: tables', ['H1', 'H2', 'H3', 'H4']],
    ['D3 hu: sponsors', ['D3']],
    ['C1 [en]: header', ['C1']],
    ['C4 and C6 en: menu', ['C4', 'C6']],
    ['a test that mentions A4 in passing', []],
    ['U16: a youth team', []],
  ])('%s names %j', (title, expected) => {
    expect(clausesOf(title)).toEqual(expected)
  })

  test('a built clause lacks a test, or a browser test where people see it', () => {
    const clauses = clausesIn(checklist)
    const coverage = coverageOf(clauses, [
      { title: 'A1: x', file: 'a', browser: false },
      { title: 'B1 hu: y', file: 'b', browser: true },
    ])
    expect(missingTests(coverage)).toEqual([
      { id: 'A1', missing: 'browser test' },
      { id: 'A2', missing: 'test' },
      { id: 'B13', missing: 'test' },
    ])
  })
})
