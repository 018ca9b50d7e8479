type Query = { [name: string]: string | string[] }

/** A new item, a document or the settings; not a list, nor the versions of a document. */
function isDocument([kind, slug, id, ...rest]: string[]): boolean {
  if (kind === 'globals') return Boolean(slug) && !id
  return kind === 'collections' && Boolean(slug) && Boolean(id) && id !== 'trash' && rest.length === 0
}

/**
 * Where a document opens in Hungarian, if the address names no language. Payload remembers the last one: without
 * this, the next new item would start in English.
 */
export function hungarianAddress(segments: string[] | undefined, query: Query): string | undefined {
  if (!segments || !isDocument(segments) || query.locale) return undefined
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  )
  const search = new URLSearchParams([...pairs, ['locale', 'hu']])
  return `/admin/${segments.map(encodeURIComponent).join('/')}?${search}`
}
