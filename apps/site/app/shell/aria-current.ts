import type { MenuEntry } from './shell.ts'

/** The value of `aria-current`: `page` for this page, `true` for an ancestor of it. */
export function ariaCurrent(entry: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.href === pathname) return 'page'
  const isAncestor = entry.href?.startsWith('/') && pathname.startsWith(`${entry.href}/`)
  return isAncestor || entry.children.some((child) => ariaCurrent(child, pathname)) ? 'true' : undefined
}
