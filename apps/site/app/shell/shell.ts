import type { Popup } from '@palank/contract/banner'
import type { Menu, MenuItem } from '@palank/contract/menu'
import type { Page } from '@palank/contract/page'
import type { Setting } from '@palank/contract/setting'
import type { Sponsor } from '@palank/contract/sponsor'
import { type Language, languages, pathFor } from '@palank/routes'
import { isExternal, linkAddress } from '~/ui/link-address.ts'
import { pictureOrNone } from '~/ui/media-of-wire.ts'
import type { PictureView } from '~/ui/picture.ts'
import { attempt, isId, list, orderOf, words } from '~/ui/wire.ts'

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
const inOrder = <Item extends { order: number }>(items: readonly Item[] | null | undefined): Item[] =>
  list(items).toSorted((one, other) => orderOf(one.order) - orderOf(other.order))

const pagePath = (language: Language, slug: string): string | undefined =>
  slug ? attempt(() => pathFor('page', language, { slug })) : undefined

function addressOf({ type, link, page }: MenuItem, language: Language): string | undefined {
  if (type === 'static_page') return pagePath(language, words(page?.slug))
  const address = words(link)
  const isBarePath = type === 'internal_url' && /^[\w-]+(\/|$)/.test(address)
  return linkAddress(isBarePath ? `/${address}` : address)
}

/** Items that lead somewhere or hold some that do, in their order and at most three levels deep. */
export function menuEntries(
  items: readonly MenuItem[] | null | undefined,
  language: Language,
  level = 1,
): MenuEntry[] {
  return inOrder(items).flatMap((item) => {
    const id = words(item.id)
    const name = words(item.name)
    const href = addressOf(item, language)
    const children = level < deepest ? menuEntries(item.children, language, level + 1) : []
    if (!id || !name || (!href && children.length === 0)) return []
    return [{ id, name, href, external: href !== undefined && isExternal(href), children }]
  })
}

/** Every entry that leads somewhere, one after the other: a footer's list has no levels. */
const flat = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.href ? [{ ...entry, children: [] }] : []), ...flat(entry.children)])

const menusAt = (menus: readonly Menu[], isHere: (place: string) => boolean) =>
  inOrder(menus).filter(({ place }) => isHere(words(place)))

const entriesAt = (menus: readonly Menu[], wanted: string, language: Language): MenuEntry[] =>
  menusAt(menus, (place) => place === wanted).flatMap(({ items }) => menuEntries(items, language))

const footerMenus = (menus: readonly Menu[], language: Language): FooterMenu[] =>
  menusAt(menus, (place) => place.startsWith('footer'))
    .map(({ slug, name, items }) => ({
      id: words(slug),
      name: words(name),
      entries: flat(menuEntries(items, language)),
    }))
    .filter(({ id, entries }) => id && entries.length > 0)

const telephone = (text: string) => ({ text, href: `tel:${text.replace(/[^\d+]/g, '')}` })

/** An editor's text, unless there is none; one that does not say its language is in the page's. */
function htmlView(html: unknown, lang: unknown, language: Language): HtmlView | null {
  const own = languages.find((known) => known === lang) ?? language
  return words(html) ? { html: words(html), language: own } : null
}

function settingsView(settings: readonly Setting[] | null | undefined, language: Language) {
  const all = list(settings)
  const find = (name: string, type?: string) =>
    all.find((setting) => setting.name === name && (!type || setting.setting_type === type))
  const value = (name: string, type?: string) => words(find(name, type)?.value) || null
  const phone = value('phone')
  const other = find('other')
  return {
    contact: {
      address: value('address'),
      phone: phone ? telephone(phone) : null,
      other: htmlView(other?.value, other?.lang, language),
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

/** A partner needs a name and a logo; a logo that says nothing of its size is taken for one of the usual shape. */
function partnerOf({ id, title, link, url, sponsor_logo: logo }: Sponsor): Partner | undefined {
  const name = words(title)
  const src = words(logo?.public_url)
  if (!isId(id) || !name || !src) return undefined
  const { width, height } = logo
  const size = isId(width) && isId(height) ? { width, height } : { width: 240, height: 72 }
  return { id, name, href: linkAddress(words(link) || words(url)), logo: { src, ...size } }
}

function popupOf(popup: Popup | null | undefined): PopupView | null {
  const picture = pictureOrNone(popup?.banner_image)
  if (popup?.visible !== true || !isId(popup.id) || !picture) return null
  return { id: popup.id, href: linkAddress(words(popup.url)), picture }
}

export const shellView = (language: Language, answers: ShellAnswers): ShellView => ({
  language,
  main: entriesAt(answers.menus, 'main', language),
  extension: entriesAt(answers.menus, 'header-extension', language),
  footer: footerMenus(answers.menus, language),
  ...settingsView(answers.settings, language),
  partners: list(answers.sponsors).flatMap((sponsor) => partnerOf(sponsor) ?? []),
  footerPage: htmlView(answers.footerPage?.body, answers.footerPage?.lang, language),
  popup: popupOf(answers.popup),
})
