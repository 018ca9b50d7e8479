import type pg from 'pg'

/** SQLSTATE of "permission denied". */
export const permissionDenied = '42501'
/** A view that cannot be written to is refused with one of these, before rights are checked. */
export const notWritable = ['55000', '42809']

/** Runs a statement in a transaction that is always rolled back; returns the problem unless it is refused as expected. */
export async function refusalProblem(
  client: pg.Client,
  sql: string,
  codes: string[] = [permissionDenied],
): Promise<string | undefined> {
  await client.query('begin read write')
  try {
    await client.query(sql)
    return 'was allowed'
  } catch (error) {
    const { code, message } = error as pg.DatabaseError
    return codes.includes(code ?? '') ? undefined : `refused with ${code}: ${message}`
  } finally {
    await client.query('rollback')
  }
}
