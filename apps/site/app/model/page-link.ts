import { languageOfPath, matchPath } from '@palank/routes'

/** The part of an anchor that decides who follows it. */
export type LinkElement = {
  href: string
  target: string
  hreflang: string
  hasAttribute: (name: string) => boolean
}

export type PageLink = { to: string; replace: boolean; keepsPlace: boolean }

/** `URL.parse`, which phones that are older than 2025 do not have. */
function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** Marks a link that keeps the scroll position. */
export const keepsPlaceAttribute = 'data-keeps-place'

/**
 * The page of this site that a link leads to without loading the document anew; undefined for anything that the
 * browser follows by itself: other sites, files, downloads, places on the same page and the other language.
 */
export function pageLinkOf(link: LinkElement, current: URL): PageLink | undefined {
  const target = parse(link.href)
  if (!target || target.origin !== current.origin) return undefined
  if ((link.target && link.target !== '_self') || link.hreflang || link.hasAttribute('download'))
    return undefined
  if (!matchPath(target.pathname)) return undefined
  if (languageOfPath(target.pathname) !== languageOfPath(current.pathname)) return undefined
  const isSamePage = target.pathname === current.pathname && target.search === current.search
  if (isSamePage && target.hash) return undefined
  return {
    to: target.pathname + target.search + target.hash,
    replace: isSamePage && !current.hash,
    keepsPlace: link.hasAttribute(keepsPlaceAttribute),
  }
}
