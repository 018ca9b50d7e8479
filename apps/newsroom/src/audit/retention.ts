import type pg from 'pg'

/** Lines name people who work here, so they are not retained for ever. The database has the times. */
export async function deleteOldAuditLines(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('select upkeep.delete_old_audit_lines()')
}
