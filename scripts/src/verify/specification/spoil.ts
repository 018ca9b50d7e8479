export type Place = (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of an item, with those of the objects in it; what stands in its lists are items of their own. */
export function placesIn(item: unknown, at: Place = []): Place[] {
  if (!isObject(item)) return []
  return Object.entries(item).flatMap(([key, value]) => [[...at, key], ...placesIn(value, [...at, key])])
}

export const missing = Symbol('missing')

/** What may stand in a field's place; nothing that would be right there. */
const wrongs: unknown[] = [missing, null, 7, 'x', true, {}, [], '', 'x'.repeat(10_000)]

const said = (put: unknown): string =>
  put === missing
    ? 'missing'
    : typeof put === 'string' && put.length > 9
      ? 'a huge string'
      : JSON.stringify(put)

/** `isOfAnyKind`: enough of them where what stands in a place is looked at but once. */
export type Spoiling = { put: unknown; said: string; isOfAnyKind: boolean }

const fewKinds: unknown[] = [missing, null, 'x']

export const spoilingsOf = (value: unknown): Spoiling[] =>
  wrongs
    .filter(
      (put) => typeof put !== typeof value || ['', '{}', '[]'].includes(JSON.stringify(put)) || isHuge(put),
    )
    .map((put) => ({
      put,
      said: said(put),
      isOfAnyKind: fewKinds.includes(put) || (typeof put === 'object' && put !== null),
    }))

const isHuge = (put: unknown) => typeof put === 'string' && put.length > 1

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

export const valueAt = (answer: unknown, place: Place): unknown => place.reduce(child, answer)

/** The answer with something else in a place, changed where it stands. */
export function spoilAt(answer: unknown, place: Place, put: unknown): unknown {
  const key = place.at(-1)
  if (key === undefined) return put === missing ? undefined : put
  const holder = valueAt(answer, place.slice(0, -1))
  if (typeof holder !== 'object' || holder === null) return answer
  const changed = holder as Record<string | number, unknown>
  if (put === missing) delete changed[key]
  else changed[key] = put
  return answer
}
