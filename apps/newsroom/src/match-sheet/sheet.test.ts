import { checkMatch } from '@palank/sport/check-match'
import { expect, test } from 'vitest'
import { unreadable } from './cells.ts'
import { problemText } from './problem-text.ts'
import { blankLine } from './rows.ts'
import { type Sheet, sheetSchema } from './sheet.ts'

const line = { ...blankLine('home', 1, '4'), points: 2 }
const refusals = ({ periods, lines }: Sheet) =>
  checkMatch({
    ...{ status: 'live', forfeit: null, home_score: null, away_score: null, incomplete: false },
    periods,
    lines,
  })
    .filter(({ severity }) => severity === 'error')
    .map((problem) => problemText(problem, lines).hu)

test('what the form sends is what is stored', () => {
  const sheet = { periods: [{ home: 20, away: 18 }], lines: [line] }
  expect(sheetSchema.parse(sheet)).toEqual(sheet)
  expect(refusals(sheetSchema.parse(sheet))).toEqual([])
})

test('half a quarter is refused in words', () => {
  const sheet = sheetSchema.parse({ periods: [{ home: 20, away: null }], lines: [] })
  expect(refusals(sheet)).toEqual(['A vendég csapat egyik negyede üres: írd be a pontját.'])
})

test('minutes that are no time are refused in words', () => {
  const sheet = sheetSchema.parse({ periods: [], lines: [{ ...line, seconds: unreadable }] })
  expect(refusals(sheet)).toEqual(['hazai 4: a játékpercet így írd: 24:10.'])
})

test('what no form sends is no sheet', () => {
  const wrong = [{ ...line, points: '2' }, { ...line, player: 0 }, { ...line, side: 'left' }, { points: 2 }]
  for (const each of wrong) expect(sheetSchema.safeParse({ periods: [], lines: [each] }).success).toBe(false)
  expect(sheetSchema.safeParse({ periods: [{ home: 301, away: 2 }], lines: [] }).success).toBe(false)
})
