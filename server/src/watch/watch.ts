import { z } from 'zod'
import { allChecks } from '../checks/all.ts'
import { type Check, runChecks } from '../checks/check.ts'
import { places } from '../places.ts'
import { readServerSettings } from '../settings.ts'
import { readJson, writeJson } from './json-file.ts'
import { writeLetter } from './letter.ts'
import { emptyState, planLetter, type WatchState } from './plan-letter.ts'
import { sendLetter } from './send-letter.ts'
import { writeStatus } from './status.ts'

const watchState = z.object({
  seen: z.record(z.string(), z.enum(['ok', 'warning', 'error'])),
  told: z.array(z.string()),
  toldAt: z.iso.datetime().optional(),
  wellSince: z.iso.datetime().optional(),
})

const readState = (): WatchState => watchState.safeParse(readJson(places.watchState)).data ?? emptyState

export type Watched = { checks: Check[]; letter?: string | undefined }

/**
 * Runs all checks, writes the status for metrics, and tells the operator. A letter that could not be sent is planned
 * again a minute later, since only then the state is the new one.
 */
export async function watch(now = new Date(), run = () => runChecks(allChecks)): Promise<Watched> {
  const checks = await run()
  writeStatus(checks, now)
  const settings = readServerSettings()
  const { kind, checks: wrong, state } = planLetter(checks, readState(), now)
  const letter = kind && settings.operatorMail && settings.smtpUrl ? writeLetter(kind, wrong) : undefined
  if (letter) await sendLetter(letter, settings)
  writeJson(places.watchState, state, 0o600)
  return { checks, letter: letter?.subject }
}
