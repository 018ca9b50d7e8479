import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Bilingual } from '../bilingual.ts'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { daysAround } from '../match-day/days.ts'
import type { OwnMatch } from './match-card.ts'

/** More than a club ever plays on one day. */
const mostOfADay = 20

type Row = Omit<OwnMatch, 'game_time'> & { game_time: string | Date }

/** With what the card shows of each; the site shows all of it too. */
const ownMatches = (language: keyof Bilingual, where: SQL, order: SQL, limit: number) => sql`
  with own as (
    select m.*, h_own.id is not null as is_home
    from public.matches m
    join public.competition_teams h on h.id = m.home_team_id
    join public.competition_teams a on a.id = m.away_team_id
    left join public.clubs h_own on h_own.id = h.club_id and h_own.own
    left join public.clubs a_own on a_own.id = a.club_id and a_own.own
    where (h_own.id is not null or a_own.id is not null) and ${where}
    order by ${order}
    limit ${limit}
  )
  select m.id, m.status, m.game_time,
    ${nameOf(language, 'h')} as home, ${nameOf(language, 'a')} as away,
    coalesce(h_logo.filename, hc_logo.filename) as home_crest,
    coalesce(a_logo.filename, ac_logo.filename) as away_crest,
    shown.home_score, shown.away_score, m.forfeit, shown.keeping <> 'sheet' as at_courtside,
    coalesce(nullif(own_series.name, ''), hu_series.name, '') as competition,
    coalesce(nullif(own_round.round, ''), nullif(hu_round.round, '')) as round,
    arena.name as arena,
    coalesce(nullif(m.ticket_url, ''), nullif(c.ticket_url, '')) is not null as has_ticket,
    m.is_home,
    case when m.is_home then h.id else a.id end as own_team,
    case when m.is_home then a.id else h.id end as other_team,
    (select count(*)::int from public.competition_teams_squad s
      where s._parent_id = case when m.is_home then h.id else a.id end) as squad,
    (select count(*)::int from public.competition_teams_squad s
      where s._parent_id = case when m.is_home then a.id else h.id end) as other_squad,
    (select count(*)::int from public.matches_lines l where l._parent_id = m.id) as lines,
    m.report_id as report, m.gallery_id as gallery
  from own m
  join content.match shown on shown.id = m.id
  join public.competition_teams h on h.id = m.home_team_id
  join public.competition_teams a on a.id = m.away_team_id
  left join public.clubs hc on hc.id = h.club_id
  left join public.clubs ac on ac.id = a.club_id
  left join public.media h_logo on h_logo.id = h.logo_id
  left join public.media a_logo on a_logo.id = a.logo_id
  left join public.media hc_logo on hc_logo.id = hc.logo_id
  left join public.media ac_logo on ac_logo.id = ac.logo_id
  left join public.competitions c on c.id = m.competition_id
  left join public.competitions_locales own_series on own_series._parent_id = c.id and own_series._locale = ${language}
  left join public.competitions_locales hu_series on hu_series._parent_id = c.id and hu_series._locale = 'hu'
  left join public.arenas arena on arena.id = m.arena_id
  left join public.matches_locales own_round on own_round._parent_id = m.id and own_round._locale = ${language}
  left join public.matches_locales hu_round on hu_round._parent_id = m.id and hu_round._locale = 'hu'
  order by ${order}`

const nameOf = (language: keyof Bilingual, side: 'h' | 'a') => {
  const team = sql.identifier(side)
  return language === 'en' ? sql`coalesce(nullif(${team}.name_en, ''), ${team}.name)` : sql`${team}.name`
}

const matchOf = (row: Row): OwnMatch => ({ ...row, game_time: new Date(row.game_time).toISOString() })

export type OwnMatches = { today: OwnMatch[]; next: OwnMatch | undefined }

/** Our matches of today and those that are still on, and the next one after them. */
export async function readOwnMatches(
  req: DatabaseRequest,
  language: keyof Bilingual,
  now: number,
): Promise<OwnMatches> {
  const { today: from, tomorrow: until } = daysAround(now)
  const read = async (where: SQL, limit: number) =>
    (await queryRows<Row>(req, ownMatches(language, where, sql`m.game_time, m.id`, limit))).map(matchOf)
  // After midnight last evening's match may still be live; four hours is the same limit as in content.match.
  const longest = new Date(now - 4 * 3_600_000).toISOString()
  const isOn = sql`m.status = 'live' and m.game_time < ${from} and m.game_time > ${longest}`
  const today = await read(
    sql`((m.game_time >= ${from} and m.game_time < ${until}) or (${isOn}))`,
    mostOfADay,
  )
  const next =
    today.length > 0
      ? []
      : await read(sql`m.game_time >= ${until} and m.status in ('scheduled', 'live', 'postponed')`, 1)
  return { today, next: next[0] }
}
