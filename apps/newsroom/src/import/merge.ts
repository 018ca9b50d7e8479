import { roundKey } from './name-key.ts'
import type { Change, Merged, Value, Values } from './types.ts'

/** Defaults of the form, which nobody chose on purpose. */
const formDefaults: Record<string, Value> = { status: 'scheduled', did_not_play: false }

function isSame(field: string, a: Value | null | undefined, b: Value | null | undefined): boolean {
  if (field !== 'round' && field !== 'round_en') return (a ?? null) === (b ?? null)
  return roundKey(String(a ?? '')) === roundKey(String(b ?? ''))
}

export type MergeInput = {
  /** Null for a new record. */
  current: Values | null
  incoming: Values
  /** The values changedValues by the last import. */
  imported: Values
  overwrite: boolean
}

/** Three-way merge: fills empty fields, updates those unchanged since the last import, keeps corrections by hand. */
export function merge({ current, incoming, imported, overwrite }: MergeInput): Merged {
  const changes: Change[] = []
  const kept: Change[] = []
  for (const [field, to] of Object.entries(incoming)) {
    const from = current?.[field] ?? null
    if (to === null || isSame(field, from, to)) continue
    const lastImported = imported[field] ?? null
    const empty = from === null || (lastImported === null && from === formDefaults[field])
    const isCorrection = lastImported === null ? !empty : !isSame(field, from, lastImported)
    if (isCorrection && !overwrite) kept.push({ field, from, to })
    else changes.push({ field, from, to })
  }
  const changedValues = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  const action = changes.length > 0 ? 'changed' : kept.length > 0 ? 'kept' : 'unchanged'
  return {
    action: current ? action : 'added',
    values: { ...current, ...changedValues },
    changes,
    kept,
    imported: { ...imported, ...changedValues },
  }
}
