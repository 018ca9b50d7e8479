import { setTimeout as sleep } from 'node:timers/promises'

const lockNotAvailable = '55P03'
/** The locks that are taken together were not had in time. */
const statementTimeout = '57014'
const deadlock = '40P01'
const serializationFailure = '40001'
const retried = new Set([lockNotAvailable, statementTimeout, deadlock, serializationFailure])

/** Drizzle wraps PostgreSQL's error. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string') return code
  return cause ? codeOf(cause) : ''
}

export const messageOf = (error: unknown): string => {
  const { message, cause } = error as Error
  // The message of a drizzle error is the whole statement; PostgreSQL's own error is its cause.
  return cause instanceof Error ? cause.message : message
}

/** Somebody else was in the way; also an autovacuum that changed the same row of a catalogue. */
const isWorthRepeating = (error: unknown) =>
  retried.has(codeOf(error)) || /tuple concurrently updated/.test(messageOf(error))

export type Attempts = { until: number; pause: number; log: (line: string) => void }

/** Repeats what found its locks taken, with a pause in which readers and writers go on. */
export async function repeated<Result>(
  what: string,
  { until, pause, log }: Attempts,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthRepeating(error) || Date.now() + pause >= until) throw error
      log(`${what}: attempt ${count} gave way (${messageOf(error)}), trying again`)
      await sleep(pause)
    }
  }
}
