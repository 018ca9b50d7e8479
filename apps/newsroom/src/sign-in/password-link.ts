import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { env } from '../env.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Creates a link for a new password, for an invitation or a forgotten password. It replaces the previous link. Only its
 * hash is stored, so a copy of the database opens no account.
 */
export async function newPasswordLink(req: DatabaseRequest, user: number, hours: number): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await queryRows(
    req,
    sql`update public.users set reset_password_token = ${hashOf(token)},
        reset_password_expiration = now() + make_interval(hours => ${hours}) where id = ${user}`,
  )
  return `${env.NEWSROOM_ORIGIN}/admin/reset/${token}`
}

/** Uses up the link and returns its account. Of parallel requests only one gets the account. */
export async function claimPasswordLink(req: DatabaseRequest, token: string): Promise<number | undefined> {
  const [user] = await queryRows<{ id: number }>(
    req,
    sql`update public.users set reset_password_token = null, reset_password_expiration = null
      where reset_password_token = ${hashOf(token)} and reset_password_expiration > now() returning id`,
  )
  return user?.id
}
