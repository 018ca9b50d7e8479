export type Place = {
  team: number
  /** Of the row in the table, without repetition. */
  standing: number
  /** Teams still tied share it. */
  position: number
}

/**
 * `groups` is the order that the results give, those still tied together. Teams with an official position
 * stand there, and the others fill the places left free. The answer is in the order of the table.
 */
export function places(groups: number[][], official: Map<number, number>): Place[] {
  const placed: Place[] = []
  let lowest = 0
  const claims = groups.flat().flatMap((team) => {
    const position = official.get(team)
    return position === undefined ? [] : [{ team, position }]
  })
  for (const { team, position } of claims.sort((a, b) => a.position - b.position)) {
    // The second team of a shared official position needs a row of its own.
    lowest = Math.max(position, lowest + 1)
    placed.push({ team, position, standing: lowest })
  }

  const taken = new Set(placed.map((place) => place.standing))
  let standing = 0
  for (const group of groups) {
    let above: Place | undefined
    for (const team of group) {
      if (official.has(team)) continue
      do standing += 1
      while (taken.has(standing))
      // An official place between two tied teams parts them: positions never decrease down the table.
      const shares = above?.standing === standing - 1
      above = { team, standing, position: above && shares ? above.position : standing }
      placed.push(above)
    }
  }
  return placed.sort((a, b) => a.standing - b.standing)
}
