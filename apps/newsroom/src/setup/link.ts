import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { readIfThere, writeWhole } from './state-file.ts'

const hours = 24
const fileOf = (folder: string) => path.join(folder, 'setup-link.json')
const content = z.object({ hash: z.string(), until: z.number(), isFinished: z.boolean() })
type Link = z.infer<typeof content>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function readLink(folder: string): Link | undefined {
  const text = readIfThere(fileOf(folder))
  return text === undefined ? undefined : content.parse(JSON.parse(text))
}

const writeLink = (folder: string, link: Link) => writeWhole(fileOf(folder), JSON.stringify(link), 0o600)

export const isSetupFinished = (folder: string): boolean => readLink(folder)?.isFinished ?? false

/** A new token instead of any earlier one; only its hash is kept. */
export function newSetupToken(folder: string, now = Date.now()): string {
  const token = randomBytes(32).toString('base64url')
  writeLink(folder, { hash: hashOf(token), until: now + hours * 3_600_000, isFinished: false })
  return token
}

/** Wrong, expired and used tokens are told apart for nobody. */
export function isSetupToken(folder: string | undefined, token: string, now = Date.now()): boolean {
  const link = folder ? readLink(folder) : undefined
  if (!link || link.isFinished || link.until <= now) return false
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(link.hash))
}

/** No token opens set-up again. */
export const burnSetupLink = (folder: string): void =>
  writeLink(folder, { hash: '', until: 0, isFinished: true })
