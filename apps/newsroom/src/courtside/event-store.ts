import type { MatchEvent } from '@palank/sport/events/event'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'

export type StoredEvents = { events: MatchEvent[]; last: number }

/** What arrived after `since`, oldest first; `last` is the newest of all. */
export async function eventsSince(req: DatabaseRequest, match: number, since: number): Promise<StoredEvents> {
  const rows = await queryRows<{ seq: string; event: MatchEvent }>(
    req,
    sql`select seq, event from courtside.event where match_id = ${match} and seq > ${since} order by seq`,
  )
  return { events: rows.map(({ event }) => event), last: Number(rows.at(-1)?.seq ?? since) }
}

/** Those whose id is there already are left alone. */
export async function storeEvents(
  payload: Payload,
  match: number,
  events: readonly MatchEvent[],
  user: number,
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(
    (event) => sql`(${match}::int, ${event.id}::uuid, ${JSON.stringify(event)}::jsonb, ${user}::int)`,
  )
  await payload.db.drizzle.transaction(async (transaction) => {
    // One at a time for each match: else a device could be told of event 8 before event 7 is there, and never ask for 7.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('courtside'), ${match})`)
    await transaction.execute(
      sql`insert into courtside.event (match_id, id, event, user_id)
        values ${sql.join(rows, sql`, `)} on conflict do nothing`,
    )
  })
}
