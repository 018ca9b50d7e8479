import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type pg from 'pg'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { AuditAction } from './actions.ts'

export type Queryable = Pick<pg.ClientBase, 'query'>

/** What a line is about. Only an account has its title kept: that of a text or a file may hold a child's name. */
export type AuditSubject = { collection: string; id?: number; title?: string | undefined }

export type AuditLine = {
  action: AuditAction
  /** The e-mail of a user, or the name of a command; of somebody unknown, nothing. */
  actor?: string | undefined
  /** Of how many documents or people; one unless told. */
  count?: number
  subject?: AuditSubject | undefined
  /** Such as the roles before and after; no personal data. */
  details?: string | undefined
}

const unknownActor = '–'
const longestTitle = 200

const valuesOf = ({ action, actor = unknownActor, count = 1, subject, details }: AuditLine) =>
  [
    action,
    count,
    actor,
    subject?.collection ?? null,
    subject?.id ?? null,
    subject?.title?.slice(0, longestTitle) ?? null,
    details ?? null,
  ] as const

/** In the client's transaction, which should be the one of what the line tells about. */
export const writeAuditLine = (client: Queryable, line: AuditLine) =>
  client.query(
    `insert into public.audit_lines (action, count, actor, subject_collection, subject_id, subject_title, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [...valuesOf(line)],
  )

type Author = DatabaseRequest & Partial<Pick<PayloadRequest, 'user'>>

/**
 * In the transaction of the request; a line about a refusal, which is rolled back, is given `{ payload }` only.
 * Without a signed-in person or a named actor it is the system itself, which leaves no line.
 */
export async function addAuditLine(req: Author, line: AuditLine): Promise<void> {
  const actor = line.actor ?? req.user?.email
  if (!actor) return
  const [action, ...values] = valuesOf({ ...line, actor })
  await queryRows(
    req,
    sql`insert into public.audit_lines
        (action, count, actor, subject_collection, subject_id, subject_title, details)
      values (${action}::public.enum_audit_lines_action, ${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
  )
}
