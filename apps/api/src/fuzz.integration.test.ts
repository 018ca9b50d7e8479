import type { CallName } from '@palank/contract/calls'
import { problem } from '@palank/contract/problem'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { servedCalls } from './server.ts'
import { isByContract } from './testing/api.ts'
import { requiredEnv } from './testing/database.ts'
import { type FuzzRequest, fuzzRequests } from './testing/fuzz-requests.ts'
import { liveEvents, saveEvent } from './testing/sport-content.ts'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 2_000)

useFilledApi()

/** The ids that most requests have are those of matches with events too. */
beforeAll(async () => {
  for (const match of [1, 2]) for (const event of liveEvents) await saveEvent(owner, match, event)
  await owner.query("update public.matches set keeping = 'full' where id in (1, 2)")
})

/** Undefined for a correct response. */
async function problemWith(
  name: CallName,
  { url, headers }: FuzzRequest,
  statuses: Map<number, number>,
): Promise<string | undefined> {
  const { status, type, body, text } = await api.send(url, { headers })
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status === 200) return isByContract(name, body) ? undefined : `violates the contract: ${text}`
  if (status < 400 || status >= 500) return `answered ${status}: ${text}`
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`
  const parsed = problem.strict().safeParse(body)
  return parsed.success && parsed.data.status === status ? undefined : `answered ${status} with ${text}`
}

describe(`X2: ${runs} requests of every kind`, () => {
  test.each(servedCalls)(
    '%s never fails, and follows the contract or sends a problem',
    async (name) => {
      const statuses = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(fuzzRequests(name, requiredEnv('CLIENT_SECRET')), async (request) => {
          expect(await problemWith(name, request, statuses)).toBeUndefined()
        }),
        { numRuns: runs },
      )
      // Requests that are all rejected early would prove little.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(runs / 20)
      if (runs >= 1_000) expect(statuses.get(401) ?? 0).toBeGreaterThan(0)
    },
    600_000,
  )
})
