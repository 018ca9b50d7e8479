import { describe, expect, test } from 'vitest'
import { registrationKey } from './registration-key.ts'

const child = {
  name: 'Kiss Éva',
  email: 'eva@example.hu',
  birth_year: 2016,
  played_basketball_before: false,
}
const secret = 'a secret of the tests'
const noon = new Date('2026-11-15T11:00:00Z')
const keyOf = (changes: object = {}, now = noon, key = secret) =>
  registrationKey({ ...child, ...changes }, now, key)

describe('G4, J1: the key of a registration sent without one', () => {
  test('looks like a key, and reveals nothing', () => {
    expect(keyOf()).toMatch(/^[\w-]{43}$/)
  })

  test.each([
    ['the fields in another order', Object.fromEntries(Object.entries(child).reverse())],
    ['another captcha token', { 'g-recaptcha-response': 'token' }],
    ["an empty mother's name", { mother_name: '  ' }],
  ])('is the same for %s', (_, changes) => {
    expect(registrationKey({ ...changes, ...child, ...changes }, noon, secret)).toBe(keyOf())
  })

  test.each([
    ['name', 'Kiss Éva B.'],
    ['email', 'eva@example.com'],
    ['birth_year', 2015],
    ['played_basketball_before', true],
    ['mother_name', 'Nagy Ida'],
    ['phone', '36 30 123 4567'],
  ])('changes with %s', (field, value) => {
    expect(keyOf({ [field]: value })).not.toBe(keyOf())
  })

  test('changes with the day at the club, and with the secret', () => {
    const at = (time: string) => keyOf({}, new Date(time))
    expect(at('2026-11-14T23:00:00Z')).toBe(keyOf())
    expect(at('2026-11-15T22:59:59Z')).toBe(keyOf())
    expect(at('2026-11-15T23:00:00Z')).not.toBe(keyOf())
    expect(keyOf({}, noon, 'another secret')).not.toBe(keyOf())
  })
})
