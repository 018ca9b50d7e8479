import type pg from 'pg'
import { signInActions } from './actions.ts'

const keptDays = 730
const signInsKeptDays = 180

/** Lines name people who work here, so they are not kept for ever. */
export async function deleteOldAuditLines(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await pool.query(
    `delete from public.audit_lines
     where created_at < $1 or (created_at < $2 and action::text = any($3))`,
    [before(keptDays), before(signInsKeptDays), signInActions],
  )
}
