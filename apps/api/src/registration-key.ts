import { createHmac } from 'node:crypto'
import type { JoinRegistration } from '@palank/contract/joinus'

const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Budapest' })

/**
 * The idempotency key of a registration sent without one: a hash of what is stored and of the day at the club. Keyed
 * with the secret, so that nobody who reads the keys can guess names and addresses from them.
 */
export function registrationKey(registration: JoinRegistration, now: Date, secret: string): string {
  const { name, email, birth_year, played_basketball_before, mother_name, phone } = registration
  const stored = [name, email, birth_year, played_basketball_before, mother_name?.trim() ?? '', phone ?? '']
  return createHmac('sha256', secret)
    .update(JSON.stringify(['registration key', day.format(now), ...stored]))
    .digest('base64url')
}
