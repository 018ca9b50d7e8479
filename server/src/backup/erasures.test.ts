import { expect, it } from 'vitest'
import { mergeErased } from './erasures.ts'

const line = (subject: string, created_at: string, erased_at: string) =>
  `${JSON.stringify({ kind: 'registration', subject, created_at, erased_at })}\n`
const early = line('1', '2026-01-01T10:00:00+00:00', '2026-02-01T10:00:00+00:00')
const late = line('2', '2026-01-01T10:00:00+00:00', '2026-11-01T10:00:00+00:00')

it('R8: the list of what was erased only grows, as a restored database knows less', () => {
  expect(mergeErased(early, late, undefined)).toBe(early + late)
  expect(mergeErased(early + late, '', undefined)).toBe(early + late)
  expect(mergeErased(early + late, late, undefined)).toBe(early + late)
})

it('R8: the same number is another person if it was created at another time', () => {
  const other = line('1', '2026-03-01T10:00:00+00:00', '2026-03-02T10:00:00+00:00')
  expect(mergeErased(early, other, undefined)).toBe(early + other)
  // The same time in other words.
  const same = line('1', '2026-01-01T11:00:00+01:00', '2026-02-05T10:00:00+00:00')
  expect(mergeErased(early, same, undefined)).toBe(early)
})

it('R8: a line goes when no backup is old enough to bring it back', () => {
  expect(mergeErased(early, late, new Date('2026-10-01'))).toBe(late)
  expect(mergeErased(early, late, new Date('2026-01-15'))).toBe(early + late)
})
