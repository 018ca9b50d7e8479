import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterReadHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { User } from '../payload-types.ts'
import { deviceOf } from './device.ts'

/**
 * A session ends a day after the sign-in, however often it is refreshed. A day is longer than a match day and limits how
 * long a stolen session works.
 */
const longestHours = 24

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
      where s._parent_id = ${user} and s.expires_at > now()
        and s.created_at > now() - make_interval(hours => ${longestHours}) order by s.created_at desc`,
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

/** Payload reads the account for each request and accepts a token only if its session is among these. */
export const dropOldSessions: CollectionAfterReadHook<User> = ({ doc }) => {
  const oldest = Date.now() - longestHours * 3_600_000
  const { sessions } = doc
  if (sessions) doc.sessions = sessions.filter(({ createdAt }) => Date.parse(createdAt ?? '') > oldest)
  return doc
}

const passwordByForm = bilingual(
  'Jelszót csak a saját fiókodban, a Biztonság alatt változtathatsz. Másnak küldj linket az új jelszóhoz.',
  'You can change only your own password, under Security in your account. Send others a link for a new password.',
)

/** Rejects a password in a request. A beforeOperation hook, because Payload removes the password before later hooks. */
export const noteNewPassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const { password } = (('data' in args && args.data) || {}) as { password?: unknown }
  if (operation !== 'update' || !password) return args
  if (!overrideAccess) throw apiError(req, passwordByForm, 403)
  req.context.hasNewPassword = true
  return args
}

const rolesOf = (doc: { roles?: string[] } | undefined) => [...(doc?.roles ?? [])].sort().join()

/** Ends the account's sessions after a change of address, password or roles, except the session that makes the change. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const hasNewAddress = doc.email !== previousDoc.email
  if (!req.context.hasNewPassword && !hasNewAddress && rolesOf(doc) === rolesOf(previousDoc)) return doc
  const { user } = req
  await endSessions(req, doc.id, user?.id === doc.id ? (user as { _sid?: string })._sid : undefined)
  return doc
}
