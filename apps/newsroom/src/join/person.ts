import type pg from 'pg'
import { writeAuditLine } from '../audit/audit-line.ts'
import { inTransaction } from '../pool.ts'

/** By e-mail, or by the name of the applicant or the mother, ignoring case and accents. */
const isPersonSql = `
  case when $1 like '%@%' then lower(r.email) = lower(trim($1))
    else extensions.unaccent(lower(trim($1))) in (
      extensions.unaccent(lower(r.name)), extensions.unaccent(lower(r.mother_name))
    ) end`

/** Everything stored about a person, including the delivery of letters. */
export const exportPerson = (pool: pg.Pool, emailOrName: string, actor: string): Promise<object[]> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query(
      `select r.*, c.text_hu as consent_text_hu, c.text_en as consent_text_en,
         (select coalesce(json_agg(json_build_object(
            'kind', o.kind, 'created_at', o.created_at, 'sent_at', o.sent_at, 'attempts', o.attempts) order by o.id), '[]')
          from intake.outbox o where o.registration_id = r.id) as letters
       from public.join_registrations r left join public.consent_texts c on c.version = r.consent_version
       where ${isPersonSql} order by r.id`,
      [emailOrName],
    )
    await writeAuditLine(client, { action: 'person_export', count: rows.length, actor })
    return rows
  })

/** The letters are deleted by cascade; the idempotency keys stay, since they identify nobody. */
const erase = (pool: pg.Pool, where: string, value: unknown, actor: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(`delete from public.join_registrations r where ${where}`, [value])
    await writeAuditLine(client, { action: 'person_erase', count: rowCount ?? 0, actor })
    return rowCount ?? 0
  })

export const erasePerson = (pool: pg.Pool, emailOrName: string, actor: string): Promise<number> =>
  erase(pool, isPersonSql, emailOrName, actor)

export const eraseRegistrations = (pool: pg.Pool, ids: number[], actor: string): Promise<number> =>
  erase(pool, 'r.id = any($1)', ids, actor)

/** Deletes registrations and idempotency keys past the retention time, and expired rate limits. */
export const eraseExpired = (pool: pg.Pool, days: number, now: Date): Promise<number> =>
  inTransaction(pool, async (client) => {
    const before = new Date(now.getTime() - days * 86_400_000)
    const { rowCount } = await client.query('delete from public.join_registrations where created_at < $1', [
      before,
    ])
    await client.query('delete from intake.key where stored_at < $1', [before])
    await client.query('delete from intake.rate where expire < $1', [now.getTime()])
    if (rowCount) await writeAuditLine(client, { action: 'retention', count: rowCount, actor: 'worker' })
    return rowCount ?? 0
  })
