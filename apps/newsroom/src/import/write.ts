import { sql } from '@payloadcms/db-postgres'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { writesResult } from '../hooks/keep-events-result.ts'
import { type Caller, withIsolatedLocale } from './load.ts'
import { periodsOf, refereesOf, sheetLine } from './match-values.ts'
import { isWritten } from './plan.ts'
import type { Imported, Known, Plan, PlannedMatch } from './types.ts'

export type Progress = (done: number, total: number) => void
type Ids = { arenas: Map<number, number>; players: Map<number, number> }
type Database = {
  sessions: Record<string, { db: { execute: (query: unknown) => Promise<{ rows: unknown[] }> } }>
}

async function queryInTransaction({ req }: Caller, query: unknown): Promise<unknown[]> {
  const id = await req.transactionID
  const session = (req.payload.db as unknown as Database).sessions[String(id)]
  if (!session) throw new Error('the import has no open transaction')
  return (await session.db.execute(query)).rows
}

/** Concurrent imports of the same file would both add its matches, so the second waits for the first. */
export const lockImports = (caller: Caller) =>
  queryInTransaction(caller, sql`select pg_advisory_xact_lock(hashtext('import-sport'))`)

/** Locks the rows until the end of the import; aborts if a match was saved since it was read. */
async function lockMatches(matches: PlannedMatch[], caller: Caller): Promise<void> {
  const stored = matches.flatMap((match) => match.known ?? [])
  if (stored.length === 0) return
  const ids = sql.join(
    stored.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const rows = (await queryInTransaction(
    caller,
    sql`select id, (extract(epoch from updated_at) * 1000)::bigint as saved_at from matches where id in (${ids}) for update`,
  )) as { id: number; saved_at: string }[]
  const savedAt = new Map(rows.map((row) => [row.id, Number(row.saved_at)]))
  if (stored.every(({ id, updatedAt }) => savedAt.get(id) === new Date(updatedAt).getTime())) return
  const text = bilingual(
    'Közben valaki mentett egy mérkőzést, ezért semmi sem íródott be. Indítsd újra az importálást.',
    'Somebody saved a match meanwhile, so nothing was written. Start the import again.',
  )
  throw apiError(caller.req, text, 409)
}

/** Only the new arenas and players that written matches use. */
export function neededRecords(plan: Plan) {
  const matchesToWrite = plan.matches.filter(isWritten)
  const arenas = new Set(
    matchesToWrite.flatMap(({ match }) =>
      match.changes.filter(({ field }) => field === 'arena').map(({ to }) => to),
    ),
  )
  const players = new Set(matchesToWrite.flatMap(({ lines }) => lines.map(({ player }) => player)))
  return {
    arenas: plan.arenas.filter(({ id }) => arenas.has(id)),
    players: plan.players.filter(({ id }) => players.has(id)),
  }
}

async function createNeeded(plan: Plan, known: Known, { req, overrideAccess }: Caller): Promise<Ids> {
  const { payload } = req
  const common = { depth: 0, overrideAccess, req } as const
  const ids: Ids = { arenas: new Map(), players: new Map() }
  const needed = neededRecords(plan)
  for (const { id, name } of needed.arenas) {
    const arena = await payload.create({ ...common, collection: 'arenas', data: { name } })
    ids.arenas.set(id, arena.id)
  }
  for (const { id, last_name, first_name } of needed.players) {
    const player = await payload.create({ ...common, collection: 'players', data: { last_name, first_name } })
    ids.players.set(id, player.id)
  }
  for (const [team, members] of Map.groupBy(needed.players, (player) => player.team)) {
    const joining = members.map(({ id, jersey_number }) => ({ player: ids.players.get(id), jersey_number }))
    const squad = [...(known.teams.find(({ id }) => id === team)?.squadRows ?? []), ...joining]
    await payload.update({
      ...common,
      collection: 'competition-teams',
      id: team,
      data: { squad: squad as never },
    })
  }
  return ids
}

/** Converts the changed values of the plan to fields of the collection. */
function changedFields(
  { match: { changes, values }, lineResults, lines }: PlannedMatch,
  ids: Ids,
): Record<string, unknown> {
  const fields = changes.map(({ field }) => (field.startsWith('period_') ? 'periods' : field))
  const data: Record<string, unknown> = Object.fromEntries(fields.map((field) => [field, values[field]]))
  if (typeof data.arena === 'number') data.arena = ids.arenas.get(data.arena) ?? data.arena
  if ('referees' in data) data.referees = refereesOf(values)
  if ('periods' in data) data.periods = periodsOf(values).periods
  if (lineResults.some(({ changes }) => changes.length > 0)) {
    data.lines = lines.map(({ player, values }) => sheetLine(ids.players.get(player) ?? player, values))
  }
  return data
}

/** Replaces negative ids by those of the created records. */
function importedOf({ imported: { fields, lines } }: PlannedMatch, ids: Ids): Imported {
  const { arena } = fields
  return {
    fields: typeof arena === 'number' ? { ...fields, arena: ids.arenas.get(arena) ?? arena } : fields,
    lines: Object.fromEntries(
      Object.entries(lines).map(([player, line]) => [ids.players.get(Number(player)) ?? player, line]),
    ),
  }
}

/** Writes through Payload, so its hooks and access rules apply. */
export async function writePlan(
  plan: Plan,
  known: Known,
  caller: Caller,
  onProgress: Progress = () => undefined,
): Promise<void> {
  const matchesToWrite = plan.matches.filter(isWritten)
  if (matchesToWrite.length === 0) return
  await lockMatches(matchesToWrite, caller)
  const ids = await createNeeded(plan, known, caller)
  const { req, overrideAccess } = caller
  const context = writesResult
  const common = { collection: 'matches', depth: 0, locale: 'hu', overrideAccess, req, context } as const
  for (const [done, planned] of matchesToWrite.entries()) {
    onProgress(done, matchesToWrite.length)
    const { round_en, ...fields } = changedFields(planned, ids)
    const data = { ...fields, imported: importedOf(planned, ids) }
    const { competition, home, away } = planned
    const { id } = planned.known
      ? await req.payload.update({ ...common, id: planned.known.id, data })
      : await req.payload.create({
          ...common,
          data: { status: 'scheduled', ...data, competition, home_team: home, away_team: away },
        })
    if (round_en) {
      const english = { ...common, locale: 'en', req: withIsolatedLocale(req) } as const
      await req.payload.update({ ...english, id, data: { round: String(round_en) } })
    }
  }
  onProgress(matchesToWrite.length, matchesToWrite.length)
}
