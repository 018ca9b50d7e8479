import { createMailTransport } from '@palank/mail/mail-transport'
import type { EmailAdapter } from 'payload'
import { club } from '../club.ts'
import { env } from '../env.ts'

const from = { defaultFromAddress: env.MAIL_FROM, defaultFromName: club.name }

/** Fails instead of losing the letter: whoever sends one offers the person another way. */
const notSetUp: EmailAdapter = () => ({
  name: 'not set up',
  ...from,
  sendEmail: () => Promise.reject(new Error('mail is not set up: SMTP_URL is missing')),
})

/** Replaces Payload's adapter, which pins an older nodemailer. */
function smtp(address: string): EmailAdapter {
  const transport = createMailTransport(address)
  const sender = { name: from.defaultFromName, address: from.defaultFromAddress }
  return () => ({
    name: 'smtp',
    ...from,
    sendEmail: (message) => transport.sendMail({ ...message, from: message.from ?? sender }),
  })
}

export const mailAdapter = (): EmailAdapter => (env.SMTP_URL ? smtp(env.SMTP_URL) : notSetUp)
