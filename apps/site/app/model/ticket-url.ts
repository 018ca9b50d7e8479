import type { Schedule } from '@palank/contract/schedule'
import { linkAddress } from './link-address.ts'

/** Where tickets are sold; those of an away match are the host's, so the competition's shop has none of them. */
export function ticketUrlOf({ ticket_url, competition }: Schedule, isAway: boolean): string | null {
  const own = linkAddress(ticket_url)
  return own ?? (isAway ? null : (linkAddress(competition?.ticket_url) ?? null))
}
