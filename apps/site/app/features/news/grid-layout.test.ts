import { describe, expect, test } from 'vitest'
import { type Cell, gridOf, type Span } from './grid-layout.ts'

const short = (cell: Cell) =>
  cell.kind === 'item' ? `${cell.index + 1}:${cell.span}` : `${cell.kind}:${cell.span}`
const columns: Record<Span, number> = { full: 12, beside: 8, half: 6, third: 4 }

/** The number of columns used in each row of twelve, including the four of the standings. */
function rows(cells: Cell[], hasAside: boolean): number[] {
  const filled: number[] = []
  let free = 0
  for (const { span } of cells) {
    const aside = hasAside && filled.length < 2 ? 4 : 0
    if (free < columns[span]) {
      filled.push(aside)
      free = 12 - aside
    }
    filled[filled.length - 1] = (filled.at(-1) ?? 0) + columns[span]
    free -= columns[span]
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
  test('has a single item as tall as the standings beside it', () => {
    expect(gridOf(1, true)).toEqual([{ kind: 'item', index: 0, span: 'beside', tall: true }])
    expect(gridOf(1, false)).toEqual([{ kind: 'item', index: 0, span: 'full', tall: false }])
  })
  test.each([true, false])('has no gaps with any number of items (standings: %s)', (hasAside) => {
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
