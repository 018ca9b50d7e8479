import { expect, test } from 'vitest'
import { gap, hasGap } from './gaps.ts'

test('a gap is found in the text of either language', () => {
  const { hu, en } = gap('a klub székhelye', 'the club’s seat')
  expect([hasGap(`Székhely: ${hu}`), hasGap(`Seat: ${en}`)]).toEqual([true, true])
  expect(hasGap('Székhely: 1111 Példavár [térkép]')).toBe(false)
})
