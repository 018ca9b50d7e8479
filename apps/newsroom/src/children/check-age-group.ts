import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { bilingual, textFor } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import type { CompetitionTeam } from '../payload-types.ts'

type Options = { data: Partial<CompetitionTeam>; req: PayloadRequest }

const isMissing = bilingual(
  'Válaszd ki a korosztályt: a saját csapatunknál ettől függ, kit véd az oldal gyermekként.',
  'Choose the age group: for our own teams it decides whom the site protects as a child.',
)

/** Required of our own teams; children.sql treats a team without one as a youth team. */
export const checkAgeGroup: SelectFieldSingleValidation = async (value, options) => {
  const result = await select(value, options as never)
  const { data, req } = options as Options
  if (result !== true || value || !data.club) return result
  const club = typeof data.club === 'object' ? data.club.id : data.club
  const found = await queryRows(req, sql`select from public.clubs where id = ${club} and own`)
  return found.length === 0 || textFor(req, isMissing)
}
