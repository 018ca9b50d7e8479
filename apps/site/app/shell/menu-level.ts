import type { MenuEntry } from './shell.ts'

export type MenuLevel = {
  /** The entry that was opened to get here, and the name of the one above it; neither at the top. */
  parent: MenuEntry | undefined
  above: string | undefined
  entries: MenuEntry[]
}

/** Where a path of opened entries leads; it ends early at one that is not there. */
export function levelAt(entries: MenuEntry[], path: readonly string[]): MenuLevel {
  let level: MenuLevel = { parent: undefined, above: undefined, entries }
  for (const id of path) {
    const parent = level.entries.find((entry) => entry.id === id)
    if (!parent) return level
    level = { parent, above: level.parent?.name, entries: parent.children }
  }
  return level
}
