import type { CallName } from '@palank/contract/calls'
import { problem } from '@palank/contract/problem'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { servedCalls } from './server.ts'
import { isByContract } from './testing/api.ts'
import { needed } from './testing/database.ts'
import { api, useFilledApi } from './testing/filled-api.ts'
import { type Hit, hits } from './testing/hostile.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 2_000)

useFilledApi()

/** Nothing when the answer is a right one; else what is wrong with it. */
async function faultOf(
  name: CallName,
  { url, headers }: Hit,
  seen: Map<number, number>,
): Promise<string | undefined> {
  const { status, type, body, text } = await api.send(url, { headers })
  seen.set(status, (seen.get(status) ?? 0) + 1)
  if (status === 200) return isByContract(name, body) ? undefined : `not by the contract: ${text}`
  if (status < 400 || status >= 500) return `answered ${status}: ${text}`
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`
  const told = problem.strict().safeParse(body)
  return told.success && told.data.status === status ? undefined : `answered ${status} with ${text}`
}

describe(`X2: ${runs} requests of every sort`, () => {
  test.each(servedCalls)(
    '%s never fails, and answers by the contract or with a problem',
    async (name) => {
      const seen = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(hits(name, needed('CLIENT_SECRET')), async (hit) => {
          expect(await faultOf(name, hit, seen)).toBeUndefined()
        }),
        { numRuns: runs },
      )
      // Fuzz that is refused at the door proves little.
      expect(seen.get(200) ?? 0).toBeGreaterThan(runs / 20)
      if (runs >= 1_000) expect(seen.get(401) ?? 0).toBeGreaterThan(0)
    },
    600_000,
  )
})
