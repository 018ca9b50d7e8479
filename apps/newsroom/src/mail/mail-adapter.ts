import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
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

export const mailAdapter = (): EmailAdapter | Promise<EmailAdapter> =>
  env.SMTP_URL
    ? nodemailerAdapter({ ...from, skipVerify: true, transport: createTransport(env.SMTP_URL) })
    : notSetUp
