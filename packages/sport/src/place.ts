export type Place = {
  team: number
  /** Row number in the table, unique. */
  standing: number
  /** Shared by teams that are still tied. */
  position: number
}

/**
 * `groups` is the order by results, with teams that are still tied in one group. Teams with an official position take
 * it, the others fill the remaining places. Returned in table order.
 */
export function places(groups: number[][], official: Map<number, number>): Place[] {
  const placed: Place[] = []
  let lastStanding = 0
  const claims = groups.flat().flatMap((team) => {
    const position = official.get(team)
    return position === undefined ? [] : [{ team, position }]
  })
  for (const { team, position } of claims.sort((a, b) => a.position - b.position)) {
    // The second team of a shared official position needs a row of its own.
    lastStanding = Math.max(position, lastStanding + 1)
    placed.push({ team, position, standing: lastStanding })
  }

  const taken = new Set(placed.map((place) => place.standing))
  let standing = 0
  for (const group of groups) {
    let above: Place | undefined
    for (const team of group) {
      if (official.has(team)) continue
      do standing += 1
      while (taken.has(standing))
      // An official place between two tied teams separates them: positions never decrease down the table.
      const shares = above?.standing === standing - 1
      above = { team, standing, position: above && shares ? above.position : standing }
      placed.push(above)
    }
  }
  return placed.sort((a, b) => a.standing - b.standing)
}
