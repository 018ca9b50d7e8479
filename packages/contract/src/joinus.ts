import { z } from 'zod'
import { emailPattern, longestEmail, phonePattern } from './join-patterns.ts'
import { requiredText, text } from './params.ts'

export const joinRegistration = z
  .object({
    name: requiredText(200),
    email: z.string().max(longestEmail).regex(emailPattern),
    birth_year: z.int().min(1900).max(2100),
    played_basketball_before: z.boolean(),
    mother_name: text(200).optional(),
    phone: z.string().regex(phonePattern).optional(),
    'g-recaptcha-response': text(4096).optional(),
  })
  .meta({ id: 'JoinRegistration' })
export type JoinRegistration = z.infer<typeof joinRegistration>

/** What goes with a registration and is nobody's personal field. The specification names none: each may be left out. */
export const joinHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional()
    .describe(
      'One per filled form: however often it is sent, it is stored once. Without it the same registration is stored once a day.',
    ),
  'X-Visitor-Address': z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .describe(
      'The visitor as the edge sees them; believed because the client secret came with it. All callers without it share one limit.',
    ),
  'X-Consent-Version': z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional()
    .describe(
      'The version of the consent text that was shown, in the language of the request; the current one without it.',
    ),
})

export const joinProblems = {
  '403': 'The captcha was refused',
  '429': 'Too many registrations from one address; Retry-After tells when to come back',
  '503':
    'The captcha provider or the database does not answer, or there is no consent text; nothing was stored',
}

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
