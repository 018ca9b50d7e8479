import { checkMatch } from '@palank/sport/check-match'
import { expect, test } from 'vitest'
import { unreadable } from './cells.ts'
import { problemText } from './problem-text.ts'
import { blankLine } from './rows.ts'
import { type Sheet, sheetSchema } from './sheet.ts'

const line = { ...blankLine('home', 1, '4'), points: 2 }
const errorTexts = ({ periods, lines }: Sheet) =>
  checkMatch({
    status: 'live',
    forfeit: null,
    home_score: null,
    away_score: null,
    incomplete: false,
    periods,
    lines,
  })
    .filter(({ severity }) => severity === 'error')
    .map((problem) => problemText(problem, lines).hu)

test('a valid sheet is stored unchanged', () => {
  const sheet = { periods: [{ home: 20, away: 18 }], lines: [line] }
  expect(sheetSchema.parse(sheet)).toEqual(sheet)
  expect(errorTexts(sheetSchema.parse(sheet))).toEqual([])
})

test('a half-typed quarter is rejected with a message', () => {
  const sheet = sheetSchema.parse({ periods: [{ home: 20, away: null }], lines: [] })
  expect(errorTexts(sheet)).toEqual(['A vendég csapat egyik negyede üres: írd be a pontját.'])
})

test('an invalid time is rejected with a message', () => {
  const sheet = sheetSchema.parse({ periods: [], lines: [{ ...line, seconds: unreadable }] })
  expect(errorTexts(sheet)).toEqual(['hazai 4: a játékpercet így írd: 24:10.'])
})

test('a malformed sheet is rejected', () => {
  const malformed = [
    { ...line, points: '2' },
    { ...line, player: 0 },
    { ...line, side: 'left' },
    { points: 2 },
  ]
  for (const malformedLine of malformed)
    expect(sheetSchema.safeParse({ periods: [], lines: [malformedLine] }).success).toBe(false)
  expect(sheetSchema.safeParse({ periods: [{ home: 301, away: 2 }], lines: [] }).success).toBe(false)
})
