import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../env.ts'

// With keys made of PAYLOAD_SECRET, one for each purpose: what is sealed for one person cannot be used for another.
const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `palank newsroom: ${purpose}`, 32))

export function seal(text: string, purpose: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined if it was altered, or sealed with another key. */
export function unseal(sealed: string, purpose: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export const keyedHash = (text: string, purpose: string): string =>
  createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
