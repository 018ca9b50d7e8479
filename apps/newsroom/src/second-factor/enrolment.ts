import { z } from 'zod'
import { club } from '../club.ts'
import type { DatabaseRequest } from '../database.ts'
import { counterOf, newSecret, plainCode, qrCodeOf } from './codes.ts'
import { seal, unseal } from './sealed.ts'
import { setSecondFactor } from './store.ts'

const minutes = 15
const purpose = (user: number) => `enrolment of ${user}`
const content = z.object({ secret: z.string(), until: z.number() })

/** What a person needs to set the second factor up. Nothing is stored until a code has shown that the app has it. */
export type Enrolment = { ticket: string; secret: string; qrCode: string }

export function offerEnrolment({ id, email }: { id: number; email: string }): Enrolment {
  const secret = newSecret()
  const until = Date.now() + minutes * 60_000
  return {
    ticket: seal(JSON.stringify({ secret, until }), purpose(id)),
    secret,
    qrCode: qrCodeOf(secret, { club: club.name, email }),
  }
}

function secretOf(ticket: string, user: number): string | undefined {
  const text = unseal(ticket, purpose(user))
  if (!text) return undefined
  const { secret, until } = content.parse(JSON.parse(text))
  return until > Date.now() ? secret : undefined
}

export type EnrolmentResult = { recoveryCodes: string[] } | 'expired' | 'wrong'

export async function completeEnrolment(
  req: DatabaseRequest,
  user: number,
  ticket: string,
  typed: unknown,
): Promise<EnrolmentResult> {
  const secret = secretOf(ticket, user)
  if (!secret) return 'expired'
  const counter = counterOf(secret, plainCode(typed))
  if (!counter) return 'wrong'
  return { recoveryCodes: await setSecondFactor(req, { user, secret, counter }) }
}
