import { z } from 'zod'
import { requiredText, text } from './params.ts'

export const phonePattern = /^\d{2} \d{2} \d{3} \d{4}$/

export const joinRegistration = z
  .object({
    name: requiredText(200),
    email: z.email().max(254),
    birth_year: z.int().min(1900).max(2100),
    played_basketball_before: z.boolean(),
    mother_name: text(200).optional(),
    phone: z.string().regex(phonePattern).optional(),
    'g-recaptcha-response': text(4096).optional(),
  })
  .meta({ id: 'JoinRegistration' })
export type JoinRegistration = z.infer<typeof joinRegistration>

/** The years on offer, counting down from the current one. */
export const birthYears = (currentYear: number) =>
  Array.from({ length: 100 }, (_, back) => currentYear - back)

/** The registration with the rule that depends on the time. */
export const joinRegistrationIn = (currentYear: number) =>
  joinRegistration.refine(({ birth_year }) => birth_year <= currentYear && birth_year > currentYear - 100, {
    path: ['birth_year'],
    message: 'must be one of the last 100 years',
  })

export const joinAnswer = z.object({ status: z.literal('OK') }).meta({ id: 'JoinAnswer' })
