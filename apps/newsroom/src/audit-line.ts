import type pg from 'pg'
import type { AuditAction } from './collections/audit-lines.ts'

export type Queryable = Pick<pg.ClientBase, 'query'>

/** In the transaction of what it tells about. */
export const writeAuditLine = (client: Queryable, action: AuditAction, count: number, actor: string) =>
  client.query('insert into public.audit_lines (action, count, actor) values ($1, $2, $3)', [
    action,
    count,
    actor,
  ])
