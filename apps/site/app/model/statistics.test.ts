import { dropMalformed } from '@palank/contract/drop-malformed'
import { playerStatistics } from '@palank/contract/statistics'
import { describe, expect, test } from 'vitest'
import { exampleGameStatistics, exampleUnknownStatistics } from './statistics.examples.ts'
import { boxColumns, columnsWithValues, formatMinutes, formatStat } from './statistics.ts'

describe('E4: a value formatted for its table', () => {
  test.each([
    ['points', 19.625, 'decimal', 'hu', '19,6'],
    ['points', 19.625, 'decimal', 'en', '19.6'],
    ['points', 0.35, 'decimal', 'en', '0.4'],
    ['value', -0.35, 'decimal', 'en', '−0.4'],
    ['value', -0.04, 'decimal', 'hu', '0,0'],
    ['value', -5, 'whole', 'hu', '−5'],
    ['throw_percent', 75, 'whole', 'hu', '75,0'],
    ['points', 0, 'whole', 'hu', '0'],
    ['points', null, 'whole', 'hu', '–'],
    ['points', null, 'decimal', 'en', '–'],
  ] as const)('%s %s, %s in %s', (field, value, form, language, formatted) => {
    expect(formatStat(field, value, form, language)).toBe(formatted)
  })
  test('H4: minutes are mm:ss in a box score, and a decimal in an average', () => {
    expect(formatMinutes(24 + 10 / 60)).toBe('24:10')
    expect(formatMinutes(8.25)).toBe('08:15')
    expect(formatMinutes(200)).toBe('200:00')
    expect(formatMinutes(9.9999)).toBe('10:00')
    expect(formatStat('minute', 28.4, 'decimal', 'hu')).toBe('28,4')
  })
})

describe('F3: parsed statistics', () => {
  test('a value that is not a number is unknown', () => {
    const spoiled = { ...exampleGameStatistics, points: 'sok', assist: Number.NaN, foul: undefined }
    const statistics = dropMalformed(playerStatistics, spoiled).value
    expect([statistics.points, statistics.assist, statistics.foul, statistics.steal]).toEqual([
      null,
      null,
      null,
      1,
    ])
  })
  test('an empty object has only unknown values', () => {
    expect(Object.values(dropMalformed(playerStatistics, {}).value).every((value) => value === null)).toBe(
      true,
    )
  })
  test('a column without values is hidden', () => {
    const some = { ...exampleGameStatistics, block: null, block_against: null }
    const ids = columnsWithValues(boxColumns, [some, null]).flatMap(({ columns }) =>
      columns.map(({ id }) => id),
    )
    expect(ids).toContain('two_point')
    expect(ids).not.toContain('block')
    expect(columnsWithValues(boxColumns, [exampleUnknownStatistics])).toEqual([])
  })
})
