import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import type { Values } from './types.ts'

const base = { imported: {}, overwrite: false }

test('an empty field is filled', () => {
  const merged = merge({ ...base, current: { attendance: null }, incoming: { attendance: 850 } })
  expect(merged).toMatchObject({
    action: 'changed',
    values: { attendance: 850 },
    imported: { attendance: 850 },
  })
})

test('an imported value that nobody corrected follows the file', () => {
  const merged = merge({
    ...base,
    current: { home_score: 80 },
    incoming: { home_score: 82 },
    imported: { home_score: 80 },
  })
  expect(merged.changes).toEqual([{ field: 'home_score', from: 80, to: 82 }])
})

test('a correction by hand stays, unless overwrite is set', () => {
  const input = { current: { home_score: 81 }, incoming: { home_score: 80 }, imported: { home_score: 80 } }
  expect(merge({ ...base, ...input })).toMatchObject({
    action: 'kept',
    values: { home_score: 81 },
    kept: [{ field: 'home_score', from: 81, to: 80 }],
    imported: { home_score: 80 },
  })
  expect(merge({ ...input, overwrite: true })).toMatchObject({
    action: 'changed',
    values: { home_score: 80 },
  })
})

test('a field cleared by hand stays empty', () => {
  const input = {
    current: { attendance: null },
    incoming: { attendance: 850 },
    imported: { attendance: 850 },
  }
  expect(merge({ ...base, ...input }).action).toBe('kept')
})

test('a value not written by an import is a correction, except for a default', () => {
  expect(merge({ ...base, current: { round: '7' }, incoming: { round: '8' } }).action).toBe('kept')
  expect(merge({ ...base, current: { status: 'scheduled' }, incoming: { status: 'finished' } }).action).toBe(
    'changed',
  )
  expect(merge({ ...base, current: { status: 'postponed' }, incoming: { status: 'finished' } }).action).toBe(
    'kept',
  )
})

test('the same round written differently is no change', () => {
  expect(merge({ ...base, current: { round: '8' }, incoming: { round: '8. forduló' } }).action).toBe(
    'unchanged',
  )
})

test('a second run changes nothing, whatever was stored', () => {
  const values = fc.dictionary(
    fc.constantFrom('a', 'b', 'status', 'round'),
    fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('scheduled', 'finished'))),
  ) as fc.Arbitrary<Values>
  fc.assert(
    fc.property(fc.option(values), values, values, fc.boolean(), (current, incoming, imported, overwrite) => {
      const first = merge({ current, incoming, imported, overwrite })
      const second = merge({ current: first.values, incoming, imported: first.imported, overwrite })
      expect(second.changes).toEqual([])
      expect(second.values).toEqual(first.values)
    }),
  )
})
