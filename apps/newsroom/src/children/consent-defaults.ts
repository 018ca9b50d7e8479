import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { budapestClock } from '../import/budapest.ts'
import type { ChildConsentText } from '../payload-types.ts'

/** Seasons end on 30 June. */
export function nextSeasonEnd(now: Date): string {
  const today = budapestClock(now).slice(0, 10)
  const year = Number(today.slice(0, 4))
  const end = `${today > `${year}-06-30` ? year + 1 : year}-06-30`
  return `${end}T12:00:00.000Z`
}

/** The text that was added last, of which the printed form is made. */
export async function readNewestText(
  req: DatabaseRequest,
): Promise<Pick<ChildConsentText, 'id' | 'version' | 'text_hu' | 'text_en'> | undefined> {
  const [text] = await queryRows<ChildConsentText>(
    req,
    sql`select id, version, text_hu, text_en from public.child_consent_texts order by created_at desc, id desc limit 1`,
  )
  return text
}
