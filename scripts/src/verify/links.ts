import { existsSync } from 'node:fs'
import path from 'node:path'
import { languages, matchPath, type PathMatch } from '@palank/routes'
import type { ApiGet } from './api-client.ts'

/** The call without which a page of the site is a 404. */
function callFor({ page, language, params }: PathMatch): string | undefined {
  const value = Object.fromEntries(
    Object.entries(params).map(([key, text]) => [key, encodeURIComponent(text)]),
  )
  const lang = `?lang=${language}`
  switch (page) {
    case 'article':
      return `/article/find/${value.slug}${lang}`
    case 'page':
      return `/page/find/${value.slug}${lang}`
    case 'gallery':
      return `/gallery/find/${value.id}${lang}`
    case 'video':
      return `/video/find/${value.id}${lang}`
    case 'team':
      return `/competition-team/find/${value.teamId}${lang}`
    case 'player':
      return `/player/find/${value.playerId}${lang}`
    case 'match':
      return `/schedule/find/${value.scheduleId}${lang}`
    default:
      return undefined
  }
}

/** Every address in a document: fields that hold one, and links and pictures inside HTML. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')
    return /^(\/|https?:|mailto:|tel:)\S*$/.test(value) ? [value] : inHtml
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

/** Checks addresses, each once: files on disk, pages by their call; external addresses are only counted. */
export function linkChecker(get: ApiGet, mediaDir: string) {
  const results = new Map<string, Promise<string | undefined>>()
  const counts = { files: 0, pages: 0, external: 0 }

  async function follow(address: string): Promise<string | undefined> {
    const { pathname } = new URL(address, 'http://site.example')
    if (pathname.startsWith('/files/')) {
      counts.files += 1
      const file = path.join(mediaDir, decodeURIComponent(pathname.slice('/files/'.length)))
      return existsSync(file) ? undefined : 'file not found'
    }
    counts.pages += 1
    const match = matchPath(pathname)
    if (!match) return `not a page of the site in ${languages.join(' or ')}`
    const call = callFor(match)
    if (!call) return undefined
    const { status } = await get(call)
    return status === 200 ? undefined : `answered ${status}`
  }

  return {
    counts,
    check: (address: string): Promise<string | undefined> => {
      const known = results.get(address)
      if (known) return known
      const isExternal = !address.startsWith('/') || address.startsWith('//')
      if (isExternal) counts.external += 1
      const result = isExternal ? Promise.resolve(undefined) : follow(address)
      results.set(address, result)
      return result
    },
  }
}
