import { queryClub } from '../postgresql.ts'
import { installedClubs } from '../settings.ts'
import type { Check } from './check.ts'

/** Changes that the cached pages do not show yet, and the age of the oldest in seconds. */
export type Purges = { waiting: number; lag: number }

const sql = `select json_build_object(
  'waiting', count(*),
  'lag', coalesce(extract(epoch from now() - min(due_at)), 0)::int)
from cache.purge where done_at is null and due_at < now();`

export function purgeCheck(club: string, { waiting, lag }: Purges): Check {
  const name = `changes ${club}`
  if (lag < 15) return { name, level: 'ok', says: 'reach the pages at once', value: lag }
  return {
    name,
    level: lag > 120 ? 'error' : 'warning',
    says: `${waiting} changes wait for the pages, the oldest for ${lag} s`,
    advice: `start them again: systemctl restart palank-worker@${club} palank-purger@${club}; pages renew themselves within ten minutes`,
    value: lag,
  }
}

export async function checkPurges(): Promise<Check[]> {
  return Promise.all(
    installedClubs().map(async ({ club }) => purgeCheck(club, await queryClub<Purges>(club, sql))),
  )
}
