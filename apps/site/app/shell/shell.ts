import type { Popup } from '@palank/contract/banner'
import type { Menu, MenuItem } from '@palank/contract/menu'
import type { Setting } from '@palank/contract/setting'
import type { Sponsor } from '@palank/contract/sponsor'
import { type Language, pathFor } from '@palank/routes'
import { clubSettings, type Phone, phoneOf } from '~/model/club-contact.ts'
import type { Kept } from '~/model/kept.ts'
import { isExternal, linkAddress } from '~/model/link-address.ts'
import { type PictureView, pictureOf } from '~/model/picture.ts'
import type { CleanPage } from '~/model/rich-text.ts'
import { sectionColumns, sectionEntries } from './section-links.ts'

export type MenuEntry = {
  /** Unique among all menus. */
  id: string
  name: string
  parentID: string | number | null
  createdAt: string | null
  /** A parent without an address is a heading. */
  href: string | undefined
  external: boolean
  children: MenuEntry[]
}
export type FooterMenu = { id: string; name: string; entries: MenuEntry[] }

export const socialNames = ['facebook', 'instagram', 'youtube', 'googlemaps', 'twitter'] as const
export type SocialName = (typeof socialNames)[number]
export type SocialLink = { name: SocialName; href: string }

/** Cleaned HTML with its language. */
export type HtmlView = { html: string; language: Language }

export type Contact = {
  address: string | null
  phone: Phone | null
  other: HtmlView | null
}
export type Partner = {
  key: string
  name: string
  href: string | undefined
  logo: { src: string; width: number; height: number }
}
export type PopupView = { id: number; href: string | undefined; picture: PictureView }

export type FooterView = {
  language: Language
  menus: FooterMenu[]
  contact: Contact
  social: SocialLink[]
  partners: Partner[]
  page: HtmlView | null
}

export type ShellView = {
  language: Language
  main: MenuEntry[]
  extension: MenuEntry[]
  footer: FooterView
  popup: PopupView | null
  /** What the home page tells search engines about the club. */
  club: { address: string | null; phone: string | null; social: SocialLink[] }
  /** Metadata from the settings, for pages without their own. */
  meta: {
    title: string | null
    description: string | null
    ogTitle: string | null
    ogDescription: string | null
  }
}

/** The shell of a page, whose footer is not hydrated. */
export type PageShell = Omit<ShellView, 'footer'> & { footer: Kept<FooterView> }

export type ShellAnswers = {
  menus: Menu[]
  settings: Setting[]
  sponsors: Sponsor[]
  footerPage: CleanPage | null
  popup: Popup | null
}

const maxDepth = 3
const inOrder = <Item extends { order: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.order - b.order)

function addressOf({ type, link, page }: MenuItem, language: Language): string | undefined {
  if (page && (type === 'static_page' || !link)) return pathFor('page', language, { slug: page.slug })
  if (type === 'static_page') return undefined
  const isBarePath = type === 'internal_url' && /^[\w-]+(\/|$)/.test(link ?? '')
  return linkAddress(isBarePath ? `/${link}` : link)
}

/** Items with an address or with children that have one, in order, at most three levels deep. */
export function menuEntries(
  items: readonly MenuItem[],
  language: Language,
  { level = 1, under = 'menu' } = {},
): MenuEntry[] {
  return inOrder(items).flatMap((item, place) => {
    const id = item.id ?? `${under}-${place + 1}`
    const href = addressOf(item, language)
    const children =
      level < maxDepth ? menuEntries(item.children, language, { level: level + 1, under: id }) : []
    if (!href && children.length === 0) return []
    const { name, parent_id: parentID, created_at: createdAt } = item
    const external = href !== undefined && isExternal(href)
    return [{ id, name, parentID, createdAt, href, external, children }]
  })
}

/** What the club chose, or the sections that every club has: a page without menus would be a dead end. */
const orSections = <Item>(chosen: Item[], sections: () => Item[]): Item[] =>
  chosen.length > 0 ? chosen : sections()

/** All entries with an address in one list: the footer has no levels. */
const flatten = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [
    ...(entry.href ? [{ ...entry, children: [] }] : []),
    ...flatten(entry.children),
  ])

const menusAt = (menus: readonly Menu[], matches: (place: string) => boolean) =>
  inOrder(menus).filter(({ place }) => matches(place))

const entriesAt = (menus: readonly Menu[], name: string, language: Language): MenuEntry[] =>
  menusAt(menus, (place) => place === name).flatMap(({ slug, items }) =>
    menuEntries(items, language, { under: slug || name }),
  )

const footerMenus = (menus: readonly Menu[], language: Language): FooterMenu[] =>
  menusAt(menus, (place) => place.startsWith('footer'))
    .map(({ slug, place, name, items }) => {
      const id = slug || place
      return { id, name, entries: flatten(menuEntries(items, language, { under: id })) }
    })
    .filter(({ entries }) => entries.length > 0)

/** A text without a language is in the page's. */
function htmlView(
  html: string | null | undefined,
  lang: Language | null | undefined,
  language: Language,
): HtmlView | null {
  return html ? { html, language: lang ?? language } : null
}

function settingsView(all: readonly Setting[], language: Language) {
  const settings = clubSettings(all)
  const find = (name: string, type?: string) =>
    settings.find((setting) => setting.name === name && (!type || setting.setting_type === type))
  const value = (name: string, type?: string) => find(name, type)?.value || null
  const other = find('other')
  return {
    contact: {
      address: value('address'),
      phone: phoneOf(value('phone') ?? ''),
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

/** For a logo without a size. */
const defaultLogoSize = { width: 240, height: 72 }

function partnerOf({ id, title, link, url, sponsor_logo: logo }: Sponsor, place: number): Partner[] {
  const src = logo.public_url ?? logo.thumbnails.small
  if (!src) return []
  const { width, height } = logo
  const size = width && height ? { width, height } : defaultLogoSize
  const key = String(id ?? `place-${place}`)
  return [{ key, name: title, href: linkAddress(link || url), logo: { src, ...size } }]
}

function popupOf(popup: Popup | null): PopupView | null {
  if (!popup?.visible) return null
  const picture = pictureOf(popup.banner_image)
  const coverImageAlt = popup.alt || picture.coverImageAlt
  return { id: popup.id, href: linkAddress(popup.url), picture: { ...picture, coverImageAlt } }
}

export function shellView(language: Language, answers: ShellAnswers): ShellView {
  const { contact, social, meta } = settingsView(answers.settings, language)
  return {
    language,
    main: orSections(entriesAt(answers.menus, 'main', language), () => sectionEntries(language)),
    extension: entriesAt(answers.menus, 'header-extension', language),
    footer: {
      language,
      menus: orSections(footerMenus(answers.menus, language), () => sectionColumns(language)),
      contact,
      social,
      partners: answers.sponsors.flatMap(partnerOf),
      page: htmlView(answers.footerPage?.body.html, answers.footerPage?.lang, language),
    },
    popup: popupOf(answers.popup),
    club: { address: contact.address, phone: contact.phone?.text ?? null, social },
    meta,
  }
}
