import { createMailTransport } from '@palank/mail/mail-transport'
import type { ServerSettings } from '../settings.ts'
import type { Letter } from './letter.ts'

export type MailSettings = Pick<ServerSettings, 'operatorMail' | 'smtpUrl' | 'mailFrom'>

/** Throws where the letter was not taken. */
export async function sendLetter(
  { subject, text }: Letter,
  { operatorMail, smtpUrl, mailFrom }: MailSettings,
): Promise<void> {
  if (!operatorMail || !smtpUrl)
    throw new Error('operatorMail and smtpUrl must be set in /etc/palank/server.json')
  await createMailTransport(smtpUrl).sendMail({
    from: mailFrom ?? operatorMail,
    to: operatorMail,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject,
    text,
  })
}
