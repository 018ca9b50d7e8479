import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { offsetOf, paged } from './page.ts'

describe('F7: a page', () => {
  test.each([
    [null, 0, 1, 12, { current_page: 1, per_page: 12, last_page: 1, total: 0 }],
    ['[1]', 12, 1, 12, { current_page: 1, per_page: 12, last_page: 1, total: 12 }],
    ['[1]', 13, 2, 12, { current_page: 2, per_page: 12, last_page: 2, total: 13 }],
    [null, 13, 9, 12, { current_page: 9, per_page: 12, last_page: 2, total: 13 }],
  ])('with data %j of %i in total, page %i of size %i', (data, total, page, per_page, meta) => {
    expect(JSON.parse(String(paged(data ? Buffer.from(data) : null, total, { page, per_page })))).toEqual({
      data: data ? [1] : [],
      meta,
    })
  })

  test('starts where the previous one ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 100 }), (page, per_page) => {
        expect(offsetOf({ page: 1, per_page })).toBe(0)
        expect(offsetOf({ page: page + 1, per_page })).toBe(offsetOf({ page, per_page }) + per_page)
      }),
    )
  })

  test('the last page holds the last item', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 100 }),
        (total, per_page) => {
          const { last_page } = JSON.parse(String(paged(null, total, { page: 1, per_page }))).meta
          expect(offsetOf({ page: last_page, per_page })).toBeLessThan(total)
          expect(offsetOf({ page: last_page + 1, per_page })).toBeGreaterThanOrEqual(total)
        },
      ),
    )
  })
})
