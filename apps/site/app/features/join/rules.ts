import { emailPattern, longestEmail, phonePattern } from '@palank/contract/join-patterns'
import type { JoinKey } from './join-texts.ts'

// The contract's rules without zod, which is larger than the whole form; rules.test.ts checks that they agree.

export const fieldNames = [
  'name',
  'birthYear',
  'mothersName',
  'hasPlayedBefore',
  'email',
  'phone',
  'consent',
] as const
export type FieldName = (typeof fieldNames)[number]

/** As the form sends them. */
export type JoinValues = Record<FieldName, string>
export type JoinErrors = Partial<Record<FieldName, JoinKey>>

export const blankValues: JoinValues = {
  name: '',
  birthYear: '',
  mothersName: '',
  hasPlayedBefore: '',
  email: '',
  phone: '',
  consent: '',
}

/** The api's limits. */
export const maxLengths = { name: 200, mothersName: 200, email: longestEmail } as const

const fits = (text: string, most: number) => text.length <= most && !text.includes('\0')

/** Newest first. */
export const birthYears = (currentYear: number): number[] =>
  Array.from({ length: 100 }, (_, back) => currentYear - back)

const isOffered = (text: string, currentYear: number) =>
  /^\d{4}$/.test(text) && Number(text) <= currentYear && Number(text) > currentYear - 100

/** The message key of each invalid field. */
export function joinErrors(values: JoinValues, currentYear: number): JoinErrors {
  const email = values.email.trim()
  const wrong: Record<FieldName, JoinKey | false> = {
    name: !(values.name.trim() && fits(values.name.trim(), maxLengths.name)) && 'joinUs.required',
    birthYear: !isOffered(values.birthYear, currentYear) && 'joinUs.required',
    mothersName: !fits(values.mothersName, maxLengths.mothersName) && 'joinUs.required',
    hasPlayedBefore: !/^(yes|no)$/.test(values.hasPlayedBefore) && 'joinUs.required',
    email:
      (!email && 'joinUs.required') ||
      (!(emailPattern.test(email) && fits(email, maxLengths.email)) && 'joinUs.invalidEmail'),
    phone: values.phone !== '' && !phonePattern.test(values.phone) && 'joinUs.invalidPhone',
    consent: values.consent !== 'yes' && 'joinUs.requiredConsent',
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, key]) => key)) as JoinErrors
}

/** Spaces after the 2nd, 4th and 7th digit. */
const phoneParts = /^(\d{1,2})(\d{1,2})?(\d{1,3})?(\d{1,4})?$/
const mostDigits = 11
const digitsOf = (text: string) => text.replace(/\D/g, '')

export const formatPhone = (typed: string): string =>
  phoneParts.exec(digitsOf(typed).slice(0, mostDigits))?.slice(1).filter(Boolean).join(' ') ?? ''

/** Formats the number and keeps the caret after the same digit. */
export function formatPhoneAt(typed: string, caret: number): { text: string; caret: number } {
  const text = formatPhone(typed)
  const before = digitsOf(typed.slice(0, caret)).length
  let at = 0
  for (let digits = 0; digits < before && at < text.length; at += 1) {
    if (text[at] !== ' ') digits += 1
  }
  return { text, caret: at }
}

/** Missing fields are blank. */
export function valuesOf(form: FormData): JoinValues {
  const fieldValue = (name: FieldName) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values = Object.fromEntries(fieldNames.map((name) => [name, fieldValue(name)])) as JoinValues
  return { ...values, phone: formatPhone(values.phone) }
}
