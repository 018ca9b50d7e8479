import type { PageItem } from '@palank/contract/page'
import { fixedPages, type Language, pathFor } from '@palank/routes'
import { compareText } from '~/i18n/format.ts'
import { foreignLanguage } from '~/model/media-items.ts'
import { footerSlug } from './page.ts'

export type InformationLink = {
  title: string
  href: string
  /** One of the five in every menu. */
  fixed: boolean
  /** Set where the title is in another language than the page. */
  lang: Language | undefined
}

const fixedOrder = Object.values(fixedPages)

type PlacedLink = InformationLink & { place: number }

/** Index among the fixed pages, by either language's slug; -1 for others. */
const placeOf = ({ slug, slugs }: PageItem): number =>
  fixedOrder.findIndex(({ hu, en }) => (slugs.hu ? slugs.hu === hu : slug === hu || slug === en))

function placedLinks(item: PageItem, language: Language): PlacedLink[] {
  const slug = item.slugs[language] ?? item.slug
  if (!item.listed || (item.slugs.hu ?? item.slug) === footerSlug) return []
  const fixed = placeOf(item)
  return [
    {
      title: item.title,
      href: pathFor('page', language, { slug }),
      fixed: fixed >= 0,
      lang: foreignLanguage(item.lang, language),
      place: fixed < 0 ? fixedOrder.length : fixed,
    },
  ]
}

/** B5: the five fixed pages in their order, then the others by title. */
export const informationLinks = (items: readonly PageItem[], language: Language): InformationLink[] =>
  items
    .flatMap((item) => placedLinks(item, language))
    .sort((a, b) => a.place - b.place || compareText(a.title, b.title, language))
    .map(({ place: _, ...link }) => link)
