import { type SiteTexts, sentTexts } from '@palank/page-texts/sent-texts'
import { type Language, locales } from '@palank/routes'
import type { MetaDescriptor } from 'react-router'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { bcp47 } from '~/i18n/format.ts'

type SharedPicture = { src: string; width: number; height: number; type?: string; alt: string }

export type SiteMeta = SiteTexts & {
  origin: string
  languages: ClubLanguages
  /** For a page without a picture of its own. */
  image: SharedPicture
}

export type PageMeta = {
  language: Language
  /** Left out where the page is the site itself. */
  title?: string
  description?: string | null | undefined
  ogTitle?: string | null | undefined
  ogDescription?: string | null | undefined
  image?: SharedPicture | undefined
  type?: 'website' | 'article' | 'video.other' | 'profile'
  /** This page's own path, and its twins' where they exist. */
  paths: Partial<Record<Language, string>>
}

/** Title, description, Open Graph, canonical and twins of a page: its own first, the site's settings after. */
export function pageMeta(site: SiteMeta, page: PageMeta): MetaDescriptor[] {
  const absolute = (path: string) => new URL(path, site.origin).href
  const own = page.paths[page.language]
  const twins = site.languages.length > 1 ? site.languages : []
  const twin = (hrefLang: string, path: string | undefined) =>
    path && { tagName: 'link', rel: 'alternate', hrefLang, href: absolute(path) }
  const { title, description, ogTitle, ogDescription } = sentTexts(site, page)
  const image = page.image ?? site.image
  const og: Record<string, string | null | undefined> = {
    site_name: site.club,
    type: page.type ?? 'website',
    locale: locales[page.language],
    title: ogTitle,
    description: ogDescription,
    url: own && absolute(own),
    image: absolute(image.src),
    'image:type': image.type,
    'image:width': String(image.width),
    'image:height': String(image.height),
    'image:alt': image.alt,
  }
  return [
    { title },
    description && { name: 'description', content: description },
    ...Object.entries(og).map(([name, content]) => content && { property: `og:${name}`, content }),
    { name: 'twitter:card', content: 'summary_large_image' },
    own && { tagName: 'link', rel: 'canonical', href: absolute(own) },
    ...twins.map((language) => twin(bcp47[language], page.paths[language])),
    twins.length > 0 && twin('x-default', page.paths[site.languages[0]]),
  ].filter(Boolean) as MetaDescriptor[]
}
