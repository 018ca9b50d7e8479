import { createHash } from 'node:crypto'
import type { Payload } from 'payload'

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

/** Whether a file with one of these hashes was taken down. */
export async function isTakenDown(payload: Payload, hashes: string[]): Promise<boolean> {
  const where = { hash: { in: hashes } }
  return (await payload.count({ collection: 'taken-down-pictures', where })).totalDocs > 0
}
