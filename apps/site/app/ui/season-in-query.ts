/** The season in a query: undefined if there is none, null if it is not a year. */
export function seasonInQuery(query: URLSearchParams): number | undefined | null {
  const value = query.get('season')
  if (value === null) return undefined
  return /^(?:19|20)\d\d$/.test(value) ? Number(value) : null
}
