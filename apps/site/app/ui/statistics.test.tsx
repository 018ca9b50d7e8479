import { dropMalformed } from '@palank/contract/drop-malformed'
import { playerStatistics } from '@palank/contract/statistics'
import { describe, expect, test } from 'vitest'
import {
  exampleAverage,
  exampleGameStatistics,
  exampleUnknownStatistics,
} from '~/model/statistics.examples.ts'
import { boxColumns, columnsWithValues, formatMinutes, formatStat } from '~/model/statistics.ts'
import { StatTable } from './StatTable.tsx'
import { renderPage } from './testing/render-page.tsx'

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
const html = (language: 'hu' | 'en', table: React.ReactNode) =>
  renderPage(table, { path: language === 'hu' ? '/merkozesek/1' : '/schedules/1' })

describe('E4: a value as its table writes it', () => {
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
  ] as const)('%s %s, %s in %s', (field, value, form, language, written) => {
    expect(formatStat(field, value, form, language)).toBe(written)
  })
  test('H4: minutes are mm:ss in a box score, and a decimal in an average', () => {
    expect(formatMinutes(24 + 10 / 60)).toBe('24:10')
    expect(formatMinutes(8.25)).toBe('08:15')
    expect(formatMinutes(200)).toBe('200:00')
    expect(formatMinutes(9.9999)).toBe('10:00')
    expect(formatStat('minute', 28.4, 'decimal', 'hu')).toBe('28,4')
  })
})

describe('F3: statistics from the wire', () => {
  test('what is no number is not known', () => {
    const spoiled = { ...exampleGameStatistics, points: 'sok', assist: Number.NaN, foul: undefined }
    const statistics = dropMalformed(playerStatistics, spoiled).value
    expect([statistics.points, statistics.assist, statistics.foul, statistics.steal]).toEqual([
      null,
      null,
      null,
      1,
    ])
  })
  test('nothing at all is nothing known', () => {
    expect(Object.values(dropMalformed(playerStatistics, {}).value).every((value) => value === null)).toBe(
      true,
    )
  })
  test('a column that no row has is hidden', () => {
    const some = { ...exampleGameStatistics, block: null, block_against: null }
    const ids = columnsWithValues(boxColumns, [some, null]).flatMap(({ columns }) =>
      columns.map(({ id }) => id),
    )
    expect(ids).toContain('two_point')
    expect(ids).not.toContain('block')
    expect(columnsWithValues(boxColumns, [exampleUnknownStatistics])).toEqual([])
  })
})

describe('H3: the table', () => {
  const rows = [
    { id: 7, head: 'Varga Ákos', statistics: exampleGameStatistics },
    { id: 8, head: 'Nagy Bence', statistics: exampleUnknownStatistics, note: 'nem játszott' },
  ]
  const box = html(
    'hu',
    <StatTable
      table="box-1"
      caption="Dunai Sólymok: játékosok"
      headLabel="Játékos"
      layout="box"
      form="whole"
      rows={rows}
      total={{ id: 'total', head: 'Összesen', statistics: exampleGameStatistics }}
      marksBest
    />,
  )
  test('has a caption, scopes, and a frame that the keyboard reaches', () => {
    expect(box).toContain('<caption class="vh">Dunai Sólymok: játékosok</caption>')
    expect(box).toMatch(/<section[^>]*aria-label="Dunai Sólymok: játékosok"[^>]*tabindex="0"/)
    expect(box.match(/scope="row"/g)).toHaveLength(3)
    expect(box).toContain('<abbr title="Gólpassz">G</abbr>')
  })
  test('carries each field by its name of the wire', () => {
    expect(box).toMatch(/data-table="box-1"/)
    expect(box).toMatch(/data-row="7"/)
    expect(box).toMatch(/<td class="[^"]*best[^"]*" data-stat="points">27</)
    expect(box).toContain(
      '<span data-stat="two_point_made">6</span>/<span data-stat="two_point_all">8</span>',
    )
    expect(box).toContain('data-stat="minute">25:50<')
  })
  test('says in a row of its own who did not play, and has no column for dunks', () => {
    expect(textOf(box)).toContain('Nagy Bencenem játszott')
    expect(box).not.toContain('dunk')
  })
  test('explains its short forms, each once', () => {
    expect(box.match(/<dt>VAL<\/dt> <dd>Értékmutató<\/dd>/g)).toHaveLength(1)
  })
  test('E4: every field in a column of its own under its group, – for what is not known', () => {
    const player = html(
      'en',
      <StatTable
        table="season"
        caption="Season"
        headLabel="Per"
        rows={[{ id: 'average', head: 'Average', statistics: exampleAverage }]}
      />,
    )
    expect(player).toMatch(
      /<th scope="colgroup" colSpan="3"[^>]*>Two-pointers<|colspan="3"[^>]*>Two-pointers</i,
    )
    expect(player).toContain('data-row="average"')
    expect(player).toMatch(/data-stat="points">19.6</)
    expect(player).toMatch(/data-stat="value">−0.4</)
    expect(player).toMatch(/data-stat="free_throw_made">0.0</)
    expect(player).not.toContain('data-stat="free_throw_percent"')
  })
})
