import type { Setting } from '@palank/contract/setting'
import { type Language, pathFor, privacyNotice } from '@palank/routes'
import type { JoinErrors, JoinValues } from './rules.ts'

/** The text beside the box, parted where the link to the privacy notice stands. */
export type ConsentView = { version: string; before: string; link: string; after: string }
export type ClubContact = { phone: { text: string; href: string } | null; email: string | null }
export type CaptchaView = { siteKey: string; script: string }

export type JoinView = {
  consent: ConsentView | null
  privacyNotice: string
  contact: ClubContact
}

/** Why a form was not taken: each has its own message. */
export const failures = [
  'invalid',
  'expired',
  'early',
  'captcha',
  'captchaDown',
  'tooMany',
  'unavailable',
] as const
export type Failure = (typeof failures)[number]

export type JoinResult =
  /** With a slip for the next form on the same page: a brother's, a sister's. */
  | { state: 'sent'; slip?: string }
  | {
      state: 'failed'
      reason: Failure
      /** How many minutes to wait. */
      minutes?: number
      errors?: JoinErrors
      /** What was typed and the form's slip, for a page that is drawn anew. */
      values?: JoinValues
      slip?: string
    }

function consentOf(version: string, text: string): ConsentView | null {
  const [, before = '', link = '', after = ''] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(text) ?? []
  return /^[\w.-]{1,40}$/.test(version) && link ? { version, before, link, after } : null
}

/** What the settings say of the form: the newest consent text, and whom to turn to without it. */
export function joinView(settings: readonly Setting[], language: Language): JoinView {
  const value = (type: string, name: string) =>
    settings.find((one) => one.setting_type === type && one.name === name)?.value ?? ''
  const phone = value('contact-settings', 'phone')
  const [, email] = /mailto:([^"'?\s<>]+@[^"'?\s<>]+)/.exec(value('contact-settings', 'other')) ?? []
  return {
    consent: consentOf(value('join-us', 'consent_version'), value('join-us', 'consent_text')),
    privacyNotice: pathFor('page', language, { slug: privacyNotice[language] }),
    contact: {
      phone: phone ? { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
      email: email ?? null,
    },
  }
}
