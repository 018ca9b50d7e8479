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

/** The page that a query asks for: 1 when it asks for none, undefined when it asks for what cannot be one. */
export function pageAsked(query: URLSearchParams): number | undefined {
  const asked = query.get('page')
  if (asked === null) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}
