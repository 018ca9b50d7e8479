import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { deviceOf } from './device.ts'

export type Session = { id: string; device: string; createdAt: string; expiresAt: string }

/** Beside Payload's own row of the session that the token names. */
export async function noteDevice(
  req: DatabaseRequest,
  user: number,
  token: string,
  userAgent: string | null,
): Promise<void> {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string
  }
  await queryRows(
    req,
    sql`insert into public.session_devices (session_id, user_id, device)
      values (${sid}, ${user}, ${deviceOf(userAgent)})`,
  )
  await queryRows(
    req,
    sql`delete from public.session_devices d where d.user_id = ${user}
      and not exists (select from public.users_sessions s where s.id = d.session_id)`,
  )
}

export const sessionsOf = (req: DatabaseRequest, user: number): Promise<Session[]> =>
  queryRows<Session>(
    req,
    sql`select s.id, coalesce(d.device, '') as device,
        to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        to_char(s.expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"
      from public.users_sessions s left join public.session_devices d on d.session_id = s.id
      where s._parent_id = ${user} and s.expires_at > now() order by s.created_at desc`,
  )

export async function endSession(req: DatabaseRequest, user: number, id: string): Promise<void> {
  await queryRows(req, sql`delete from public.users_sessions where _parent_id = ${user} and id = ${id}`)
}

/** All of them, or all but one. */
export async function endSessions(
  req: DatabaseRequest,
  user: number,
  but?: string | undefined,
): Promise<void> {
  await queryRows(
    req,
    sql`delete from public.users_sessions where _parent_id = ${user} and id is distinct from ${but ?? null}`,
  )
}

/** Payload takes the password out of the data before its other hooks run. */
export const noteNewPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  if (operation === 'update' && password) req.context.hasNewPassword = true
  return args
}

const rolesOf = (doc: { roles?: string[] } | undefined) => [...(doc?.roles ?? [])].sort().join()

/** Whoever had the old password, or rights by the old roles, is out; the person who changes it stays. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  if (!req.context.hasNewPassword && rolesOf(doc) === rolesOf(previousDoc)) return doc
  const { user } = req
  await endSessions(req, doc.id, user?.id === doc.id ? (user as { _sid?: string })._sid : undefined)
  return doc
}
