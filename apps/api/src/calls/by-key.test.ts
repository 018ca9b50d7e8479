import { expect, test } from 'vitest'
import { keyKind } from './by-key.ts'

test.each([
  ['1', 'id'],
  ['0', 'id'],
  ['0012', 'id'],
  ['2147483647', 'id'],
  ['2147483648', 'slug'],
  ['99999999999', 'slug'],
  ['', 'slug'],
  ['-1', 'slug'],
  ['1e3', 'slug'],
  ['1 ', 'slug'],
  ['１', 'slug'],
  ['2025-ben', 'slug'],
  ['n-2025', 'slug'],
] as const)('F5: %j is read as %s', (key, kind) => expect(keyKind(key)).toBe(kind))
