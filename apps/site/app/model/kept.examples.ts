import type { Kept } from './kept.ts'

export const exampleKept = <Value>(value: Value): Kept<Value> => ({ key: 'example', value })
