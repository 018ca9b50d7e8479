import { type Shot, shotValue } from '../events/event.ts'

export type Random = () => number
type Basket = { player: number | null; period: number; kind: Shot }

export const times = <Item>(count: number | null, item: Item): Item[] =>
  Array.from({ length: Math.max(0, count ?? 0) }, () => item)

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

/** How many baskets of one, two and three points. */
type Baskets = [ones: number, twos: number, threes: number]

/** Divides baskets so that each period has its points, about evenly; null where that is impossible. */
function splitBaskets(points: readonly number[], baskets: Baskets): Baskets[] | null {
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

/** Made or missed shots of a line; dunks are counted among two-point shots too. */
export const shotsOf = (countOf: (shot: Shot) => number): Shot[] => [
  ...times(countOf('dunk'), 'dunk' as const),
  ...times(countOf('two_point') - countOf('dunk'), 'two_point' as const),
  ...times(countOf('three_point'), 'three_point' as const),
  ...times(countOf('free_throw'), 'free_throw' as const),
]

/** Where only points are known: any baskets that give them. */
function anyShots(points: number, random: Random): Shot[] {
  if (points === 0) return []
  const kind = points >= 3 && random() < 0.2 ? 'three_point' : points >= 2 ? 'two_point' : 'free_throw'
  return [kind, ...anyShots(points - shotValue[kind], random)]
}

/** Points in any period, in which everybody scores at random. */
export function anyBaskets(owners: (number | null)[], points: number[], random: Random): Basket[] {
  const mixed = shuffled(owners, random)
  return points.flatMap((count, index) => {
    const scorers = Map.groupBy(mixed.splice(0, count), (player) => player)
    return [...scorers].flatMap(([player, own]) =>
      anyShots(own.length, random).map((kind) => ({ player, kind, period: index + 1 })),
    )
  })
}

/** Known baskets in the periods that they make up; where possible in one that their player plays in. */
export function knownBaskets(
  made: { player: number | null; kind: Shot }[],
  points: number[],
  random: Random,
  plays: (player: number | null, period: number) => boolean,
): Basket[] {
  const worth = (value: number) => shuffled(made, random).filter(({ kind }) => shotValue[kind] === value)
  const groups = [worth(1), worth(2), worth(3)] as const
  const split = splitBaskets(points, [groups[0].length, groups[1].length, groups[2].length])
  if (!split)
    throw new Error('No division of these baskets gives the points of the periods: check the box score.')
  return groups.flatMap((group, index) => {
    const places = shuffled(
      split.flatMap((baskets, at) => times(baskets[index] ?? 0, at + 1)),
      random,
    )
    // Whoever plays in the fewest periods chooses first.
    const choices = ({ player }: { player: number | null }) =>
      points.filter((_, at) => plays(player, at + 1)).length
    return group
      .toSorted((a, b) => choices(a) - choices(b))
      .map(({ player, kind }) => {
        const at = places.findIndex((period) => plays(player, period))
        const [period = 1] = places.splice(Math.max(0, at), 1)
        return { player, kind, period }
      })
  })
}
