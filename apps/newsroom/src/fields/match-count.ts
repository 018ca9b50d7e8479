import type { MatchPhase } from '@palank/sport/match-phase'
import { sql } from '@payloadcms/db-postgres'
import type { NumberField, PayloadRequest } from 'payload'
import type { Both } from '../both.ts'

type Counts = Map<string, number>
type Executor = { drizzle: { execute: (query: unknown) => Promise<{ rows: Record<string, unknown>[] }> } }

async function counted({ payload }: PayloadRequest): Promise<Counts> {
  const { rows } = await (payload.db as unknown as Executor).drizzle.execute(
    // The same rule as the site's, since a match nobody closed is told apart by the clock.
    sql`select competition_id, type, count(*)::int as n from api.match group by 1, 2`,
  )
  return new Map(rows.map((row) => [`${row.competition_id}/${row.type}`, Number(row.n)]))
}

/** Counted once for all competitions that a request reads, and never stored. */
export const matchCount = (name: string, label: Both, phase: MatchPhase): NumberField => ({
  name,
  type: 'number',
  virtual: true,
  label,
  admin: { readOnly: true, position: 'sidebar' },
  hooks: {
    afterRead: [
      async ({ req, originalDoc, data }) => {
        const id = data?.id ?? originalDoc?.id
        req.context.matchCounts ??= counted(req)
        const counts = (await req.context.matchCounts) as Counts
        return counts.get(`${id}/${phase}`) ?? 0
      },
    ],
  },
})
