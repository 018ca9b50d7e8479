import { pathFor } from '@palank/routes'
import { printOf } from './ledger.ts'
import type { Writer } from './rich-text.ts'
import { idOf, type Load, save } from './save.ts'
import type { DemoMenuItem, DemoSetting, TeamKey } from './types.ts'

const childFields = ['children', 'grandchildren'] as const
type Row = { id: string } & Partial<Record<(typeof childFields)[number], Row[]>>

type Teams = Partial<Record<TeamKey, string>>
type MenuContext = { load: Load; teams: Teams }

const teamPath = (load: Load, team: string, language: 'hu' | 'en') =>
  pathFor('team', language, { teamId: String(idOf(load, 'competition-teams', team)) })

/** The rows of a menu in one language; the second language keeps the row ids of the first. */
function rows(
  context: MenuContext,
  items: DemoMenuItem[],
  language: 'hu' | 'en',
  stored: Row[] = [],
  level = 0,
): object[] {
  const { load, teams } = context
  return items.map((item, index) => {
    const team = item.team && teams[item.team]
    const name = childFields[level]
    const row = stored[index]
    return {
      ...(row ? { id: row.id } : {}),
      name: item.name[language],
      type: item.type,
      ...(item.link ? { link: team ? teamPath(load, team, language) : item.link[language] } : {}),
      ...(item.page ? { page: idOf(load, 'pages', item.page) } : {}),
      ...(name && item.children
        ? { [name]: rows(context, item.children, language, row?.[name], level + 1) }
        : {}),
    }
  })
}

export async function loadMenus(load: Load, teams: Teams): Promise<void> {
  const context = { load, teams }
  for (const [order, menu] of load.club.menus.entries()) {
    const { place, name, items } = menu
    await save(load, {
      collection: 'menus',
      key: place,
      source: [menu, order, rows(context, items, 'hu')],
      hu: () => ({ name: name.hu, place, slug: place, order, items: rows(context, items, 'hu') }),
      en: (stored) => ({ name: name.en, items: rows(context, items, 'en', stored.items) }),
    })
  }
}

export async function loadPromotion(load: Load): Promise<void> {
  const { banners, popup, sponsors } = load.club
  for (const [order, banner] of banners.entries()) {
    const { key, title, url, position } = banner
    const banner_image = idOf(load, 'media', banner.image)
    await save(load, {
      collection: 'banners',
      key,
      source: [title, url, position, banner_image, order],
      hu: () => ({ title: title.hu, url: url.hu, position, order, banner_image }),
      en: () => ({ title: title.en, url: url.en }),
    })
  }
  const banner_image = idOf(load, 'media', popup.image)
  await save(load, {
    collection: 'popups',
    key: popup.key,
    source: [popup, banner_image],
    hu: () => ({ title: popup.title.hu, url: popup.url.hu, visible: popup.visible, banner_image }),
    en: () => ({ title: popup.title.en, url: popup.url.en }),
  })
  for (const [order, { key, title, url, logo }] of sponsors.entries()) {
    const sponsor_logo = idOf(load, 'media', logo)
    await save(load, {
      collection: 'sponsors',
      key,
      source: [title, url, sponsor_logo, order],
      hu: () => ({ title, url, sponsor_logo, order }),
    })
  }
}

const tabs = {
  'page-settings': 'page',
  'social-media-settings': 'sharing',
  'social-links': 'social',
  'contact-settings': 'contact',
  'child-protection': 'children',
} as const satisfies Record<DemoSetting['setting_type'], string>

const markdownOf = (html: string) =>
  html.replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '[$2]($1)').replace(/<br\s*\/?>/g, '\n\n')

function settingsIn(language: 'hu' | 'en', settings: DemoSetting[], write: Writer): Record<string, object> {
  const data: Record<string, Record<string, unknown>> = {}
  for (const { setting_type, name, value } of settings) {
    const tab = tabs[setting_type]
    const field = tab === 'children' ? `officer_${name}` : name.replace(':', '_')
    const text = value[language]
    data[tab] = { ...data[tab], [field]: field === 'other' ? write(markdownOf(text), language) : text }
  }
  return data
}

export async function loadSettings(load: Load, write: Writer): Promise<void> {
  const { payload, ledger, tally, club, step } = load
  const print = printOf(club.settings)
  const entry = ledger.get('globals/settings')
  step()
  if (entry?.print === print) {
    tally.unchanged += 1
    return
  }
  for (const locale of ['hu', 'en'] as const) {
    await payload.updateGlobal({
      slug: 'settings',
      locale,
      data: settingsIn(locale, club.settings, write) as never,
    })
  }
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('demo: the database adapter has no transactions')
  await ledger.put('globals/settings', { id: 0, print }, transaction)
  await payload.db.commitTransaction(transaction)
  tally[entry ? 'updated' : 'created'] += 1
}
