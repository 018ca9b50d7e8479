import fc from 'fast-check'

type Path = string[]

/** The path of every node in a value, the root first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key]))]
}

const missing = Symbol('missing')
/** A list becomes an object and an object a list. */
const swapped = Symbol('swapped')

function swap(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value }
  return typeof value === 'object' && value !== null ? Object.values(value) : [value]
}

function withReplacement(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined)
    return replacement === missing ? undefined : replacement === swapped ? swap(value) : replacement
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  if (rest.length === 0 && replacement === missing) delete copy[key]
  else copy[key] = withReplacement(copy[key], rest, replacement)
  return copy
}

/** What a response may contain anywhere, by mistake or malice. */
const wrongValues: unknown[] = [
  missing,
  swapped,
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\ud800',
  '\0',
  '..',
  '../..',
  '//evil.example',
  'http://[',
  '%',
  '__proto__',
  '2025-13-45T99:99:99Z',
  'é'.repeat(2000),
  [],
  {},
  [null],
  [[]],
  { toString: null },
]

export type Mutation = { path: string; replacement: string; wire: unknown }

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Copies of a valid response with one wrong value each: every value at every path, or every third. */
export const mutationsOf = (valid: unknown, all: boolean): Mutation[] =>
  pathsIn(valid).flatMap((path, nth) =>
    wrongValues
      .filter((value, index) => all || value === missing || value === null || (nth + index) % 3 === 0)
      .map((value) => ({
        path: path.join('.'),
        replacement: describe(value),
        wire: withReplacement(valid, path, value),
      })),
  )

/** A valid response with several wrong values. */
export const malformedOf = (valid: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom(...wrongValues)), { minLength: 2, maxLength: 5 })
    .map((faults) =>
      faults.reduce<unknown>((wire, [nth, value]) => {
        const paths = pathsIn(wire)
        return withReplacement(wire, paths[nth % paths.length] ?? [], value)
      }, valid),
    )
