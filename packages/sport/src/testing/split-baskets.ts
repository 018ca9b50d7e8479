/** How many baskets of one, two and three points. */
export type Baskets = [ones: number, twos: number, threes: number]

/** Divides baskets so that each period has its points, about evenly; null where that is impossible. */
export function splitBaskets(points: readonly number[], baskets: Baskets): Baskets[] | null {
  const failed = new Set<string>()
  const rest = (at: number) => points.slice(at).reduce((sum, value) => sum + value, 0)

  function from(at: number, [ones, twos, threes]: Baskets): Baskets[] | null {
    const target = points[at]
    if (target === undefined) return ones === 0 && twos === 0 && threes === 0 ? [] : null
    const key = `${at} ${twos} ${threes}`
    if (failed.has(key)) return null
    const share = rest(at) === 0 ? 0 : target / rest(at)
    const choices: { used: Baskets; off: number }[] = []
    for (let three = 0; three <= threes && 3 * three <= target; three++) {
      for (let two = 0; two <= twos && 3 * three + 2 * two <= target; two++) {
        const one = target - 3 * three - 2 * two
        if (one > ones) continue
        const off = Math.abs(three - threes * share) + Math.abs(two - twos * share)
        choices.push({ used: [one, two, three], off })
      }
    }
    choices.sort((a, b) => a.off - b.off)
    for (const { used } of choices) {
      const later = from(at + 1, [ones - used[0], twos - used[1], threes - used[2]])
      if (later) return [used, ...later]
    }
    failed.add(key)
    return null
  }
  return from(0, baskets)
}
