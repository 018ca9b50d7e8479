/** The season that a query names: none when it names none, null when what it names cannot be one. */
export function seasonAsked(query: URLSearchParams): number | undefined | null {
  const value = query.get('season')
  if (value === null) return undefined
  return /^(?:19|20)\d\d$/.test(value) ? Number(value) : null
}
