import type { z } from 'zod'

export type Dropped = { path: string; message: string }
export type Checked<Value> = { value: Value; dropped: Dropped[] }

type ItemPath = { list: PropertyKey[]; index: number }

function innermostItem(path: PropertyKey[]): ItemPath | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number')
  return at < 0 ? undefined : { list: path.slice(0, at), index: path[at] as number }
}

const descend = (value: unknown, key: PropertyKey) => (value as Record<PropertyKey, unknown>)[key]

function withoutItems(value: unknown, items: ItemPath[]): unknown {
  const copy = structuredClone(value)
  const indexesOf = new Map<unknown[], Set<number>>()
  for (const { list, index } of items) {
    const array = list.reduce(descend, copy) as unknown[]
    indexesOf.set(array, (indexesOf.get(array) ?? new Set()).add(index))
  }
  for (const [array, indexes] of indexesOf) {
    array.splice(0, array.length, ...array.filter((_, index) => !indexes.has(index)))
  }
  return copy
}

/** Checks an answer. A malformed item leaves the innermost list it stands in; any other fault throws. */
export function dropMalformed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const dropped: Dropped[] = []
  let rest = value
  for (;;) {
    const result = schema.safeParse(rest)
    if (result.success) return { value: result.data, dropped }
    const items: ItemPath[] = []
    for (const { path, message } of result.error.issues) {
      const item = innermostItem(path)
      if (!item) throw result.error
      items.push(item)
      dropped.push({ path: path.join('.'), message })
    }
    rest = withoutItems(rest, items)
  }
}
