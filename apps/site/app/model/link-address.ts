/** What an address from data leads to: http, https, mailto, tel, a path of this site, or nowhere (undefined). */
export function linkAddress(link: string | null | undefined): string | undefined {
  const trimmed = link?.trim()
  if (!trimmed) return undefined
  if (trimmed.startsWith('//') || /^(https?|mailto|tel):/i.test(trimmed)) return trimmed
  if (trimmed.startsWith('/') || trimmed.startsWith('#')) return trimmed
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? undefined : `https://${trimmed}`
}

export const isExternal = (address: string): boolean => /^(https?:)?\/\//i.test(address)
