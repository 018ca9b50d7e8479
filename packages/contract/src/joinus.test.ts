import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emailPattern } from './join-patterns.ts'
import { birthYears, joinAnswer, joinHeaders, joinRegistration, joinRegistrationIn } from './joinus.ts'

const valid = { name: 'Kiss Éva', email: 'eva@example.hu', birth_year: 2012, played_basketball_before: false }
const accepts = (changes: object) => joinRegistration.safeParse({ ...valid, ...changes }).success

describe('join registration', () => {
  test('G1: optional fields may be missing', () => {
    expect(accepts({})).toBe(true)
    const all = { mother_name: 'Nagy Ida', phone: '36 30 123 4567', 'g-recaptcha-response': 'token' }
    expect(joinRegistration.parse({ ...valid, ...all })).toEqual({ ...valid, ...all })
  })

  test.each(['name', 'email', 'birth_year', 'played_basketball_before'])('G1: %s is required', (field) => {
    expect(accepts({ [field]: undefined })).toBe(false)
    expect(accepts({ [field]: '' })).toBe(false)
  })

  test('G1: a name is not blank, and has a maximum length', () => {
    expect([accepts({ name: '   ' }), accepts({ name: 'x'.repeat(201) }), accepts({ name: 'a\0' })]).toEqual([
      false,
      false,
      false,
    ])
  })

  test.each(['36301234567', '36 30 1234567', '+36 30 123 4567', '36 30 123 45678', ''])(
    'G1: %j is not a phone number',
    (phone) => {
      expect(accepts({ phone })).toBe(false)
    },
  )

  test.each(['eva', 'eva@', '@example.hu', 'a b@example.hu', 'a@-b.hu', 'a@b..hu', 'a@b.hu ', 'é@b.hu'])(
    'G1, G2: %j is not an email address',
    (email) => {
      expect(accepts({ email })).toBe(false)
    },
  )

  test.each([
    'a@b',
    "o'neil@x.hu",
    'x..y@z.hu',
    '.a.@b.hu',
    'a/b=c@d.hu',
    '!#$%&*+?^_`{|}~-@b.hu',
    'a@1.2.3.4',
    `${'x'.repeat(252)}@b`,
  ])('G2: %j, which HTML accepts, is an email address', (email) => {
    expect(accepts({ email })).toBe(true)
    expect(accepts({ email: email.padStart(255, 'x') })).toBe(false)
  })

  test('G2: the pattern is the one from the HTML standard', () => {
    expect(emailPattern).toEqual(z.regexes.html5Email)
  })

  test('G1: the birth year is one of the 100 counting down from the current one', () => {
    expect(birthYears(2025)).toHaveLength(100)
    expect([birthYears(2025)[0], birthYears(2025)[99]]).toEqual([2025, 1926])
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 2025, max: 2090 }),
        (birth_year, now) => {
          const result = joinRegistrationIn(now).safeParse({ ...valid, birth_year })
          expect(result.success).toBe(birthYears(now).includes(birth_year))
        },
      ),
    )
  })

  test('G4: no body makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        joinRegistrationIn(2025).safeParse(body)
      }),
    )
  })

  test.each([
    [
      'Idempotency-Key',
      ['a'.repeat(16), crypto.randomUUID()],
      ['', 'short', 'a'.repeat(101), 'a b'.repeat(8)],
    ],
    ['X-Visitor-Address', ['192.0.2.7', '2001:db8::7'], ['', 'host', '1.2.3', '1.2.3.4, 5.6.7.8']],
    ['X-Consent-Version', ['1', '2026-11'], ['', 'a b', 'x'.repeat(41)]],
  ] as const)('G4: %s is optional, and validated', (name, validValues, invalidValues) => {
    const field = joinHeaders.shape[name]
    for (const value of [...validValues, undefined]) expect(field.safeParse(value).success, value).toBe(true)
    for (const value of invalidValues) expect(field.safeParse(value).success, value).toBe(false)
  })

  test('G3: a response whose status is not OK is an error', () => {
    expect(joinAnswer.safeParse({ status: 'OK' }).success).toBe(true)
    expect(joinAnswer.safeParse({ status: 'ok' }).success).toBe(false)
  })
})
