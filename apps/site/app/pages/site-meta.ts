import type { Language } from '@palank/routes'
import type { MetaDescriptor } from 'react-router'
import { type BrandId, brands } from '~/brand/brands.ts'
import type { ClubLanguages } from '~/i18n/club-languages.ts'
import type { PictureView } from '~/model/picture.ts'
import { type PageMeta, pageMeta } from '~/shell/page-meta.ts'
import type { ShellView } from '~/shell/shell.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import type { Crumb } from '~/ui/Crumbs.tsx'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** What the root's loader tells of the site. */
export type RootData = {
  brand: BrandId
  origin: string
  version: string
  /** The club's, its default first. */
  languages: ClubLanguages
  language: Language
  shell: ShellView
}

export const rootIn = (matches: Matches) =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** Where a page stands, for search engines. */
export function crumbMeta(matches: Matches, crumbs: Crumb[]): MetaDescriptor[] {
  const root = rootIn(matches)
  return root ? [{ 'script:ld+json': breadcrumbLd(root.origin, crumbs) }] : []
}

/** A page's metadata over what the root knows of the site; nothing while the root itself has failed. */
export function metaOf(matches: Matches, page: () => PageMeta): MetaDescriptor[] {
  const root = rootIn(matches)
  if (!root) return []
  const { brand, origin, languages, language, shell } = root
  const { name, share } = brands[brand]
  const club = name[language]
  return pageMeta({ club, origin, languages, image: { ...share, alt: club }, ...shell.meta }, page())
}

/** The picture that is shared with a page, where there is one with an address. */
export const sharedImage = (picture: PictureView | null | undefined): Pick<PageMeta, 'image'> =>
  picture && URL.canParse(picture.coverImage, 'https://site')
    ? {
        image: {
          src: picture.coverImage,
          width: picture.width,
          height: picture.height,
          alt: picture.coverImageAlt,
        },
      }
    : {}
