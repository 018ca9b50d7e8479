import type { Language } from '@palank/routes'
import type { MetaDescriptor } from 'react-router'
import type { Mark } from '~/brand/brand.ts'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { type PageMeta, pageMeta } from '~/shell/page-meta.ts'
import type { PageShell } from '~/shell/shell.ts'
import type { Crumb } from '~/ui/Crumbs.tsx'

export type JsonLd = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** What a page's loader says about the page, made by `definePage`. */
export type PageData = PageMeta & {
  /** For PageHead. */
  head: { title: string; lead?: string | null | undefined; lang?: string | undefined; crumbs: Crumb[] }
  publishedAt?: string | null | undefined
  jsonLd: JsonLd[]
  noIndex?: boolean
}

/** What the root's loader says about the site. */
export type RootData = {
  club: { name: string; logo: string; share: Mark }
  origin: string
  version: string
  /** The club's, its default first. */
  languages: ClubLanguages
  language: Language
  shell: PageShell
}

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  loaderData?: { page: PageData } | undefined
}

export const rootIn = (matches: MetaArgs['matches']) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** A page's title and metadata over the site's defaults; none while the root itself has failed. */
export function metaOf(matches: MetaArgs['matches'], page: PageMeta): MetaDescriptor[] {
  const root = rootIn(matches)
  if (!root) return []
  const { club, origin, languages, shell } = root
  const image = { ...club.share, type: 'image/jpeg', alt: club.name }
  return pageMeta({ club: club.name, origin, languages, image, ...shell.meta }, page)
}

/** The `meta` of every page whose loader returns a `page`. */
export function metaOfPage({ matches, loaderData }: MetaArgs): MetaDescriptor[] {
  if (!loaderData || !rootIn(matches)) return []
  const { page } = loaderData
  return [
    ...metaOf(matches, page),
    ...(page.publishedAt ? [{ property: 'article:published_time', content: page.publishedAt }] : []),
    ...page.jsonLd.map((jsonLd) => ({ 'script:ld+json': jsonLd })),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
