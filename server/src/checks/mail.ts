import { queryClub } from '../postgresql.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import type { Check } from './check.ts'

/** Letters that wait, those among them that failed before, and the age of the oldest in seconds. */
export type Outbox = { waiting: number; failed: number; oldest: number }

const sql = `select json_build_object(
  'waiting', count(*),
  'failed', count(*) filter (where attempts > 0),
  'oldest', coalesce(extract(epoch from now() - min(created_at)), 0)::int)
from intake.outbox where sent_at is null;`

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`

export function mailCheck(club: string, hasSmtp: boolean, { waiting, failed, oldest }: Outbox): Check {
  const name = `mail ${club}`
  if (!hasSmtp)
    return {
      name,
      level: 'warning',
      says: `no mail server is set; ${waiting} letters wait`,
      advice: `set one: palank setup ${club} --smtp smtps://user@mail.example.org`,
      value: waiting,
    }
  if (waiting === 0) return { name, level: 'ok', says: 'no letter waits', value: 0 }
  const says = `${waiting} letters wait, ${failed} of them failed before; the oldest for ${minutes(oldest)}`
  const advice = `see why: journalctl -u palank-worker@${club} -g mail -n 20`
  if (oldest > 6 * 3600) return { name, level: 'error', says, advice, value: waiting }
  return { name, level: failed > 0 || oldest > 900 ? 'warning' : 'ok', says, advice, value: waiting }
}

export async function checkMail(): Promise<Check[]> {
  const hasSmtp = Boolean(readServerSettings().smtpUrl)
  return Promise.all(
    installedClubs().map(async ({ club }) => mailCheck(club, hasSmtp, await queryClub<Outbox>(club, sql))),
  )
}
