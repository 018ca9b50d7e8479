import type { Language } from '@palank/routes'
import { textOf } from '~/i18n/text.ts'
import { type PartedText, partText } from './parted-text.ts'

/** The text beside the box; the site's own has no version. */
export type ConsentView = PartedText & { version: string | null }

/** The club's text where it is whole, else the one that the site brings along: no form is without. */
export function consentOf(version: string, text: string, language: Language): ConsentView {
  const parted = partText(text)
  if (/^[\w.-]{1,40}$/.test(version) && parted.link) return { version, ...parted }
  return { version: null, ...partText(textOf(language)('joinUs.consent')) }
}
