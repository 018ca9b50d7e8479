import { createHmac } from 'node:crypto'
import type { JoinRegistration } from '@palank/contract/joinus'

const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Budapest' })

/**
 * The key of a registration that came without one: what is stored of it and the day at the club. Keyed, since nobody
 * who reads the keys may try names and addresses on them.
 */
export function registrationKey(registration: JoinRegistration, now: Date, secret: string): string {
  const { name, email, birth_year, played_basketball_before, mother_name, phone } = registration
  const stored = [name, email, birth_year, played_basketball_before, mother_name?.trim() ?? '', phone ?? '']
  return createHmac('sha256', secret)
    .update(JSON.stringify(['registration key', day.format(now), ...stored]))
    .digest('base64url')
}
