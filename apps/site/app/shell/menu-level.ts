import type { MenuEntry } from './shell.ts'

export type MenuLevel = {
  /** The entry that was opened; undefined at the top. */
  parent: MenuEntry | undefined
  /** The name of the entry above the parent. */
  above: string | undefined
  entries: MenuEntry[]
}

/** The level that a path of ids leads to; unknown ids end the path early. */
export function levelAt(entries: MenuEntry[], path: readonly string[]): MenuLevel {
  let level: MenuLevel = { parent: undefined, above: undefined, entries }
  for (const id of path) {
    const parent = level.entries.find((entry) => entry.id === id)
    if (!parent) return level
    level = { parent, above: level.parent?.name, entries: parent.children }
  }
  return level
}
