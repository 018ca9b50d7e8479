import { type Language, type PathParams, pathFor } from '@palank/routes'
import { useRouteLoaderData } from 'react-router'
import type { PageMeta } from '~/shell/page-meta.ts'
import { breadcrumbLd } from '~/ui/breadcrumb-ld.ts'
import type { Crumb } from '~/ui/Crumbs.tsx'
import type { PictureView } from '~/ui/picture.ts'
import type { RootData } from './site-meta.ts'

const largestId = 2_147_483_647

/** The id that a path holds, if it can be one. */
export function idAsked(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
  return id && id <= largestId ? id : undefined
}

/** A page of a list by its path: the first has none but the bare one. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)

/** The same page of a list in both languages. */
export const listPaths = (list: 'galleries' | 'videos', page: number): Record<Language, string> => ({
  hu: pagePath(pathFor(list, 'hu'), page),
  en: pagePath(pathFor(list, 'en'), page),
})

/** The same item in both languages: its id has no language. */
export const itemPaths = (
  item: 'gallery' | 'video',
  params: PathParams<'gallery'>,
  page = 1,
): Record<Language, string> => ({
  hu: pagePath(pathFor(item, 'hu', params), page),
  en: pagePath(pathFor(item, 'en', params), page),
})

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

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Where the site is, unless the root itself has failed. */
export function originIn(matches: Matches): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root?.origin
}

/** Where a page stands, for search engines. */
export function crumbMeta(matches: Matches, crumbs: Crumb[]) {
  const origin = originIn(matches)
  return origin ? [{ 'script:ld+json': breadcrumbLd(origin, crumbs) }] : []
}

/** A path as others can follow it. */
export function useAbsolute(path: string): string {
  const root = useRouteLoaderData<RootData>('root')
  return root ? new URL(path, root.origin).href : path
}
