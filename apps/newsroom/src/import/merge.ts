import { roundKey } from './name-key.ts'
import type { Change, Merged, Value, Values } from './types.ts'

/** What a form holds before anybody touches it is nobody's decision. */
const untouched: Record<string, Value> = { status: 'scheduled', did_not_play: false }

function isSame(field: string, one: Value | null | undefined, other: Value | null | undefined): boolean {
  if (field !== 'round' && field !== 'round_en') return (one ?? null) === (other ?? null)
  return roundKey(String(one ?? '')) === roundKey(String(other ?? ''))
}

export type Merging = {
  /** Null for what is not there yet. */
  current: Values | null
  given: Values
  /** What the last import wrote. */
  imported: Values
  overwrite: boolean
}

/** Fills what is empty, follows the file where nobody has corrected it since, and keeps what somebody has. */
export function merge({ current, given, imported, overwrite }: Merging): Merged {
  const changes: Change[] = []
  const kept: Change[] = []
  for (const [field, to] of Object.entries(given)) {
    const from = current?.[field] ?? null
    if (to === null || isSame(field, from, to)) continue
    const before = imported[field] ?? null
    const empty = from === null || (before === null && from === untouched[field])
    const byHand = before === null ? !empty : !isSame(field, from, before)
    if (byHand && !overwrite) kept.push({ field, from, to })
    else changes.push({ field, from, to })
  }
  const written = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  const action = changes.length > 0 ? 'changed' : kept.length > 0 ? 'kept' : 'unchanged'
  return {
    action: current ? action : 'added',
    values: { ...current, ...written },
    changes,
    kept,
    imported: { ...imported, ...written },
  }
}
