import { sql } from '@payloadcms/db-postgres'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { type PurgeStatus, purgeStatus } from './purge-status.ts'

const none: PurgeStatus = { id: 0, state: 'none', seconds: null, recent: false }

/** A document, such as `articles:12`, or a global. */
const sourcePattern = /^[a-z-]{1,40}(?::\d{1,10})?$/

/** Of the rows that a save has written, those that are due come first: others are for its dates in the future. */
const statusOf = (source: string) => sql`
  select
    id,
    case
      when done_at is not null and gone then 'gone'
      when done_at is not null then 'live'
      when due_at > now() then 'scheduled'
      when due_at < now() - interval '20 seconds' or attempts >= 3 then 'late'
      else 'waiting'
    end as state,
    round(extract(epoch from done_at - greatest(created_at, due_at)), 1) as seconds,
    created_at > now() - interval '1 minute' as recent
  from cache.purge
  where source = ${source} and created_at = (select max(created_at) from cache.purge where source = ${source})
  order by due_at <= now() desc, id desc
  limit 1`

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const source = req.searchParams.get('source') ?? ''
  if (!sourcePattern.test(source)) return Response.json({ errors: [{ message: 'source' }] }, { status: 400 })
  const { rows } = await req.payload.db.drizzle.execute(statusOf(source))
  const status = rows[0] ? purgeStatus.parse(rows[0]) : none
  return Response.json(status, { headers: { 'cache-control': 'no-store' } })
}

export const purgeStatusEndpoint: Endpoint = { path: '/purge-status', method: 'get', handler: respond }
