import { shareSize } from '@palank/page-texts/sent-texts'
import { type Language, pathFor } from '@palank/routes'
import type { RequestContext } from '~/context.server.ts'
import { pageTextOf } from '~/i18n/page-texts.ts'
import type { PictureView } from '~/model/picture.ts'
import type { PageMeta } from '~/shell/page-meta.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import type { Crumb } from '~/ui/Crumbs.tsx'
import type { JsonLd, PageData } from './meta.ts'

const sections = {
  home: 'reading.home',
  news: 'news.title',
  galleries: 'gallery.title',
  videos: 'video.title',
  schedules: 'schedule.title',
  teams: 'teams.title',
  players: 'players.title',
  information: 'information.title',
  safeguarding: 'safeguarding.title',
  joinUs: 'joinUs.title',
} as const

export type PageDefinition = Omit<PageMeta, 'language' | 'paths' | 'image'> & {
  /** The addresses of this page, by language. */
  paths: PageMeta['paths'] | ((language: Language) => string)
  /** The heading, where it is not the title. */
  heading?: string
  lead?: string | null
  /** The language of the heading and the lead, where it is not the page's. */
  lang?: string | undefined
  /** The number of a list's page, named in the title from the second on. */
  number?: number
  /** From below the home page down to the page itself. */
  crumbs?: (keyof typeof sections | Crumb)[]
  /** Shared with the page. */
  picture?: PictureView | null | undefined
  publishedAt?: string | null
  jsonLd?: JsonLd | null | undefined
  noIndex?: boolean
}

const isAddress = (src: string) => URL.canParse(src, 'https://site')

/** The picture that is shared with a page; without one, the club's is. */
export function sharedImage(picture: PictureView | null | undefined): PageMeta['image'] {
  if (!picture || picture.share === null) return undefined
  const { share, coverImage, coverImageAlt: alt, width, height } = picture
  if (share) return isAddress(share) ? { src: share, ...shareSize, type: 'image/jpeg', alt } : undefined
  return isAddress(coverImage) ? { src: coverImage, width, height, alt } : undefined
}

/** States what a page is, once: its metadata, its JSON-LD and its head are made of this. */
export function definePage(
  { site, language, text }: Pick<RequestContext, 'site' | 'language' | 'text'>,
  { paths, heading, lead, lang, number = 1, crumbs = [], picture, jsonLd, title, ...rest }: PageDefinition,
): PageData {
  const crumbOf = (crumb: keyof typeof sections | Crumb): Crumb =>
    typeof crumb === 'string' ? { name: text(sections[crumb]), href: pathFor(crumb, language) } : crumb
  const trail = ['home' as const, ...crumbs].map(crumbOf)
  return {
    ...rest,
    language,
    ...(title
      ? { title: number > 1 ? pageTextOf(language)('pager.titleOf', { title, page: number }) : title }
      : {}),
    paths: typeof paths === 'function' ? { hu: paths('hu'), en: paths('en') } : paths,
    image: sharedImage(picture),
    head: {
      title: heading ?? title ?? '',
      lead,
      lang,
      crumbs: crumbs.length > 0 ? trail.slice(0, -1) : trail,
    },
    jsonLd: [...(jsonLd ? [jsonLd] : []), ...(crumbs.length > 0 ? [breadcrumbLd(site.origin, trail)] : [])],
  }
}
