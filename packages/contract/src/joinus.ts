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

/** The specification has no such headers, so each is optional. */
export const joinHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional()
    .describe(
      'One per filled form: a form sent repeatedly is stored once. Without it the same registration is stored once a day.',
    ),
  'X-Visitor-Address': z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .describe(
      'The address of the visitor as the edge sees it; trusted because of the client secret. All callers without it share one limit.',
    ),
  'X-Consent-Version': z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional()
    .describe(
      'The version of the consent text that the visitor saw, in the language of the request; the current one by default.',
    ),
})

export const joinProblems = {
  '403': 'The captcha was rejected',
  '429': 'Too many registrations from one address; see Retry-After',
  '503':
    'The captcha provider or the database is unavailable, or there is no consent text; nothing was stored',
}

/** The years to choose from, newest first. */
export const birthYears = (currentYear: number) => Array.from({ length: 100 }, (_, age) => currentYear - age)

/** With the rule that depends on the current year. */
export const joinRegistrationIn = (currentYear: number) =>
  joinRegistration.refine(({ birth_year }) => birth_year <= currentYear && birth_year > currentYear - 100, {
    path: ['birth_year'],
    message: 'must be one of the last 100 years',
  })

export const joinAnswer = z.object({ status: z.literal('OK') }).meta({ id: 'JoinAnswer' })
