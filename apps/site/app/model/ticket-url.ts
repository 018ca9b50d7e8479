import type { Schedule } from '@palank/contract/schedule'
import { linkAddress } from './link-address.ts'

/** The match's own shop, else the competition's, which sells no tickets for away matches. */
export function ticketUrlOf({ ticket_url, competition }: Schedule, isAway: boolean): string | null {
  const own = linkAddress(ticket_url)
  return own ?? (isAway ? null : (linkAddress(competition?.ticket_url) ?? null))
}
