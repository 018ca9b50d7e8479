import type { MenuEntry } from './shell.ts'

/** `page` for this very page; `true` for one above it, or for a menu point that holds it. */
export function currentMark(entry: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.href === pathname) return 'page'
  const holds = entry.href?.startsWith('/') && pathname.startsWith(`${entry.href}/`)
  return holds || entry.children.some((child) => currentMark(child, pathname)) ? 'true' : undefined
}
