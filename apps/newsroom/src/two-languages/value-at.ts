type Row = Record<string, unknown>

/**
 * The value of a field of the form in a stored document. The rows of a list are found by their ids, since in the form
 * they may stand in another order.
 */
export function valueAt(doc: unknown, path: string, rowIdAt: (rowPath: string) => unknown): unknown {
  const names = path.split('.')
  let value: unknown = doc
  names.forEach((name, index) => {
    if (Array.isArray(value)) {
      const id = rowIdAt(names.slice(0, index + 1).join('.'))
      value = id ? value.find((row: Row) => row.id === id) : undefined
    } else value = (value as Row | null | undefined)?.[name]
  })
  return value
}
