const fewest = 8
const reach = 2

/** E5: the pages that a pager names, and the gaps between them; pages are counted from 1. */
export function pagesShown(selected: number, count: number): (number | 'gap')[] {
  if (count < fewest) return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1)
  const from = Math.max(1, selected - reach)
  const to = Math.min(count, selected + reach)
  const near = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return [
    ...(selected > reach + 1 ? [1] : []),
    ...(selected > reach + 2 ? (['gap'] as const) : []),
    ...near,
    ...(selected + reach < count - 1 ? (['gap'] as const) : []),
    ...(selected + reach < count ? [count] : []),
  ]
}

/** The page in a query: 1 if there is none, undefined if it is not a page number. */
export function pageInQuery(query: URLSearchParams): number | undefined {
  const page = query.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined
}

/** The address of a page of a list: the first has the bare path. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
