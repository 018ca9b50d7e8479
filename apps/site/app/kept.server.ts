import { createHash } from 'node:crypto'
import type { Keep } from './model/kept.ts'

const keyOf = (value: unknown) =>
  createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 8)

/** In a document the value can be read but is not enumerable, so React Router does not send it to the browser. */
export const keepFor =
  (kind: 'document' | 'data'): Keep =>
  (value) => {
    const kept = { key: keyOf(value), value }
    return kind === 'document' ? Object.defineProperty(kept, 'value', { enumerable: false }) : kept
  }
