/** Keys from the answer down to a field. */
export type FieldPath = (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of all fields of an item and of the objects in it. Items of its lists have cases of their own. */
export function fieldPathsIn(item: unknown, parent: FieldPath = []): FieldPath[] {
  if (!isObject(item)) return []
  return Object.entries(item).flatMap(([key, value]) => {
    const path = [...parent, key]
    return [path, ...fieldPathsIn(value, path)]
  })
}

export const missing = Symbol('missing')

/** Values to put into a field, of which only those of another type are used. */
const wrongValues: unknown[] = [missing, null, 7, 'x', true, {}, [], '', 'x'.repeat(10_000)]

const isHuge = (value: unknown) => typeof value === 'string' && value.length > 1

function describe(value: unknown): string {
  if (value === missing) return 'missing'
  return isHuge(value) ? 'a huge string' : JSON.stringify(value)
}

/** `isBasic`: the selection that is enough for a whole answer. */
export type Corruption = { value: unknown; description: string; isBasic: boolean }

const basicValues: unknown[] = [missing, null, 'x']

export const corruptionsOf = (original: unknown): Corruption[] =>
  wrongValues
    .filter(
      (value) =>
        typeof value !== typeof original || ['', '{}', '[]'].includes(JSON.stringify(value)) || isHuge(value),
    )
    .map((value) => ({
      value,
      description: describe(value),
      isBasic: basicValues.includes(value) || (typeof value === 'object' && value !== null),
    }))

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

export const valueAt = (answer: unknown, path: FieldPath): unknown => path.reduce(child, answer)

/** Replaces a field in place and returns the answer. */
export function replaceAt(answer: unknown, path: FieldPath, value: unknown): unknown {
  const key = path.at(-1)
  if (key === undefined) return value === missing ? undefined : value
  const parent = valueAt(answer, path.slice(0, -1))
  if (typeof parent !== 'object' || parent === null) return answer
  const record = parent as Record<string | number, unknown>
  if (value === missing) delete record[key]
  else record[key] = value
  return answer
}
