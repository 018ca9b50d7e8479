import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

it.each(['a', '0f3b7c1d9e', 'A-1', 'x'.repeat(64)])('takes %s', (id) => {
  expect(requestIdOf(id)).toBe(id)
})

it.each([undefined, '', 'x'.repeat(65), 'a b', 'a"b', 'á', 'a\nb', ['a', 'b']])(
  'makes a new one for %j',
  (sent) => {
    expect(requestIdOf(sent)).toMatch(/^[0-9a-f-]{36}$/)
  },
)
