import type pg from 'pg'

/** Audit lines name editors, so they are deleted after some time; records.sql has the limits. */
export async function deleteOldAuditLines(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('select upkeep.delete_old_audit_lines()')
}
