import { createHash, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { env } from '../env.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A link for a new password, by invitation or after a forgotten one. One at a time: it replaces the one before. Only
 * its hash is stored, so that reading the database opens no account.
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

/** The account that a link is for. Of requests at the same time one gets it, the others nothing. */
export async function claimPasswordLink(req: DatabaseRequest, token: string): Promise<number | undefined> {
  const [user] = await queryRows<{ id: number }>(
    req,
    sql`update public.users set reset_password_token = null, reset_password_expiration = null
      where reset_password_token = ${hashOf(token)} and reset_password_expiration > now() returning id`,
  )
  return user?.id
}
