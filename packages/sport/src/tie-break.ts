import type { TieCriterion } from './game.ts'
import { againstIn, type Result, scoreIn, winsIn } from './result.ts'

/** The criterion that separated the teams of `among`, or `undecided`. */
export type Decision = {
  criterion: TieCriterion | 'undecided'
  /** Sorted by id. */
  among: number[]
  /** Each team's value for the criterion; empty when undecided. */
  values: Map<number, number>
}

function valueFor(criterion: TieCriterion, results: Result[], tied: Set<number>): number {
  const among = results.filter((result) => tied.has(result.opponent))
  switch (criterion) {
    case 'wins_among_tied':
      return winsIn(among)
    case 'difference_among_tied':
      return scoreIn(among) - againstIn(among)
    case 'score_among_tied':
      return scoreIn(among)
    case 'difference_overall':
      return scoreIn(results) - againstIn(results)
    case 'score_overall':
      return scoreIn(results)
  }
}

/**
 * FIBA's classification. `groups` is sorted from best to worst; teams that are still tied share a group. Teams that a
 * criterion leaves tied start again from the first criterion, with only the games between them.
 */
export function breakTie(
  teams: number[],
  criteria: readonly TieCriterion[],
  results: Map<number, Result[]>,
): { groups: number[][]; decisions: Decision[] } {
  const among = teams.toSorted((a, b) => a - b)
  if (among.length < 2) return { groups: [among], decisions: [] }
  const tied = new Set(among)
  for (const criterion of criteria) {
    const values = new Map(among.map((team) => [team, valueFor(criterion, results.get(team) ?? [], tied)]))
    const parts = Map.groupBy(among, (team) => values.get(team) ?? 0)
    if (parts.size === 1) continue
    const inner = [...parts].sort(([a], [b]) => b - a).map(([, part]) => breakTie(part, criteria, results))
    return {
      groups: inner.flatMap(({ groups }) => groups),
      decisions: [{ criterion, among, values }, ...inner.flatMap(({ decisions }) => decisions)],
    }
  }
  return { groups: [among], decisions: [{ criterion: 'undecided', among, values: new Map() }] }
}

/** The decision that separated the two teams, or the `undecided` one. */
export function decisionBetween(decisions: Decision[], a: number, b: number): Decision {
  const found = decisions.find(
    ({ criterion, among, values }) =>
      among.includes(a) &&
      among.includes(b) &&
      (criterion === 'undecided' || values.get(a) !== values.get(b)),
  )
  if (!found) throw new RangeError(`${a} and ${b} were not tied`)
  return found
}
