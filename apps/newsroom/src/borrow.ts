import type pg from 'pg'

/** The pool listens to idle clients alone; a lost one that nobody listens to would end the process. */
export async function borrow<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let lost: Error | undefined
  const note = (error: Error) => {
    lost = error
  }
  client.on('error', note)
  try {
    return await work(client)
  } finally {
    client.off('error', note)
    client.release(lost)
  }
}

export const inTransaction = <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  borrow(pool, async (client) => {
    await client.query('begin')
    try {
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  })
