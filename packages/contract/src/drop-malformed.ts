import { z } from 'zod'

export type Dropped = { path: string; message: string }
export type Checked<Value> = { value: Value; dropped: Dropped[] }

type Path = PropertyKey[]

/** Removes the wrappers that make a value optional. */
function unwrap(schema: z.ZodType): z.ZodType {
  const wrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  return wrapped ? unwrap(schema.unwrap() as z.ZodType) : schema
}

function schemaOf(parent: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const inner = unwrap(parent)
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType
  return inner instanceof z.ZodObject ? (inner.shape[key as string] as z.ZodType | undefined) : undefined
}

const canBeMissing = (schema: z.ZodType) => schema.safeParse(undefined).success

/** The smallest part around an issue that can be dropped: an optional field, or an item of a list. */
function droppablePart(schema: z.ZodType, issuePath: Path): Path | undefined {
  const candidates: { path: Path; optional: boolean }[] = []
  let parent: z.ZodType | undefined = schema
  for (const [index, key] of issuePath.entries()) {
    const child: z.ZodType | undefined = parent && schemaOf(parent, key)
    const optional = typeof key === 'number' || (child !== undefined && canBeMissing(child))
    candidates.push({ path: issuePath.slice(0, index + 1), optional })
    parent = child
  }
  return candidates.findLast(({ optional }) => optional)?.path
}

const descend = (value: unknown, key: PropertyKey) =>
  (value as Record<PropertyKey, unknown> | undefined)?.[key]

function withoutParts(value: unknown, parts: Path[]): unknown {
  const copy = structuredClone(value)
  const indexesOf = new Map<unknown[], Set<number>>()
  for (const path of parts) {
    const parent = path.slice(0, -1).reduce(descend, copy)
    const key = path.at(-1) as PropertyKey
    if (Array.isArray(parent)) indexesOf.set(parent, (indexesOf.get(parent) ?? new Set()).add(Number(key)))
    else if (parent) delete (parent as Record<PropertyKey, unknown>)[key]
  }
  for (const [array, indexes] of indexesOf) {
    array.splice(0, array.length, ...array.filter((_, index) => !indexes.has(index)))
  }
  return copy
}

/**
 * Validates a response. A malformed optional field is dropped, an item without a required field is dropped from its
 * list, and an issue in a required part of the whole response throws.
 */
export function dropMalformed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const dropped: Dropped[] = []
  let rest = value
  for (;;) {
    const result = schema.safeParse(rest)
    if (result.success) return { value: result.data, dropped }
    const parts: Path[] = []
    for (const { path, message } of result.error.issues) {
      const part = droppablePart(schema, path)
      if (!part) throw result.error
      parts.push(part)
      // Null in an optional field means missing, which is no loss to report.
      if (path.reduce(descend, rest) !== null || typeof part.at(-1) === 'number')
        dropped.push({ path: path.join('.'), message })
    }
    rest = withoutParts(rest, parts)
  }
}
