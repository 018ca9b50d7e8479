import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

export type DatabaseRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** The rows as the request's transaction sees them. */
export async function queryRows<Row>(
  { payload, transactionID }: DatabaseRequest,
  query: SQL,
): Promise<Row[]> {
  const id = await transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]?.db
  const db = (session as typeof payload.db.drizzle | undefined) ?? payload.db.drizzle
  return (await db.execute(query)).rows as Row[]
}
