import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { addAuditLine } from '../audit/audit-line.ts'
import { club } from '../club.ts'
import { queryRows } from '../database.ts'
import { env } from '../env.ts'
import { newPasswordLink } from '../sign-in/password-link.ts'
import { invitationLetter } from './letter.ts'

const hours = 72

export type Invited = { id: number; name: string; email: string }
/** Without mail the admin hands the link over. */
export type InvitationResult =
  | { isSent: true }
  | { isSent: false; link: string; reason: 'not-set-up' | 'failed' }

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
  const link = await newPasswordLink(req, id, hours)
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
