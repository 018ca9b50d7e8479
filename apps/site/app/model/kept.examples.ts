import type { Keep } from './kept.ts'

export const exampleKept: Keep = (value) => ({ key: 'example', value })
