export type Clause = { id: string; text: string }
export type NamedTest = { title: string; file: string; browser: boolean }
export type Coverage = Clause & { tests: NamedTest[] }

/** Clauses of the checklist, in order: list items and rows of the route table. */
export function clausesIn(checklist: string): Clause[] {
  return [...checklist.matchAll(/^(?:- |\| *)([A-H]\d+)(?: \|| )(.*)$/gm)].map(([, id = '', rest = '']) => ({
    id,
    text: rest.replace(/\s*\|\s*/g, ' ').trim(),
  }))
}

const group = String.raw`[A-H]\d+(?:[–-][A-H]?\d+)?`
const named = new RegExp(
  String.raw`(?<![\w])(${group}(?:(?:, | and )${group})*)(?=(?: \[?(?:hu|en)\]?)?(?: · [^:]*)?:)`,
  'g',
)

/** The clauses that a test's title names before its colon: `A4:`, `B1, B13:`, `H1–H4:`, `D3 hu:`. */
export function clausesOf(title: string): string[] {
  return [...title.matchAll(named)].flatMap(([, list = '']) =>
    list.split(/, | and /).flatMap((part) => {
      const [, letter = '', from = '', to] = /^([A-H])(\d+)(?:[–-][A-H]?(\d+))?$/.exec(part) ?? []
      const first = Number(from)
      return Array.from({ length: Number(to ?? from) - first + 1 }, (_, at) => `${letter}${first + at}`)
    }),
  )
}

export function coverageOf(clauses: Clause[], tests: NamedTest[]): Coverage[] {
  const byClause = Map.groupBy(
    tests.flatMap((test) => clausesOf(test.title).map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  return clauses.map((clause) => ({
    ...clause,
    tests: (byClause.get(clause.id) ?? []).map(({ test }) => test),
  }))
}

/** Clauses of screens that do not exist yet. Every other clause needs a test, and a browser test if it is visible. */
export const notBuilt: string[] = []

/** Clauses that no screen shows: rules of the data and of the game, tested beside their code. */
const notVisible = /^(F[4-7]|H\d+)$/

export type MissingTest = { id: string; missing: 'test' | 'browser test' }

export function missingTests(coverage: Coverage[]): MissingTest[] {
  return coverage.flatMap(({ id, tests }): MissingTest[] => {
    if (notBuilt.includes(id)) return []
    if (tests.length === 0) return [{ id, missing: 'test' }]
    if (notVisible.test(id) || tests.some(({ browser }) => browser)) return []
    return [{ id, missing: 'browser test' }]
  })
}
