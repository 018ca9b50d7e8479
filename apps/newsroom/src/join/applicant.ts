import { budapestYear } from '../import/budapest.ts'

/** What an applicant with this year of birth turns in the current year in Budapest; the day is not known. */
export const ageThisYear = (birthYear: number, now: Date): number => budapestYear(now) - birthYear

/** As children.is_minor has it: until the end of the year of turning 18. */
export const isMinor = (birthYear: number, now: Date): boolean => ageThisYear(birthYear, now) <= 18

/** A number as people write it, for a phone to call. The form stores it with the country's code and no plus. */
export function telHref(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 6) return undefined
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`
  if (/^06\d{8,9}$/.test(digits)) return `tel:+36${digits.slice(2)}`
  return /^36\d{8,9}$/.test(digits) ? `tel:+${digits}` : `tel:${digits}`
}

/** An address may hold characters that end the address in a link, such as `?` and `&`. */
export const mailHref = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
