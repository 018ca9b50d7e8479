/** Rounds of pairs, home first. */
export type Rounds<T> = [home: T, away: T][][]

/** Everyone meets everyone once: the circle method with as few home/away breaks as possible, for an even number. */
function single<T>(teams: readonly T[]): Rounds<T> {
  const circle = teams.length - 1
  const at = (index: number) => teams[(index + circle) % circle] as T
  const last = teams[circle] as T
  return Array.from({ length: circle }, (_, round) => {
    const pairs: [T, T][] = [round % 2 === 0 ? [at(round), last] : [last, at(round)]]
    for (let step = 1; step < teams.length / 2; step++) {
      const pair: [T, T] = [at(round + step), at(round - step)]
      pairs.push(step % 2 === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]])
    }
    return pairs
  })
}

/** Each pair meets at both arenas; the second half mirrors the first. */
export function roundRobin<T>(teams: readonly T[]): Rounds<T> {
  const first = single(teams)
  return [...first, ...first.map((pairs) => pairs.map(([home, away]): [T, T] => [away, home]))]
}
