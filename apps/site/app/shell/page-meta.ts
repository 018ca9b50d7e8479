import { type Language, locales } from '@palank/routes'
import type { MetaDescriptor } from 'react-router'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import { bcp47 } from '~/i18n/format.ts'

type SharedPicture = { src: string; width: number; height: number; alt: string }

export type SiteMeta = {
  club: string
  origin: string
  languages: ClubLanguages
  title: string | null
  description: string | null
  ogTitle: string | null
  ogDescription: string | null
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

const present = <Item>(item: Item | null | undefined | false | ''): item is Item => Boolean(item)

/** Title, description, Open Graph, canonical and twins of a page: its own first, the site's settings after. */
export function pageMeta(site: SiteMeta, page: PageMeta): MetaDescriptor[] {
  const absolute = (path: string) => new URL(path, site.origin).href
  const own = page.paths[page.language]
  const twins = site.languages.length > 1 ? site.languages : []
  const standard = page.paths[site.languages[0]]
  const named = page.title || site.title
  const title = !named || named === site.club ? site.club : `${named} | ${site.club}`
  const description = page.description || site.description
  const image = page.image ?? site.image
  const og: Record<string, string | null | undefined> = {
    'og:site_name': site.club,
    'og:type': page.type ?? 'website',
    'og:locale': locales[page.language],
    'og:title': page.ogTitle || page.title || site.ogTitle || named,
    'og:description': page.ogDescription || page.description || site.ogDescription || description,
    'og:url': own && absolute(own),
    'og:image': absolute(image.src),
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  }
  return [
    { title },
    description && { name: 'description', content: description },
    ...Object.entries(og).map(([property, content]) => content && { property, content }),
    { name: 'twitter:card', content: 'summary_large_image' },
    own && { tagName: 'link', rel: 'canonical', href: absolute(own) },
    ...twins.map((language) => {
      const path = page.paths[language]
      return path && { tagName: 'link', rel: 'alternate', hrefLang: bcp47[language], href: absolute(path) }
    }),
    twins.length > 0 &&
      standard && { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(standard) },
  ].filter(present) as MetaDescriptor[]
}
