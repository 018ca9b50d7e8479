import { existsSync } from 'node:fs'
import path from 'node:path'
import { languages, matchPath, type PathMatch } from '@palank/routes'
import type { Ask } from './ask.ts'

/** The call that a page of the site stands or falls with. */
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

/** Every address in a document: of fields that hold one, and of links and pictures inside HTML. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inHtml = [...value.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')
    return /^(\/|https?:|mailto:|tel:)\S*$/.test(value) ? [value] : inHtml
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(addressesIn)
}

/** Follows addresses, each once: files to the disk, pages to the call behind them; the outside is only counted. */
export function linkChecker(ask: Ask, mediaDir: string) {
  const known = new Map<string, Promise<string | undefined>>()
  const counts = { files: 0, pages: 0, outside: 0 }

  async function follow(address: string): Promise<string | undefined> {
    const { pathname } = new URL(address, 'http://site.example')
    if (pathname.startsWith('/files/')) {
      counts.files += 1
      const file = path.join(mediaDir, decodeURIComponent(pathname.slice('/files/'.length)))
      return existsSync(file) ? undefined : 'there is no such file'
    }
    counts.pages += 1
    const match = matchPath(pathname)
    if (!match) return `no page of the site (${languages.join(', ')})`
    const call = callFor(match)
    if (!call) return undefined
    const { status } = await ask(call)
    return status === 200 ? undefined : `answers ${status}`
  }

  return {
    counts,
    check: (address: string): Promise<string | undefined> => {
      const before = known.get(address)
      if (before) return before
      const outside = !address.startsWith('/') || address.startsWith('//')
      if (outside) counts.outside += 1
      const answer = outside ? Promise.resolve(undefined) : follow(address)
      known.set(address, answer)
      return answer
    },
  }
}
