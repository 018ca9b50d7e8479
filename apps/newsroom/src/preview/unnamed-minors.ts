import { createNameFinder } from '../children/find-names.ts'
import { readPeople, readUnnamed } from '../children/people.ts'
import type { DatabaseRequest } from '../database.ts'

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part)
}

/** The initials of minors whom an answer names without consent; it could not be published. */
export async function unnamedMinorsIn(req: DatabaseRequest, answer: unknown): Promise<string[]> {
  const texts = [...textsIn(answer)]
  const unnamed = createNameFinder(await readUnnamed(req))
  if (!texts.some((text) => unnamed(text).length > 0)) return []
  const findNames = createNameFinder(await readPeople(req))
  return [...new Set(texts.flatMap((text) => findNames(text).map(({ initials }) => initials)))]
}
