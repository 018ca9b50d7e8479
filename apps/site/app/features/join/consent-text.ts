import type { Language } from '@palank/routes'
import { joinTextOf } from './join-texts.ts'
import { splitAtLink, type TextWithLink } from './text-with-link.ts'

/** The text beside the checkbox; the site's default has no version. */
export type ConsentView = TextWithLink & { version: string | null }

/** The club's text if it is complete, else the site's default. */
export function consentOf(version: string, text: string, language: Language): ConsentView {
  const clubText = splitAtLink(text)
  if (/^[\w.-]{1,40}$/.test(version) && clubText.link) return { version, ...clubText }
  return { version: null, ...splitAtLink(joinTextOf(language)('joinUs.consent')) }
}
