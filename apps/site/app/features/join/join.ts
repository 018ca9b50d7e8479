import type { Setting } from '@palank/contract/setting'
import { type Language, pathFor, privacyNotice } from '@palank/routes'
import { type Contact, clubContact } from '~/model/club-contact.ts'
import { type ConsentView, consentOf } from './consent-text.ts'
import type { JoinErrors, JoinValues } from './rules.ts'

export type CaptchaView = { siteKey: string; script: string }

export type JoinView = {
  /** Nobody can consent to a privacy notice that is not published: until it is, the page shows the contact. */
  isOpen: boolean
  consent: ConsentView
  privacyNotice: string
  contact: Contact
}

/** Why a form was refused; each has its own message. */
export const failures = [
  'invalid',
  'closed',
  'expired',
  'early',
  'captcha',
  'captchaDown',
  'tooMany',
  'unavailable',
] as const
export type Failure = (typeof failures)[number]

export type JoinResult =
  /** With a form token for another registration on the same page. */
  | { state: 'sent'; formToken?: string }
  | {
      state: 'failed'
      reason: Failure
      /** To wait before the next try. */
      minutes?: number
      errors?: JoinErrors
      /** For a page rendered again without script. */
      values?: JoinValues
      formToken?: string
    }

/** The current consent text and the club's contact, from the settings. */
export function joinView(settings: readonly Setting[], language: Language, isOpen = true): JoinView {
  const value = (name: string) => settings.find((setting) => setting.name === name)?.value ?? ''
  return {
    isOpen,
    consent: consentOf(value('consent_version'), value('consent_text'), language),
    privacyNotice: pathFor('page', language, { slug: privacyNotice[language] }),
    contact: clubContact(settings),
  }
}
