import { expect, test, vi } from 'vitest'

vi.stubEnv('PALANK_BUILD', '1')
const { seal, unseal } = await import('./sealed.ts')

test('what is sealed can be opened for the same purpose only, and not when it was altered', () => {
  const sealed = seal('titok', 'a')
  expect(sealed).not.toContain('titok')
  expect(seal('titok', 'a')).not.toBe(sealed)
  expect(unseal(sealed, 'a')).toBe('titok')
  expect(unseal(sealed, 'b')).toBeUndefined()
  expect(unseal(`${sealed.slice(0, -2)}AA`, 'a')).toBeUndefined()
  expect(unseal('', 'a')).toBeUndefined()
  expect(unseal('nem ilyen', 'a')).toBeUndefined()
})
