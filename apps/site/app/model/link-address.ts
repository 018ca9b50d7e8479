/** A safe link of data: http, https, mailto, tel or a path of this site; undefined for anything else. */
export function linkAddress(link: string | null | undefined): string | undefined {
  const trimmed = link?.trim()
  if (!trimmed) return undefined
  if (trimmed.startsWith('//') || /^(https?|mailto|tel):/i.test(trimmed)) return trimmed
  if (trimmed.startsWith('/') || trimmed.startsWith('#')) return trimmed
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? undefined : `https://${trimmed}`
}

export const isExternal = (address: string): boolean => /^(https?:)?\/\//i.test(address)
