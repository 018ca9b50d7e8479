/** Data of a section that stays as the server wrote it. `KeptHtml` draws it. */
export type Kept<Value> = {
  /** Changes with the value. */
  key: string
  /** Not sent with a document: its HTML shows it already. */
  value: Value
}
