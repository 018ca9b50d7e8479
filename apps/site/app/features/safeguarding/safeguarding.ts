import type { Setting } from '@palank/contract/setting'
import type { Language } from '@palank/routes'
import { type Contact, clubContact, officerIn } from '~/model/club-contact.ts'
import { type SafeguardingTexts, safeguardingTexts } from './safeguarding-texts.ts'

export type SafeguardingView = {
  texts: SafeguardingTexts
  /** The officer, or the club where the settings name no address of an officer; null where neither is known. */
  contact: (Contact & { role: string; name: string | null }) | null
}

export function safeguardingView(settings: readonly Setting[], language: Language): SafeguardingView {
  const texts = safeguardingTexts[language]
  const officer = officerIn(settings)
  if (officer.email || officer.phone) return { texts, contact: { ...officer, role: texts.officer } }
  const club = clubContact(settings)
  const isKnown = officer.name || club.email || club.phone
  const role = officer.name ? texts.officer : texts.club
  return { texts, contact: isKnown ? { ...club, role, name: officer.name } : null }
}
