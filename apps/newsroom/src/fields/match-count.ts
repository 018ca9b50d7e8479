import type { MatchPhase } from '@palank/sport/match-phase'
import { sql } from '@payloadcms/db-postgres'
import type { NumberField, PayloadRequest } from 'payload'
import type { Bilingual } from '../bilingual.ts'

type Counts = Map<string, number>
type Executor = { drizzle: { execute: (query: unknown) => Promise<{ rows: Record<string, unknown>[] }> } }

async function loadCounts({ payload }: PayloadRequest): Promise<Counts> {
  const { rows } = await (payload.db as unknown as Executor).drizzle.execute(
    // The view applies the site's rule for unfinished matches, which depends on the current time.
    sql`select competition_id, type, count(*)::int as n from content.match group by 1, 2`,
  )
  return new Map(rows.map((row) => [`${row.competition_id}/${row.type}`, Number(row.n)]))
}

/** Counted once per request for all competitions; never stored. */
export const matchCount = (name: string, label: Bilingual, phase: MatchPhase): NumberField => ({
  name,
  type: 'number',
  virtual: true,
  label,
  admin: { readOnly: true, position: 'sidebar' },
  hooks: {
    afterRead: [
      async ({ req, originalDoc, data }) => {
        const id = data?.id ?? originalDoc?.id
        req.context.matchCounts ??= loadCounts(req)
        const counts = (await req.context.matchCounts) as Counts
        return counts.get(`${id}/${phase}`) ?? 0
      },
    ],
  },
})
