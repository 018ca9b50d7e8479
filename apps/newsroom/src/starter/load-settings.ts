import { type Bilingual, bilingual } from '../bilingual.ts'
import { inTransaction, type Load } from './keep-or-create.ts'
import type { Writer } from './load-pages.ts'
import type { Starter } from './load-starter.ts'

/** Where profiles of each network are found; the settings know no others. */
const profiles = {
  facebook: { field: 'facebook', address: 'https://www.facebook.com/' },
  instagram: { field: 'instagram', address: 'https://www.instagram.com/' },
  youtube: { field: 'youtube', address: 'https://www.youtube.com/@' },
  x: { field: 'twitter', address: 'https://x.com/' },
} as const

function socialOf({ social }: Starter['club']): Record<string, string> {
  const networks = Object.keys(profiles) as (keyof typeof profiles)[]
  const links = networks.flatMap((network) => {
    const name = social[network]?.replace(/^@/, '')
    const { field, address } = profiles[network]
    return name ? [[field, address + encodeURIComponent(name)]] : []
  })
  return Object.fromEntries(links)
}

const descriptionOf = (name: Bilingual): Bilingual =>
  bilingual(
    `${name.hu}: hírek, mérkőzések, csapatok, képek és videók a klub hivatalos oldalán.`,
    `${name.en}: news, games, teams, pictures and videos on the club’s official site.`,
  )

type Tabs = Record<string, Record<string, unknown>>

function settingsIn(language: 'hu' | 'en', starter: Starter, write: Writer): Tabs {
  const { club, contact = {}, city, hall } = starter
  const names = bilingual(club.name.hu, club.name.en ?? club.name.hu)
  const title = names[language]
  const description = descriptionOf(names)[language]
  const address = [city, hall].filter(Boolean).join(', ')
  return {
    page: { title, description },
    sharing: { og_title: title, og_description: description },
    contact: {
      ...(address ? { address } : {}),
      ...(contact.phone ? { phone: contact.phone } : {}),
      ...(contact.email ? { other: write(`[${contact.email}](mailto:${contact.email})`) } : {}),
    },
    social: socialOf(club),
  }
}

/** What somebody has entered before stays. */
const underStored = (tabs: Tabs, stored: Tabs): Tabs =>
  Object.fromEntries(
    Object.entries(tabs).map(([tab, fields]) => {
      const entered = Object.entries(stored[tab] ?? {}).filter(([, value]) => value)
      return [tab, { ...fields, ...Object.fromEntries(entered) }]
    }),
  )

/** A site with a title has been set up. */
export async function loadSettings(load: Load, starter: Starter, write: Writer): Promise<void> {
  const { payload, languages } = load
  const slug = 'settings'
  const { page } = await payload.findGlobal({ slug, locale: 'hu', depth: 0 })
  if (page?.title) {
    load.kept += 1
    return
  }
  await inTransaction(payload, async (requests) => {
    for (const locale of (['hu', 'en'] as const).filter(
      (each) => each === 'hu' || languages.includes(each),
    )) {
      const stored = await payload.findGlobal({ slug, locale, depth: 0, req: requests() })
      const data = underStored(settingsIn(locale, starter, write), stored as never) as never
      await payload.updateGlobal({ slug, locale, data, req: requests() })
    }
  })
  load.created += 1
}
