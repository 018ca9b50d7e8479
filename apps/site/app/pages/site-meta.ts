import type { Language } from '@palank/routes'
import type { MetaDescriptor } from 'react-router'
import { type BrandId, brands } from '~/brand/brands.ts'
import { type PageMeta, pageMeta } from '~/shell/page-meta.ts'
import type { ShellView } from '~/shell/shell.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** What the root's loader tells of the site. */
export type RootData = {
  brand: BrandId
  origin: string
  version: string
  language: Language
  shell: ShellView
}

/** A page's metadata over what the root knows of the site; nothing while the root itself has failed. */
export function metaOf(matches: Matches, page: () => PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  if (!root) return []
  const { brand, origin, language, shell } = root
  const { name, share } = brands[brand]
  const club = name[language]
  return pageMeta({ club, origin, image: { ...share, alt: club }, ...shell.meta }, page())
}
