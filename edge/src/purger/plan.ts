import { matchPath, type PageId, pages, systemPaths } from '@palank/routes'
import type { CacheEntry } from './cache-index.ts'

export type Plan = {
  /** Removed before anything is fetched: the pages of what is gone. */
  removed: CacheEntry[]
  /** Fetched at once, in this order. */
  refreshed: CacheEntry[]
}

/** More would keep the sites busy for longer than visitors notice; the next visitor of each of the others renews it. */
export const mostRefreshed = 60

/** The page of an item, by the collection of its tag. */
const itemPages: Record<string, PageId> = {
  articles: 'article',
  galleries: 'gallery',
  matches: 'match',
  pages: 'page',
  players: 'player',
  teams: 'team',
  videos: 'video',
}

const isItemTag = (tag: string) => tag.includes(':')
const isFixed = (page: PageId) => !pages[page].hu.includes('{')

/** The page of a cache key, whether it is its HTML or its `.data`. */
function pageOf(key: string): PageId | undefined {
  const [path = ''] = key.split('?')
  return matchPath(path.replace(/(?:\/_)?\.data$/, ''))?.page
}

/** Whether it is the item's own page: others, of articles too, may show it beside their own. */
const isPageOfItem = ({ key, tags }: CacheEntry, itemTags: ReadonlySet<string>): boolean => {
  const page = pageOf(key)
  return tags.some((tag) => {
    const [, item = '', collection = ''] = /^page:(([a-z]+):\d+)$/.exec(tag) ?? []
    return itemTags.has(item) && itemPages[collection] === page
  })
}

/** Lower is earlier; undefined is left to the next visitor. Every article shows the newest ones: such pages are last. */
function rankOf(entry: CacheEntry, itemTags: ReadonlySet<string>): number | undefined {
  const { key, tags } = entry
  const page = pageOf(key)
  const showsItem = tags.some((tag) => itemTags.has(tag))
  if (page === 'home' || key.startsWith(systemPaths.shell)) return 0
  if (page && !isFixed(page)) return isPageOfItem(entry, itemTags) ? 0 : showsItem ? 3 : undefined
  if (page && !key.includes('?')) return 1
  return showsItem || page || key.startsWith(systemPaths.feed) ? 2 : undefined
}

/** Whether the page has one of the tags, or may exist from now on. */
export function isConcerned({ key, tags, isMissing }: CacheEntry, purged: ReadonlySet<string>): boolean {
  if (tags.some((tag) => purged.has(tag))) return true
  const page = isMissing ? pageOf(key) : undefined
  return Object.entries(itemPages).some(([collection, own]) => own === page && purged.has(collection))
}

/** What to do with the cached pages that a purge concerns. All of them are expired before. */
export function planPurge(entries: CacheEntry[], tags: string[], gone: boolean): Plan {
  const itemTags = new Set(tags.filter(isItemTag))
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, itemTags)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  ranked.sort((one, other) => one.rank - other.rank || (one.entry.key < other.entry.key ? -1 : 1))
  return {
    // Not the other pages that show it: they must be there even if the sites are down.
    removed: gone ? entries.filter((entry) => isPageOfItem(entry, itemTags)) : [],
    refreshed: ranked.slice(0, mostRefreshed).map(({ entry }) => entry),
  }
}
