/** A number from 0 up to 1, the next of its row at each call. */
export type Random = () => number

/** FNV-1a, so that a text tells where a row of chances starts. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** A row of its own for each thing named, so that one more match does not change any other (mulberry32). */
export function randomOf(...names: (string | number)[]): Random {
  let state = hash(names.join('/'))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number, both ends included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** About 0, rarely beyond 2 either way; the sum of chances, as no exact bell is needed. */
export const normal = (random: Random): number => (random() + random() + random() + random() - 2) * 1.732

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

export function weighted<T>(random: Random, list: readonly T[], weight: (item: T) => number): T {
  let total = 0
  for (const item of list) total += weight(item)
  let left = random() * total
  for (const item of list) {
    left -= weight(item)
    if (left < 0) return item
  }
  return pick(random, list)
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
