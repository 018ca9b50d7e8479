import { pbkdf2, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

const hash = promisify(pbkdf2)

/** The work of Payload's own check of a password, where it makes none: for unknown and for locked accounts. */
export async function checkAsIfKnown(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256')
}

/** Hides what is left of the difference, such as a failed try that is written down. */
export async function notBefore(startTime: number, milliseconds: number): Promise<void> {
  const left = startTime + milliseconds - performance.now()
  if (left > 0) await setTimeout(left)
}
