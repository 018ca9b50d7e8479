import type { Setting } from '@palank/contract/setting'

export type Phone = { text: string; href: string }
export type Contact = { phone: Phone | null; email: string | null }

/** The officer's settings have names of their own kind: their phone is not the club's. */
const officerType = 'child-protection'

type Settings = readonly Setting[]

export const clubSettings = (settings: Settings): Setting[] =>
  settings.filter(({ setting_type: type }) => type !== officerType)

export const phoneOf = (text: string): Phone | null =>
  text ? { text, href: `tel:${text.replace(/[^\d+]/g, '')}` } : null

const valueIn = (settings: Settings) => (name: string) =>
  settings.find((setting) => setting.name === name)?.value?.trim() ?? ''

/** The club's phone, and the e-mail address that its other contact data link to. */
export function clubContact(settings: Settings): Contact {
  const value = valueIn(clubSettings(settings))
  const [, email] = /mailto:([^"'?\s<>]+@[^"'?\s<>]+)/.exec(value('other')) ?? []
  return { phone: phoneOf(value('phone')), email: email ?? null }
}

/** The child protection officer, as far as the settings name one. */
export function officerIn(settings: Settings): Contact & { name: string | null } {
  const value = valueIn(settings.filter(({ setting_type: type }) => type === officerType))
  const email = value('email')
  return {
    name: value('name') || null,
    phone: phoneOf(value('phone')),
    email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : null,
  }
}
