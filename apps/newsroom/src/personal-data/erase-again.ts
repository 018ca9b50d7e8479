import type { Payload } from 'payload'
import type pg from 'pg'
import { z } from 'zod'
import { eraseRegistrations } from '../join/person.ts'
import { inTransaction } from '../pool.ts'
import { type PictureDirs, reconcileFiles } from '../uploads/public-files.ts'
import { picturesWith, takeDown } from '../uploads/take-down.ts'
import { erasePlayers } from './players.ts'

const tables = {
  registration: 'join_registrations',
  player: 'players',
  user: 'users',
  child_request: 'child_requests',
  withdrawal: 'consents',
} as const

const erasure = z.object({
  kind: z.enum([...(Object.keys(tables) as (keyof typeof tables)[]), 'picture']),
  subject: z.string(),
  created_at: z.string(),
  erased_at: z.string(),
})
export type Erasure = z.infer<typeof erasure>
type Kind = Erasure['kind']

/** A line of JSON for each, as the rows of erasure.entry. */
export const readErasures = (lines: string): Erasure[] =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => erasure.parse(JSON.parse(line)))

const actor = 'restore'

type Found = { id: number; erased_at: string }

/** Those that are there: a row that got the id later was created at another time. */
async function stillThere(pool: pg.Pool, kind: keyof typeof tables, erasures: Erasure[]): Promise<Found[]> {
  const { rows } = await pool.query<Found>(
    `select r.id, e.erased_at
     from jsonb_to_recordset($1::jsonb) as e(kind text, subject text, created_at timestamptz, erased_at text)
     join public.${tables[kind]} r on r.id::text = e.subject and r.created_at = e.created_at
     where e.kind = $2 ${kind === 'withdrawal' ? 'and r.withdrawn_at is null' : ''}
     order by r.id`,
    [JSON.stringify(erasures), kind],
  )
  return rows
}

async function takeDownAgain(pool: pg.Pool, dirs: PictureDirs, hashes: string[]): Promise<number> {
  await inTransaction(pool, (client) =>
    client.query(
      'insert into public.taken_down_pictures (hash) select distinct unnest($1::text[]) on conflict do nothing',
      [hashes],
    ),
  )
  let count = 0
  // One may be gone with another that has the same file.
  for (const picture of await picturesWith(pool, hashes)) count += await takeDown(pool, dirs, picture, actor)
  return count
}

/**
 * After a restore: erases what was erased since, as it was done then. Returns how many of each kind it found.
 * Pictures first, as long as players and texts still lead to them.
 */
export async function eraseAgain(
  payload: Payload,
  pool: pg.Pool,
  dirs: PictureDirs,
  erasures: Erasure[],
): Promise<Record<Kind, number>> {
  const hashes = erasures.filter(({ kind }) => kind === 'picture').map(({ subject }) => subject)
  const picture = await takeDownAgain(pool, dirs, hashes)
  const registrations = (await stillThere(pool, 'registration', erasures)).map(({ id }) => id)
  const registration = registrations.length > 0 ? await eraseRegistrations(pool, registrations, actor) : 0
  const withdrawals = await stillThere(pool, 'withdrawal', erasures)
  for (const { id, erased_at } of withdrawals) {
    const withdrawn_at = new Date(erased_at).toISOString()
    await payload.update({ collection: 'consents', id, data: { withdrawn_at } })
  }
  const players = await stillThere(pool, 'player', erasures)
  for (const { id } of players) await erasePlayers(pool, dirs, `player ${id}`, actor)
  const requests = await stillThere(pool, 'child_request', erasures)
  for (const { id } of requests) await payload.delete({ collection: 'child-requests', id })
  const users = await stillThere(pool, 'user', erasures)
  for (const { id } of users) await payload.delete({ collection: 'users', id })
  await reconcileFiles(pool, dirs)
  return {
    picture,
    registration,
    withdrawal: withdrawals.length,
    player: players.length,
    child_request: requests.length,
    user: users.length,
  }
}
