import { readFile } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type DatabaseRequest, queryRows } from '../database.ts'

/** The last that became visible, and what waits too long. */
export type Publishing = { doneAt: string | null; seconds: number | null; late: number }
export type Letters = { sentAt: string | null; waiting: number; late: number; givenUp: number }
export type Backup = { at: string; isGood: boolean }

type PublishingRow = { done_at: Date | string | null; seconds: number | null; late: number }
type LettersRow = { sent_at: Date | string | null; waiting: number; late: number; given_up: number }

const isoOf = (value: Date | string | null): string | null => value && new Date(value).toISOString()

/** As the notice on a document: late after twenty seconds. A purge is not sent after fifteen minutes. */
export async function readPublishing(req: DatabaseRequest): Promise<Publishing> {
  const [row] = await queryRows<PublishingRow>(
    req,
    sql`
    select last.done_at, last.seconds::float as seconds, (
      select count(*)::int from (
        select from cache.purge
        where done_at is null and due_at < now() - interval '20 seconds' and due_at > now() - interval '15 minutes'
        limit 100
      ) waiting
    ) as late
    from (select) one
    left join lateral (
      select done_at, round(extract(epoch from done_at - greatest(created_at, due_at)), 1) as seconds
      from cache.purge where done_at is not null order by id desc limit 1
    ) last on true`,
  )
  return { doneAt: isoOf(row?.done_at ?? null), seconds: row?.seconds ?? null, late: row?.late ?? 0 }
}

/** One that was not sent within an hour is late: the mail server refuses it again and again. */
export async function readLetters(req: DatabaseRequest): Promise<Letters> {
  const [row] = await queryRows<LettersRow>(
    req,
    sql`
    select
      (select sent_at from intake.outbox where sent_at is not null order by id desc limit 1) as sent_at,
      count(*) filter (where next_at < 'infinity')::int as waiting,
      count(*) filter (where next_at < 'infinity' and created_at < now() - interval '1 hour')::int as late,
      count(*) filter (where next_at = 'infinity')::int as given_up
    from (select next_at, created_at from intake.outbox where sent_at is null limit 1000) unsent`,
  )
  return {
    sentAt: isoOf(row?.sent_at ?? null),
    waiting: row?.waiting ?? 0,
    late: row?.late ?? 0,
    givenUp: row?.given_up ?? 0,
  }
}

/** What `palank watch` of an installed server writes; readable by all. */
const statusFile = '/var/lib/palank/status.json'

const status = z.object({
  at: z.iso.datetime(),
  checks: z.array(z.object({ name: z.string(), level: z.string(), value: z.number().optional() })),
})

/** Undefined where the newsroom cannot know: elsewhere than on a server of the package. */
export async function readBackup(file = statusFile): Promise<Backup | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { at, checks } = status.parse(JSON.parse(text))
  const check = checks.find(({ name }) => name === 'backup of the database')
  if (check?.value === undefined) return undefined
  // In hours, when it was looked at.
  return {
    at: new Date(Date.parse(at) - check.value * 3_600_000).toISOString(),
    isGood: check.level === 'ok',
  }
}
