import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { club } from '../club.ts'
import { queryRows } from '../database.ts'
import { htmlLetter } from '../mail/html-letter.ts'
import { newPasswordLink } from './password-link.ts'

const hours = 1
const secondsBetweenLetters = 15

function letter(link: string) {
  return {
    subject: 'Új jelszó / New password',
    html: htmlLetter(
      [
        `<p lang="hu">Új jelszót itt adhatsz meg egy órán belül: <a href="${link}">${link}</a></p>`,
        '<p lang="hu">Ha nem te kérted, nincs teendőd, a jelszavad nem változik.</p>',
        `<p lang="en">Choose a new password here within an hour: <a href="${link}">${link}</a></p>`,
        '<p lang="en">If you did not ask for it, there is nothing to do: your password stays as it is.</p>',
      ].join('\n'),
      club,
    ),
  }
}

/** Sends a link if the address has an account and no link was sent a moment ago. */
export async function sendForgottenPassword(payload: Payload, typed: string): Promise<void> {
  const [user] = await queryRows<{ id: number; email: string }>(
    { payload },
    sql`update public.users set reset_password_requested_at = now() where email = ${typed.toLowerCase().trim()}
        and coalesce(reset_password_requested_at < now() - make_interval(secs => ${secondsBetweenLetters}), true)
      returning id, email`,
  )
  if (!user) return
  const link = await newPasswordLink({ payload }, user.id, hours)
  await payload.sendEmail({ to: user.email, ...letter(link) })
}
