/** Returns the next number of its sequence, from 0 to 1 (exclusive). */
export type Random = () => number

/** FNV-1a, to turn a text into a seed. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** A sequence per name (mulberry32), so that one more match does not change any other. */
export function randomOf(...names: (string | number)[]): Random {
  let state = hash(names.join('/'))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** An integer, both ends inclusive. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** Approximately normal: mean 0, rarely beyond ±2. */
export const normal = (random: Random): number => (random() + random() + random() + random() - 2) * 1.732

export function pick<T>(random: Random, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('demo: cannot pick from an empty list')
  return item
}

export function weighted<T>(random: Random, list: readonly T[], weight: (item: T) => number): T {
  let total = 0
  for (const item of list) total += weight(item)
  let remaining = random() * total
  for (const item of list) {
    remaining -= weight(item)
    if (remaining < 0) return item
  }
  return pick(random, list)
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
