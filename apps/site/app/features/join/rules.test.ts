import { birthYears as contractYears, joinRegistrationIn } from '@palank/contract/joinus'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleValues } from './join.examples.ts'
import {
  birthYears,
  blankValues,
  formatPhone,
  formatPhoneAt,
  type JoinValues,
  joinErrors,
  valuesOf,
} from './rules.ts'

const year = 2026
const wrongWith = (changes: Partial<JoinValues>) => joinErrors({ ...exampleValues, ...changes }, year)

/** The contract's errors for the same values, in the form that the site sends. */
function contractTakes({ name, email, birthYear, hasPlayedBefore, mothersName, phone }: JoinValues): boolean {
  return joinRegistrationIn(year).safeParse({
    name,
    email: email.trim(),
    birth_year: birthYear === '' ? undefined : Number(birthYear),
    played_basketball_before: { yes: true, no: false }[hasPlayedBefore],
    ...(mothersName ? { mother_name: mothersName } : {}),
    ...(phone ? { phone } : {}),
  }).success
}

describe('G1: the fields and their rules', () => {
  test('a complete form is valid, also without the optional fields', () => {
    expect(wrongWith({})).toEqual({})
    expect(wrongWith({ phone: '', mothersName: '' })).toEqual({})
  })

  test('required fields are reported', () => {
    expect(joinErrors(blankValues, year)).toEqual({
      name: 'joinUs.required',
      birthYear: 'joinUs.required',
      hasPlayedBefore: 'joinUs.required',
      email: 'joinUs.required',
      consent: 'joinUs.requiredConsent',
    })
    expect(wrongWith({ name: '   ' })).toEqual({ name: 'joinUs.required' })
  })

  test.each(['a@b', "o'neil@pelda.hu", 'a..b@pelda.hu', ' bulcsu@pelda.hu '])(
    'G2: %j is an e-mail address by the rules of HTML',
    (email) => {
      expect(wrongWith({ email })).toEqual({})
    },
  )

  test.each(['bulcsu', '@pelda.hu', 'bulcsu@', 'a b@pelda.hu', 'a@pelda..hu', 'a@-pelda.hu'])(
    'G2: %j is not an e-mail address',
    (email) => {
      expect(wrongWith({ email })).toEqual({ email: 'joinUs.invalidEmail' })
    },
  )

  test.each(['36 20 12', '36201234567', '36 20 123 456'])('%j is not a phone number', (phone) => {
    expect(wrongWith({ phone })).toEqual({ phone: 'joinUs.invalidPhone' })
  })

  test('the years are the last hundred, latest first', () => {
    expect(birthYears(year)).toEqual(contractYears(year))
    expect(wrongWith({ birthYear: '1927' })).toEqual({})
    for (const birthYear of ['1926', '2027', '20', '2e3']) {
      expect(wrongWith({ birthYear })).toEqual({ birthYear: 'joinUs.required' })
    }
  })

  test('the browser and the contract agree on every form', { timeout: 30_000 }, () => {
    const near = (...texts: string[]) => fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }))
    const forms = fc.record<JoinValues>({
      name: fc.oneof(near('Éva', ' ', 'x'.repeat(200), 'x'.repeat(201), 'a\0')),
      birthYear: fc.oneof(fc.integer({ min: 1890, max: 2110 }).map(String), fc.constant('')),
      mothersName: near('', 'Anya', 'x'.repeat(200), 'x'.repeat(201), 'a\0'),
      hasPlayedBefore: fc.constantFrom('yes', 'no', ''),
      email: fc.oneof(
        fc.emailAddress(),
        near('a@b.hu', 'a@b', 'a..b@c', 'a@b..c', `${'x'.repeat(248)}@b.hu`, `${'x'.repeat(249)}@b.hu`),
      ),
      phone: near('', '36 20 123 4567', '36 20 123 456'),
      consent: fc.constant('yes'),
    })
    fc.assert(
      fc.property(forms, (values) => {
        expect(Object.keys(joinErrors(values, year)).length === 0).toBe(contractTakes(values))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('G1: the phone is formatted while it is typed', () => {
  test.each([
    ['', ''],
    ['3', '3'],
    ['36', '36'],
    ['362', '36 2'],
    ['36201', '36 20 1'],
    ['36201234', '36 20 123 4'],
    ['+36 (20) 123-4567', '36 20 123 4567'],
    ['362012345678999', '36 20 123 4567'],
    ['abc', ''],
  ])('%j becomes %j', (input, formatted) => {
    expect(formatPhone(input)).toBe(formatted)
  })

  test('the caret stays after its digit', () => {
    expect(formatPhoneAt('362', 3)).toEqual({ text: '36 2', caret: 4 })
    // A digit inserted in the middle, and one deleted there.
    expect(formatPhoneAt('369 20 123 456', 3)).toEqual({ text: '36 92 012 3456', caret: 4 })
    expect(formatPhoneAt('3 20 123 4567', 1)).toEqual({ text: '32 01 234 567', caret: 1 })
  })

  test('the caret keeps the same digits before it for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (input, at) => {
        const caret = at % (input.length + 1)
        const before = input.slice(0, caret).replace(/\D/g, '')
        const formatted = formatPhoneAt(input, caret)
        expect(formatted.text.slice(0, formatted.caret).replace(/\D/g, '')).toBe(before.slice(0, 11))
        expect(formatPhone(formatted.text)).toBe(formatted.text)
      }),
    )
  })
})

test('G1: a missing field is blank, and so is a file', () => {
  const form = new FormData()
  form.set('name', new File(['x'], 'x'))
  form.set('phone', '06201234567')
  expect(valuesOf(form)).toEqual({ ...blankValues, phone: '06 20 123 4567' })
})
