import { nameKey, plainText, rotatedKeys } from './name-key.ts'

export type Lookup<Item> = { item: Item } | { several: Item[] } | { closest: string | null }
export type NameIndex<Item> = {
  find: (text: string) => Lookup<Item>
  /** The item with this name in another word order, if there is exactly one. */
  findRotated: (text: string) => Item | undefined
}

/** Levenshtein distance, capped at `limit + 1`. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const change = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return Math.min(above[to.length] ?? 0, limit + 1)
}

/** A suggestion for a mistyped name. */
export function closestName(text: string, names: Iterable<string>): string | null {
  const key = nameKey(text)
  let best: string | null = null
  let limit = Math.max(2, Math.floor(key.length / 3))
  for (const name of names) {
    const distance = editDistance(key, nameKey(name), limit)
    if (distance > limit) continue
    best = name
    limit = distance - 1
  }
  return best
}

/** Finds items by any of their names; earlier names in the list take precedence. */
export function nameIndex<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => (string | null)[],
): NameIndex<Item> {
  const tiers: Map<string, Set<Item>>[] = []
  const allNames = new Set<string>()
  for (const item of items) {
    for (const [tier, name] of namesOf(item).entries()) {
      if (!name) continue
      allNames.add(name)
      tiers[tier] ??= new Map()
      const key = nameKey(name)
      tiers[tier].set(key, (tiers[tier].get(key) ?? new Set()).add(item))
    }
  }
  const withKey = (key: string): Item[] => {
    const tier = tiers.find((names) => names?.has(key))
    return [...(tier?.get(key) ?? [])]
  }
  const withSameAccents = (text: string, items: Item[]) =>
    items.filter((item) => namesOf(item).some((name) => name && plainText(name) === plainText(text)))
  const search = (text: string): Lookup<Item> => {
    const several = withKey(nameKey(text))
    // Kóris and Koris may both exist: then the accents decide.
    const exact = several.length > 1 ? withSameAccents(text, several) : several
    const [item] = exact
    if (exact.length === 1 && item !== undefined) return { item }
    return several.length > 1 ? { several } : { closest: closestName(text, allNames) }
  }
  const cache = new Map<string, Lookup<Item>>()
  return {
    find(text) {
      const found = cache.get(text) ?? search(text)
      cache.set(text, found)
      return found
    },
    findRotated(text) {
      const items = new Set(rotatedKeys(nameKey(text)).flatMap(withKey))
      return items.size === 1 ? [...items][0] : undefined
    },
  }
}
