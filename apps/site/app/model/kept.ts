/** Data of a section that stays as the server wrote it. `KeptHtml` draws it. */
export type Kept<Value> = {
  /** Changes with the value. */
  key: string
  /** Not sent with a document: its HTML shows it already. */
  value: Value
}

/** Marks the data of a section as kept. */
export type Keep = <Value>(value: Value) => Kept<Value>

/** Data of a section that may need script: then it is hydrated, else kept. `MaybeKeptHtml` draws it. */
export type MaybeKept<Value> = { kept: Kept<Value>; live?: never } | { live: Value; kept?: never }

export const maybeKept = <Value>(value: Value, needsScript: boolean, keep: Keep): MaybeKept<Value> =>
  needsScript ? { live: value } : { kept: keep(value) }
