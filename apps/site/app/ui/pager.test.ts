import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageInQuery, pagePath, pagesShown } from './pager.ts'

describe('E5: the pages that a pager names', () => {
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 'gap', 8]],
    [2, 8, [1, 2, 3, 4, 'gap', 8]],
    [3, 8, [1, 2, 3, 4, 5, 'gap', 8]],
    [4, 8, [1, 2, 3, 4, 5, 6, 'gap', 8]],
    [5, 8, [1, 'gap', 3, 4, 5, 6, 7, 8]],
    [6, 8, [1, 'gap', 4, 5, 6, 7, 8]],
    [7, 8, [1, 'gap', 5, 6, 7, 8]],
    [8, 8, [1, 'gap', 6, 7, 8]],
    [6, 21, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 21]],
    [18, 21, [1, 'gap', 16, 17, 18, 19, 20, 21]],
  ])('page %i of %i', (selected, count, shown) => {
    expect(pagesShown(selected, count)).toEqual(shown)
  })

  const anyPage = fc
    .integer({ min: 8, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))

  test('E5: fewer than eight pages are all there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), (selected, count) => {
        expect(pagesShown(selected, count)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
      }),
    )
  })
  test('E5: first, last, gaps and neighbours stand exactly where the rules have them', () => {
    fc.assert(
      fc.property(anyPage, ([selected, count]) => {
        const shown = pagesShown(selected, count)
        const numbers = shown.filter((page) => page !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
        for (let page = Math.max(1, selected - 2); page <= Math.min(count, selected + 2); page += 1) {
          expect(numbers).toContain(page)
        }
        expect(shown[0]).toBe(1)
        expect(shown.at(-1)).toBe(count)
        expect(shown[1] === 'gap').toBe(selected > 4)
        expect(shown.at(-2) === 'gap').toBe(selected + 2 < count - 1)
        expect(shown.length).toBeLessThanOrEqual(9)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the page that a query asks for', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=12', 12],
    ['page=99999', 99999],
    ['page=', undefined],
    ['page=0', undefined],
    ['page=-1', undefined],
    ['page=1.5', undefined],
    ['page=01', undefined],
    ['page=1e3', undefined],
    ['page=999999', undefined],
    ['page=két', undefined],
  ])('%j', (query, page) => {
    expect(pageInQuery(new URLSearchParams(query))).toBe(page)
  })
})

test('B4, B10: the first page has the bare address', () => {
  expect([1, 2].map((page) => pagePath('/galeria', page))).toEqual(['/galeria', '/galeria?page=2'])
})
