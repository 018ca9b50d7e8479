import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import { readNewestText } from './consent-defaults.ts'
import { type ConsentForm, type Language, writeConsentForm } from './consent-form.ts'

const noText = bilingual(
  'Még nincs szöveg: vedd fel a Nyilatkozatok szövege alatt.',
  'There is no text yet: add one under Consent form texts.',
)

type Row = {
  last_name: string
  first_name: string
  birth_year: number | null
  teams: string[]
  signs: boolean
}

/** children.is_enough knows who has to sign this year. */
async function readPlayer(req: PayloadRequest, id: number): Promise<NonNullable<ConsentForm['player']>> {
  const [row] = await queryRows<Row>(
    req,
    sql`select p.last_name, coalesce(p.first_name, '') as first_name, p.birth_year::int as birth_year,
        not children.is_enough('guardian', p.birth_year, children.day_of(now())) as signs,
        array(
          select distinct on (t.name) t.name from public.competition_teams t
          join public.competition_teams_squad s on s._parent_id = t.id
          join public.seasons n on n.id = t.season_id
          where s.player_id = p.id and n.year = (
            select max(n.year) from public.competition_teams t
            join public.competition_teams_squad s on s._parent_id = t.id
            join public.seasons n on n.id = t.season_id
            where s.player_id = p.id)
        ) as teams
      from public.players p where p.id = ${id}`,
  )
  if (!row) throw new NotFound(req.t)
  const { last_name, first_name, ...rest } = row
  return {
    ...rest,
    name: { hu: `${last_name} ${first_name}`.trim(), en: `${first_name} ${last_name}`.trim() },
  }
}

async function readClub(req: PayloadRequest): Promise<string> {
  const [club] = await queryRows<{ name: string }>(
    req,
    sql`select name from public.clubs where own order by id limit 1`,
  )
  return club?.name ?? ''
}

/** `/api/consents/form?player=12&language=hu`: without a player empty, without a language in both. */
async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'child_protection')) throw new Forbidden(req.t)
  const text = await readNewestText(req)
  if (!text) throw apiError(req, noText, 404)
  const player = req.searchParams.get('player')
  const language = req.searchParams.get('language')
  const languages: Language[] = language === 'hu' || language === 'en' ? [language] : ['hu', 'en']
  const form: ConsentForm = {
    club: await readClub(req),
    version: text.version,
    text: { hu: text.text_hu, en: text.text_en },
    ...(player ? { player: await readPlayer(req, Number(player) || 0) } : {}),
  }
  return new Response(new Uint8Array(await writeConsentForm(form, languages)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="hozzajarulas.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

export const consentFormEndpoint: Omit<Endpoint, 'root'> = { path: '/form', method: 'get', handler: respond }
