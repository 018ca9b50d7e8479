import type pg from 'pg'

/** A pool handles errors of idle clients only; without a listener, losing one in use would end the process. */
async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let connectionError: Error | undefined
  const onError = (error: Error) => {
    connectionError = error
  }
  client.on('error', onError)
  try {
    return await work(client)
  } finally {
    client.off('error', onError)
    client.release(connectionError)
  }
}

export const inTransaction = <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withClient(pool, async (client) => {
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

/** Whatever the work writes is undone. */
export const rolledBack = <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withClient(pool, async (client) => {
    await client.query('begin')
    try {
      return await work(client)
    } finally {
      await client.query('rollback')
    }
  })
