import type { PageItem } from '@palank/contract/page'
import { fixedPages, type Language, pathFor } from '@palank/routes'
import { compareText } from '~/i18n/format.ts'
import { foreign } from '~/ui/media-of-wire.ts'
import { attempt, list, words } from '~/ui/wire.ts'
import { footerSlug } from './page.ts'

export type InformationLink = {
  title: string
  href: string
  /** One of the five that every menu links to. */
  fixed: boolean
  /** Where the title is in another language than the page. */
  lang: Language | undefined
}

const fixedOrder = Object.values(fixedPages)

type Placed = InformationLink & { place: number }

function placed(item: PageItem, language: Language): Placed[] {
  const title = words(item.title)
  const slug = words(item.slugs?.[language]) || words(item.slug)
  const hungarian = words(item.slugs?.hu)
  const href = attempt(() => (slug ? pathFor('page', language, { slug }) : undefined))
  if (!title || !href || item.listed !== true || hungarian === footerSlug) return []
  const fixed = fixedOrder.findIndex((known) => known.hu === hungarian)
  const place = fixed < 0 ? fixedOrder.length : fixed
  return [{ title, href, fixed: fixed >= 0, lang: foreign(item.lang, language), place }]
}

/** B5: the five fixed pages in their order, then the others by title. */
export const informationLinks = (
  items: readonly PageItem[] | null | undefined,
  language: Language,
): InformationLink[] =>
  list(items)
    .flatMap((item) => placed(item, language))
    .sort((one, other) => one.place - other.place || compareText(one.title, other.title, language))
    .map(({ place: _, ...link }) => link)
