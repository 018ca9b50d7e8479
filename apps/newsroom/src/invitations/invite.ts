import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { addAuditLine } from '../audit/audit-line.ts'
import { club } from '../club.ts'
import { queryRows } from '../database.ts'
import { env } from '../env.ts'
import { invitationLetter } from './letter.ts'

const hours = 72

export type Invited = { id: number; name: string; email: string }
/** Without mail the admin hands the link over. */
export type InvitationResult =
  | { isSent: true }
  | { isSent: false; link: string; reason: 'not-set-up' | 'failed' }

/** One link at a time: a new one replaces the one before. It works once, like that of a forgotten password. */
async function newLink(req: PayloadRequest, user: number): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await queryRows(
    req,
    sql`update public.users set reset_password_token = ${token},
        reset_password_expiration = now() + make_interval(hours => ${hours}) where id = ${user}`,
  )
  return `${env.NEWSROOM_ORIGIN}/admin/reset/${token}`
}

/** True until the person has chosen a password. */
async function noteInvitation(req: PayloadRequest, user: number, isCreated: boolean): Promise<boolean> {
  if (isCreated) await queryRows(req, sql`insert into public.invitations (user_id) values (${user})`)
  const rows = await queryRows(
    req,
    sql`update public.invitations set sent_at = now() where user_id = ${user} and accepted_at is null
      returning user_id`,
  )
  return rows.length > 0
}

export async function sendInvitation(
  req: PayloadRequest,
  { id, name, email }: Invited,
  isCreated: boolean,
): Promise<InvitationResult> {
  const link = await newLink(req, id)
  const isNew = await noteInvitation(req, id, isCreated)
  await addAuditLine(req, {
    action: 'user_invited',
    subject: { collection: 'users', id, title: name },
    details: env.SMTP_URL ? 'mail' : 'link',
  })
  if (!env.SMTP_URL) return { isSent: false, link, reason: 'not-set-up' }
  try {
    await req.payload.sendEmail({ to: email, ...invitationLetter({ name, link, hours, isNew }, club) })
    return { isSent: true }
  } catch (error) {
    req.payload.logger.error({ err: error }, 'an invitation was not sent')
    return { isSent: false, link, reason: 'failed' }
  }
}

export async function noteAcceptance(req: Pick<PayloadRequest, 'payload'>, user: number): Promise<void> {
  await queryRows(
    req,
    sql`update public.invitations set accepted_at = now() where user_id = ${user} and accepted_at is null`,
  )
}
