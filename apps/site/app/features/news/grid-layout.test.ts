import { describe, expect, test } from 'vitest'
import { type Cell, gridOf, type Span } from './grid-layout.ts'

const short = (cell: Cell) =>
  cell.kind === 'item' ? `${cell.index + 1}:${cell.span}` : `${cell.kind}:${cell.span}`
const columns: Record<Span, number> = { full: 12, beside: 8, half: 6, third: 4 }

/** The columns that each row of twelve is filled with, the standings' four counted in. */
function rows(cells: Cell[], hasAside: boolean): number[] {
  const filled: number[] = []
  let left = 0
  for (const { span } of cells) {
    const aside = hasAside && filled.length < 2 ? 4 : 0
    if (left < columns[span]) {
      filled.push(aside)
      left = 12 - aside
    }
    filled[filled.length - 1] = (filled.at(-1) ?? 0) + columns[span]
    left -= columns[span]
  }
  return filled
}

describe('D7: the mixed grid', () => {
  test('repeats every five items, the 1st and the 4th full width', () => {
    expect(gridOf(11, false).map(short)).toEqual([
      '1:full',
      '2:half',
      '3:half',
      '4:full',
      '5:half',
      'links:half',
      '6:full',
      '7:half',
      '8:half',
      '9:full',
      '10:half',
      'join:half',
      '11:full',
    ])
  })
  test('has the standings beside its first three items', () => {
    expect(gridOf(6, true).map(short)).toEqual([
      '1:beside',
      '2:third',
      '3:third',
      '4:full',
      '5:half',
      'links:half',
      '6:full',
    ])
  })
  test('a single item is as tall as the standings beside it', () => {
    expect(gridOf(1, true)).toEqual([{ kind: 'item', index: 0, span: 'beside', tall: true }])
    expect(gridOf(1, false)).toEqual([{ kind: 'item', index: 0, span: 'full', tall: false }])
  })
  test.each([true, false])('leaves no hole, however few items there are (standings: %s)', (hasAside) => {
    for (let count = 1; count <= 30; count++) {
      expect(rows(gridOf(count, hasAside), hasAside), `${count} items`).toSatisfy((all: number[]) =>
        all.every((filled) => filled === 12),
      )
    }
  })
  test('is empty without items', () => {
    expect(gridOf(0, true)).toEqual([])
  })
})
