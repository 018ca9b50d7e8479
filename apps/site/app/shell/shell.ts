import type { Popup } from '@palank/contract/banner'
import type { Menu, MenuItem } from '@palank/contract/menu'
import type { Page } from '@palank/contract/page'
import type { Setting } from '@palank/contract/setting'
import type { Sponsor } from '@palank/contract/sponsor'
import { type Language, pathFor } from '@palank/routes'
import { isExternal, linkAddress } from '~/ui/link-address.ts'
import { type PictureView, pictureOf } from '~/ui/picture.ts'

export type MenuEntry = {
  id: string
  name: string
  /** A parent without one is a heading. */
  href: string | undefined
  external: boolean
  children: MenuEntry[]
}
export type FooterMenu = { id: string; name: string; entries: MenuEntry[] }

export const socialNames = ['facebook', 'instagram', 'youtube', 'googlemaps', 'twitter'] as const
export type SocialName = (typeof socialNames)[number]
export type SocialLink = { name: SocialName; href: string }

/** An editor's text, cleaned, with the language it came in. */
export type HtmlView = { html: string; language: Language }

export type Contact = {
  address: string | null
  phone: { text: string; href: string } | null
  other: HtmlView | null
}
export type Partner = {
  id: number
  name: string
  href: string | undefined
  logo: { src: string; width: number; height: number }
}
export type PopupView = { id: number; href: string | undefined; picture: PictureView }

export type ShellView = {
  language: Language
  main: MenuEntry[]
  extension: MenuEntry[]
  footer: FooterMenu[]
  contact: Contact
  social: SocialLink[]
  partners: Partner[]
  footerPage: HtmlView | null
  popup: PopupView | null
  /** What the settings say of the whole site, for pages that say nothing themselves. */
  meta: {
    title: string | null
    description: string | null
    ogTitle: string | null
    ogDescription: string | null
  }
}

export type ShellAnswers = {
  menus: Menu[]
  settings: Setting[]
  sponsors: Sponsor[]
  footerPage: Page | null
  popup: Popup | null
}

const deepest = 3
const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

function pagePath(language: Language, slug: string | undefined): string | undefined {
  if (!slug) return undefined
  try {
    return pathFor('page', language, { slug })
  } catch {
    return undefined
  }
}

function addressOf({ type, link, page }: MenuItem, language: Language): string | undefined {
  if (type === 'static_page') return pagePath(language, page?.slug)
  const isBarePath = type === 'internal_url' && link && /^[\w-]+(\/|$)/.test(link.trim())
  return linkAddress(isBarePath ? `/${link.trim()}` : link)
}

/** Items that lead somewhere or hold some that do, in their order and at most three levels deep. */
export function menuEntries(items: readonly MenuItem[], language: Language, level = 1): MenuEntry[] {
  return items.toSorted(byOrder).flatMap((item) => {
    const name = item.name.trim()
    const href = addressOf(item, language)
    const children = level < deepest ? menuEntries(item.children, language, level + 1) : []
    if (!name || (!href && children.length === 0)) return []
    return [{ id: item.id, name, href, external: href !== undefined && isExternal(href), children }]
  })
}

/** Every entry that leads somewhere, one after the other: a footer's list has no levels. */
const flat = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.href ? [{ ...entry, children: [] }] : []), ...flat(entry.children)])

const menusAt = (menus: readonly Menu[], isHere: (place: string) => boolean) =>
  menus.filter(({ place }) => isHere(place)).toSorted(byOrder)

const entriesAt = (menus: readonly Menu[], wanted: string, language: Language): MenuEntry[] =>
  menusAt(menus, (place) => place === wanted).flatMap(({ items }) => menuEntries(items, language))

const footerMenus = (menus: readonly Menu[], language: Language): FooterMenu[] =>
  menusAt(menus, (place) => place.startsWith('footer'))
    .map(({ slug, name, items }) => ({ id: slug, name, entries: flat(menuEntries(items, language)) }))
    .filter(({ entries }) => entries.length > 0)

const telephone = (text: string) => ({ text, href: `tel:${text.replace(/[^\d+]/g, '')}` })

function settingsView(settings: readonly Setting[]) {
  const find = (name: string, type?: string) =>
    settings.find((setting) => setting.name === name && (!type || setting.setting_type === type))
  const value = (name: string, type?: string) => find(name, type)?.value?.trim() || null
  const phone = value('phone')
  const other = find('other')
  return {
    contact: {
      address: value('address'),
      phone: phone ? telephone(phone) : null,
      other: other?.value?.trim() ? { html: other.value, language: other.lang } : null,
    },
    social: socialNames.flatMap((name) => {
      const href = linkAddress(value(name))
      return href ? [{ name, href }] : []
    }),
    meta: {
      title: value('title', 'page-settings'),
      description: value('description', 'page-settings'),
      ogTitle: value('og:title', 'social-media-settings'),
      ogDescription: value('og:description', 'social-media-settings'),
    },
  }
}

/** A logo that says nothing of its size is taken for one of the usual shape. */
const partnerOf = ({ id, title, link, url, sponsor_logo: logo }: Sponsor): Partner => ({
  id,
  name: title,
  href: linkAddress(link ?? url),
  logo: { src: logo.public_url, width: logo.width ?? 240, height: logo.height ?? 72 },
})

const popupOf = (popup: Popup | null): PopupView | null =>
  popup?.visible
    ? { id: popup.id, href: linkAddress(popup.url), picture: pictureOf(popup.banner_image) }
    : null

export const shellView = (language: Language, answers: ShellAnswers): ShellView => ({
  language,
  main: entriesAt(answers.menus, 'main', language),
  extension: entriesAt(answers.menus, 'header-extension', language),
  footer: footerMenus(answers.menus, language),
  ...settingsView(answers.settings),
  partners: answers.sponsors.map(partnerOf),
  footerPage: answers.footerPage && { html: answers.footerPage.body, language: answers.footerPage.lang },
  popup: popupOf(answers.popup),
})
