import type pg from 'pg'

/** permission denied */
export const denied = '42501'
/** A view that cannot be written to, or not by this statement, is refused before rights are looked at. */
export const notWritable = ['55000', '42809']

/** Runs a statement in a transaction that is always taken back; the problem, unless it is refused as wanted. */
export async function refusalProblem(
  client: pg.Client,
  sql: string,
  codes: string[] = [denied],
): Promise<string | undefined> {
  await client.query('begin read write')
  try {
    await client.query(sql)
    return 'was allowed'
  } catch (error) {
    const { code, message } = error as pg.DatabaseError
    return codes.includes(code ?? '') ? undefined : `refused by ${code}: ${message}`
  } finally {
    await client.query('rollback')
  }
}
