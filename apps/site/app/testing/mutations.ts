import fc from 'fast-check'

type Path = string[]

/** Every place in a value, from the whole of it to the last leaf. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

const missing = Symbol('missing')
/** Turns a list into an object and an object into a list. */
const turned = Symbol('turned')

function turn(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value }
  return typeof value === 'object' && value !== null ? Object.values(value) : [value]
}

function withPut(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put === missing ? undefined : put === turned ? turn(value) : put
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  if (rest.length === 0 && put === missing) delete copy[key]
  else copy[key] = withPut(copy[key], rest, put)
  return copy
}

/** What an answer may hold in any of its places by mistake or malice. */
const wrong: unknown[] = [
  ...[missing, turned, null, undefined, true, false],
  ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 2 ** 53],
  ...['', ' ', 'x', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)'],
  ...['\ud800', '\0', '..', '../..', '//evil.example', 'http://[', '%', '__proto__', '2025-13-45T99:99:99Z'],
  ...['é'.repeat(2000), [], {}, [null], [[]], { toString: null }],
]

export type Mutation = { at: string; put: string; wire: unknown }

const said = (put: unknown) =>
  typeof put === 'string'
    ? JSON.stringify(put.slice(0, 40))
    : typeof put === 'object'
      ? JSON.stringify(put)
      : String(put)

/** A valid answer with a wrong thing in each of its places, one at a time: with all of them, or each with every third. */
export const mutationsOf = (valid: unknown, all: boolean): Mutation[] =>
  placesIn(valid).flatMap((place, nth) =>
    wrong
      .filter((put, index) => all || put === missing || put === null || (nth + index) % 3 === 0)
      .map((put) => ({ at: place.join('.'), put: said(put), wire: withPut(valid, place, put) })),
  )

/** A valid answer with several wrong things at once. */
export const spoiled = (valid: unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wrong)), { minLength: 2, maxLength: 5 }).map((faults) =>
    faults.reduce<unknown>((wire, [nth, put]) => {
      const places = placesIn(wire)
      return withPut(wire, places[nth % places.length] ?? [], put)
    }, valid),
  )
