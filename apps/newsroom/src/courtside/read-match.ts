import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { Language } from '../match-day/words.ts'
import type { CourtsideListItem, CourtsideMatch, CourtsideTeam } from './types.ts'

const instant = sql`to_char(m.game_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A squad has days, of which the first and the last count too. */
const dayOf = (time: SQL) => sql`(${time} at time zone 'Europe/Budapest')::date`

const about = (language: Language) => sql`
  m.id, m.status, coalesce(m.keeping, 'sheet') as keeping, ${instant} as game_time,
  coalesce((
    select l.name from public.competitions_locales l
    where l._parent_id = m.competition_id and l.name <> '' and l._locale::text in (${language}, 'hu')
    order by l._locale::text = ${language} desc limit 1), '') as competition,
  (select a.name from public.arenas a where a.id = m.arena_id) as arena`

/** The same name as in content.competition_team. */
const nameOf = (language: Language) => sql`
  case when ${language}::text = 'en'
    then coalesce(nullif(t.name_en, ''), case when t.name = c.name then nullif(c.name_en, '') end, t.name)
    else t.name end`

const teamOf = (side: 'home' | 'away', language: Language) => sql`(
  select json_build_object(
    'id', t.id, 'name', ${nameOf(language)},
    'short_name', coalesce(nullif(c.short_name, ''), ${nameOf(language)}),
    'own', coalesce(c.own, false),
    'crest', (select coalesce(f.sizes_small_filename, f.filename) from public.media f
      where f.id = coalesce(t.logo_id, c.logo_id) and f.deleted_at is null),
    'players', (
      select coalesce(json_agg(json_build_object('id', p.id, 'last_name', p.last_name,
        'first_name', coalesce(p.first_name, ''), 'jersey_number', nullif(s.jersey_number, ''))
        -- 4, 5, 10: by value where it is a number.
        order by substring(s.jersey_number from '^[0-9]+$')::int nulls last, p.last_name, p.first_name), '[]')
      from public.competition_teams_squad s join public.players p on p.id = s.player_id
      where s._parent_id = t.id
        and coalesce(${dayOf(sql`s."from"`)} <= ${dayOf(sql`greatest(m.game_time, now())`)}, true)
        and coalesce(${dayOf(sql`s."to"`)} >= ${dayOf(sql`coalesce(m.game_time, now())`)}, true))
  )
  from public.competition_teams t left join public.clubs c on c.id = t.club_id
  where t.id = m.${sql.identifier(`${side}_team_id`)})`

const addressOf = (file: string | null) => file && `/api/media/file/${encodeURIComponent(file)}`
const withCrest = (team: CourtsideTeam): CourtsideTeam => ({ ...team, crest: addressOf(team.crest) })

/** Everything that the screen at courtside needs of a match; undefined if there is none. */
export async function readMatch(
  req: DatabaseRequest,
  id: number,
  language: Language,
): Promise<CourtsideMatch | undefined> {
  const [row] = await queryRows<CourtsideMatch>(
    req,
    sql`select ${about(language)}, ${teamOf('home', language)} as home, ${teamOf('away', language)} as away,
      m.home_score::int as home_score, m.away_score::int as away_score,
      m.home_score is not null or exists (select from public.matches_lines n where n._parent_id = m.id)
        as has_typed_sheet
      from public.matches m where m.id = ${id}`,
  )
  return row && { ...row, home: withCrest(row.home), away: withCrest(row.away) }
}

/** Our own matches from twelve hours ago to a week ahead, soonest first. */
export const listMatches = (req: DatabaseRequest, language: Language): Promise<CourtsideListItem[]> => {
  const name = (side: 'home' | 'away') => sql`(
    select ${nameOf(language)} from public.competition_teams t left join public.clubs c on c.id = t.club_id
    where t.id = m.${sql.identifier(`${side}_team_id`)})`
  return queryRows<CourtsideListItem>(
    req,
    sql`select ${about(language)}, ${name('home')} as home, ${name('away')} as away
      from public.matches m
      where m.status <> 'cancelled' and exists (
          select from public.competition_teams t join public.clubs c on c.id = t.club_id and c.own
          where t.id in (m.home_team_id, m.away_team_id))
        and (m.status = 'live' or m.game_time between now() - interval '12 hours' and now() + interval '7 days')
      order by m.game_time nulls last, m.id limit 50`,
  )
}

/** Whom the events of a match name, also if they have left the squad since; who was erased is not there. */
export async function namedPlayers(req: DatabaseRequest, match: number): Promise<Set<number>> {
  const rows = await queryRows<{ id: number }>(
    req,
    sql`select distinct p.id from courtside.named n join public.players p on p.id = n.player_id
      where n.match_id = ${match}`,
  )
  return new Set(rows.map(({ id }) => id))
}

export type Begun = Pick<CourtsideMatch, 'status' | 'game_time' | 'has_typed_sheet'>

/** What a match was before its last start at courtside. */
export async function readBegun(req: DatabaseRequest, match: number): Promise<Begun | undefined> {
  const [row] = await queryRows<Begun>(
    req,
    sql`select m.status, ${instant} as game_time, m.has_typed_sheet
      from courtside.begun m where m.match_id = ${match}`,
  )
  return row
}

export async function forgetBegun(req: DatabaseRequest, match: number): Promise<void> {
  await queryRows(req, sql`delete from courtside.begun where match_id = ${match}`)
}

export async function keepBegun(
  req: DatabaseRequest,
  match: number,
  { status, game_time, has_typed_sheet }: Begun,
): Promise<void> {
  await queryRows(
    req,
    sql`insert into courtside.begun (match_id, status, game_time, has_typed_sheet)
      values (${match}, ${status}, ${game_time}::timestamptz, ${has_typed_sheet})
      on conflict (match_id) do update set status = excluded.status, game_time = excluded.game_time,
        has_typed_sheet = excluded.has_typed_sheet`,
  )
}
