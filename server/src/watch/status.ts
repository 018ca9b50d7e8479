import { z } from 'zod'
import type { Check } from '../checks/check.ts'
import { places } from '../places.ts'
import { readJson, writeJson } from './json-file.ts'

const check = z.object({
  name: z.string(),
  level: z.enum(['ok', 'warning', 'error']),
  says: z.string(),
  advice: z.string().optional(),
  value: z.number().optional(),
})
const status = z.object({ at: z.iso.datetime(), checks: z.array(check) })
export type Status = { at: string; checks: Check[] }

/** Readable by all: the metrics are read from it, and it has no personal data. */
export const writeStatus = (checks: readonly Check[], now: Date): void =>
  writeJson(places.status, { at: now.toISOString(), checks }, 0o644)

export function readStatus(): Status | undefined {
  const { data } = status.safeParse(readJson(places.status))
  return data as Status | undefined
}
