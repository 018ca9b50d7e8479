import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import type { Values } from './types.ts'

const base = { imported: {}, overwrite: false }

test('what is empty is filled', () => {
  const merged = merge({ ...base, current: { attendance: null }, given: { attendance: 850 } })
  expect(merged).toMatchObject({
    action: 'changed',
    values: { attendance: 850 },
    imported: { attendance: 850 },
  })
})

test('the file is followed where nobody has touched what it wrote', () => {
  const merged = merge({
    ...base,
    current: { home_score: 80 },
    given: { home_score: 82 },
    imported: { home_score: 80 },
  })
  expect(merged.changes).toEqual([{ field: 'home_score', from: 80, to: 82 }])
})

test('a correction by hand stays, unless told otherwise', () => {
  const given = { current: { home_score: 81 }, given: { home_score: 80 }, imported: { home_score: 80 } }
  expect(merge({ ...base, ...given })).toMatchObject({
    action: 'kept',
    values: { home_score: 81 },
    kept: [{ field: 'home_score', from: 81, to: 80 }],
    imported: { home_score: 80 },
  })
  expect(merge({ ...given, overwrite: true })).toMatchObject({
    action: 'changed',
    values: { home_score: 80 },
  })
})

test('what somebody cleared stays clear', () => {
  const given = { current: { attendance: null }, given: { attendance: 850 }, imported: { attendance: 850 } }
  expect(merge({ ...base, ...given }).action).toBe('kept')
})

test('a value that no import wrote is somebody’s; a state nobody chose is not', () => {
  expect(merge({ ...base, current: { round: '7' }, given: { round: '8' } }).action).toBe('kept')
  expect(merge({ ...base, current: { status: 'scheduled' }, given: { status: 'finished' } }).action).toBe(
    'changed',
  )
  expect(merge({ ...base, current: { status: 'postponed' }, given: { status: 'finished' } }).action).toBe(
    'kept',
  )
})

test('the same round in other words is no change', () => {
  expect(merge({ ...base, current: { round: '8' }, given: { round: '8. forduló' } }).action).toBe('unchanged')
})

test('a second run changes nothing, whatever was there', () => {
  const values = fc.dictionary(
    fc.constantFrom('a', 'b', 'status', 'round'),
    fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('scheduled', 'finished'))),
  ) as fc.Arbitrary<Values>
  fc.assert(
    fc.property(fc.option(values), values, values, fc.boolean(), (current, given, imported, overwrite) => {
      const first = merge({ current, given, imported, overwrite })
      const second = merge({ current: first.values, given, imported: first.imported, overwrite })
      expect(second.changes).toEqual([])
      expect(second.values).toEqual(first.values)
    }),
  )
})
