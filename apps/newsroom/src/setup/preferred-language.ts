export type Language = 'hu' | 'en'

/** The first of the two languages in an Accept-Language header; Hungarian if it names neither. */
export function preferredLanguage(header: string): Language {
  const names = header.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return names.find((name) => name === 'hu' || name === 'en') ?? 'hu'
}
