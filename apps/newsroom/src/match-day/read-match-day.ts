import type { Side } from '@palank/sport/game'
import type { MatchStatus } from '@palank/sport/match-phase'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type TypedUser } from 'payload'
import { hasRole } from '../access/roles.ts'
import { queryRows } from '../database.ts'
import { nameKey } from '../import/name-key.ts'
import { type Days, daysAround } from './days.ts'
import { type Section, sectionOf, sections, stateAt } from './sections.ts'
import type { Language } from './words.ts'

export type DayTeam = {
  name: string
  /** The file of its crest, or of its club's. */
  crest: string | null
  isOwn: boolean
  hasSquad: boolean
  ageGroup: string | null
}
export type DayMatch = {
  id: number
  status: MatchStatus
  game_time: string | null
  home_score: number | null
  away_score: number | null
  forfeit: Side | null
  competition: string | null
  round: string | null
  arena: string | null
  home: DayTeam
  away: DayTeam
  hasTickets: boolean
  hasBoxScore: boolean
  isIncomplete: boolean
  /** Its events are counted: the score is the running one, and is not typed. */
  isAtCourtside: boolean
  hasReport: boolean
}

export type Shown = {
  /** Of our own teams, of one team, or of everybody. Scores that are missing are shown of everybody first. */
  of: 'own' | 'all' | number
  /** Words of the teams' names, without regard to accents. */
  search: string
}

/** The limit of this screen; the table has the rest. Postponed matches are always here, so that editors find them again. */
const limits: Record<Section, number> = {
  today: 50,
  awaiting: 50,
  week: 50,
  next_week: 50,
  later: 10,
  undated: 10,
  played: 10,
}
/** More are not counted. */
export const mostCounted = 100

export type MatchDay = {
  sections: Record<Section, { matches: DayMatch[]; hasMore: boolean }>
  counts: { awaiting: number; coming: number; played: number }
  /** Our teams of the newest season. */
  teams: { id: number; name: string }[]
  /** The club has a match, wherever it is. */
  hasAny: boolean
  of: Shown['of']
}

type Reader = { payload: Payload; user: TypedUser | null }

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** For a row of matches `m`. */
function isShown({ of, search }: Shown): SQL {
  const team = (side: 'home' | 'away') => sql`m.${sql.identifier(`${side}_team_id`)}`
  const ofTeams =
    of === 'all'
      ? sql`true`
      : of === 'own'
        ? sql`exists (select from public.competition_teams t join public.clubs c on c.id = t.club_id and c.own
            where t.id in (${team('home')}, ${team('away')}))`
        : sql`${of} in (${team('home')}, ${team('away')})`
  const words = nameKey(search).split(' ').filter(Boolean).slice(0, 8)
  const found = words.map(
    (word) => sql`exists (
      select from public.competition_teams t
      where t.id in (${team('home')}, ${team('away')})
        and extensions.unaccent(lower(concat_ws(' ', t.name, t.name_en))) like ${`%${escapeLike(word)}%`}
    )`,
  )
  return sql.join([ofTeams, ...found], sql` and `)
}

const hasNoResult = sql`(m.forfeit is null and (m.home_score is null or m.away_score is null))`

/** A little more than what is shown; `sectionOf` says what belongs where. */
function candidates(shown: Shown, days: Days): SQL {
  const asked = isShown(shown)
  // Tables need the results of the others too.
  const askedForResult = shown.of === 'own' ? isShown({ ...shown, of: 'all' }) : asked
  const part = (condition: SQL, order: SQL, limit: number) =>
    sql`(select m.id from public.matches m where ${condition} order by ${order}, m.id limit ${limit})`
  const parts = [
    part(
      sql`m.game_time >= ${days.today}::timestamptz and m.game_time < ${days.mondayAfter}::timestamptz and ${asked}`,
      sql`m.game_time`,
      limits.today + limits.week + limits.next_week + 3,
    ),
    part(
      sql`m.game_time >= ${days.mondayAfter}::timestamptz and m.status not in ('finished', 'postponed') and ${asked}`,
      sql`m.game_time`,
      limits.later + 1,
    ),
    // Begun today or earlier, of everybody: first what awaits a result.
    part(
      sql`m.status in ('scheduled', 'live') and m.game_time < ${days.tomorrow}::timestamptz and ${askedForResult}`,
      sql`m.game_time desc`,
      mostCounted,
    ),
    part(
      sql`m.status = 'finished' and ${hasNoResult} and ${askedForResult}`,
      sql`m.game_time desc`,
      mostCounted,
    ),
    part(
      sql`m.status in ('scheduled', 'live') and m.game_time is null and ${asked}`,
      sql`m.id`,
      limits.undated + 1,
    ),
    part(sql`m.status = 'postponed' and ${asked}`, sql`m.updated_at desc`, mostCounted),
    part(
      sql`m.status = 'finished' and not ${hasNoResult} and ${asked}
        and coalesce(m.game_time < ${days.today}::timestamptz or m.game_time >= ${days.tomorrow}::timestamptz, true)`,
      sql`m.game_time desc nulls last`,
      limits.played + 1,
    ),
  ]
  return sql.join(parts, sql` union `)
}

const teamOf = (team: string, language: Language) => {
  const id = sql`m.${sql.identifier(`${team}_team_id`)}`
  return sql`(
    select json_build_object(
      -- The same name as in content.competition_team.
      'name', case when ${language}::text = 'en'
        then coalesce(nullif(t.name_en, ''), case when t.name = c.name then nullif(c.name_en, '') end, t.name)
        else t.name end,
      'crest', (select coalesce(f.sizes_small_filename, f.filename) from public.media f
        where f.id = coalesce(t.logo_id, c.logo_id) and f.deleted_at is null),
      'isOwn', coalesce(c.own, false),
      'hasSquad', exists (select from public.competition_teams_squad s where s._parent_id = t.id),
      'ageGroup', t.age_group
    )
    from public.competition_teams t left join public.clubs c on c.id = t.club_id where t.id = ${id}
  )`
}

const translated = (table: string, name: string, id: SQL, language: Language) => sql`(
  select l.${sql.identifier(name)} from public.${sql.identifier(table)} l
  where l._parent_id = ${id} and l.${sql.identifier(name)} <> '' and l._locale::text in (${language}, 'hu')
  order by l._locale::text = ${language} desc limit 1
)`

const matchesOf = (shown: Shown, days: Days, language: Language) => sql`
  select
    m.id, m.status,
    to_char(m.game_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as game_time,
    a.home_score, a.away_score, m.forfeit, a.keeping <> 'sheet' as "isAtCourtside",
    ${translated('competitions_locales', 'name', sql`m.competition_id`, language)} as competition,
    ${translated('matches_locales', 'round', sql`m.id`, language)} as round,
    (select a.name from public.arenas a where a.id = m.arena_id) as arena,
    ${teamOf('home', language)} as home,
    ${teamOf('away', language)} as away,
    coalesce(m.ticket_url, '') <> '' as "hasOwnTickets",
    exists (select from public.competitions k where k.id = m.competition_id and k.ticket_url <> '') as "hasCompetitionTickets",
    exists (select from public.matches_lines n where n._parent_id = m.id) as "hasBoxScore",
    coalesce(m.box_score_incomplete, false) as "isIncomplete",
    m.report_id is not null as "hasReport"
  from public.matches m
  join content.match a on a.id = m.id
  where m.id in (${candidates(shown, days)})
  order by m.game_time nulls last, m.id`

type Row = Omit<DayMatch, 'hasTickets'> & { hasOwnTickets: boolean; hasCompetitionTickets: boolean }

/** The competition's tickets are for our home matches only. */
const toMatch = ({ hasOwnTickets, hasCompetitionTickets, ...row }: Row): DayMatch => ({
  ...row,
  hasTickets: hasOwnTickets || (row.home.isOwn && hasCompetitionTickets),
})

const isOwn = ({ home, away }: DayMatch) => home.isOwn || away.isOwn
const time = ({ game_time }: DayMatch) =>
  game_time === null ? Number.NEGATIVE_INFINITY : Date.parse(game_time)
const latestFirst = (a: DayMatch, b: DayMatch) => time(b) - time(a) || b.id - a.id
/** Ours first: their results are the ones that visitors miss. */
const oursFirst = (a: DayMatch, b: DayMatch) => Number(isOwn(b)) - Number(isOwn(a)) || latestFirst(a, b)

const countOf = async (reader: Reader, condition: SQL): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    reader,
    sql`select count(*)::int as count from (
      select from public.matches m where ${condition} limit ${mostCounted}
    ) counted`,
  )
  return row?.count ?? 0
}

/** The matches of the day, those without a result, the coming and the last ones. For those who may read matches. */
export async function readMatchDay(
  reader: Reader,
  asked: Shown,
  now: number,
  language: Language,
): Promise<MatchDay> {
  if (!hasRole(reader.user, 'statistician', 'editor', 'child_protection'))
    throw new APIError('Only those who read matches read the match day.', 403)
  const days = daysAround(now)
  const teams = await queryRows<MatchDay['teams'][number]>(
    reader,
    sql`select t.id, t.name from public.competition_teams t
      join public.clubs c on c.id = t.club_id and c.own
      where t.season_id = (
        select s.id from public.competition_teams n join public.clubs o on o.id = n.club_id and o.own
        join public.seasons s on s.id = n.season_id order by s.year desc limit 1)
      order by t."order" nulls last, t.name, t.id limit 30`,
  )
  // A search is not about our own teams only; and without a team of ours, everybody's matches are shown.
  const isAboutAll = asked.of === 'own' && (teams.length === 0 || asked.search !== '')
  const shown: Shown = { ...asked, of: isAboutAll ? 'all' : asked.of }
  const [rows, coming, played, [any]] = await Promise.all([
    queryRows<Row>(reader, matchesOf(shown, days, language)),
    countOf(
      reader,
      sql`m.status in ('scheduled', 'live', 'postponed') and m.game_time > ${new Date(now).toISOString()}::timestamptz`,
    ),
    countOf(reader, sql`m.status = 'finished'`),
    queryRows<{ found: boolean }>(reader, sql`select exists (select from public.matches) as found`),
  ])
  const matches = rows.map(toMatch)
  const isAwaiting = (match: DayMatch) => stateAt(match, now) === 'awaiting'
  const placed = Object.groupBy(matches, (match) => {
    const section = sectionOf(match, now, days) ?? 'none'
    if (shown.of !== 'own' || isOwn(match)) return section
    // Of the others only what awaits a result is shown, whenever it was.
    return isAwaiting(match) ? 'awaiting' : 'none'
  })
  placed.awaiting?.sort(oursFirst)
  placed.played?.sort(latestFirst)
  const ofSection = (section: Section) => {
    const all = placed[section] ?? []
    const others = all.filter(({ status }) => status !== 'postponed').slice(0, limits[section])
    const here = all.filter((match) => match.status === 'postponed' || others.includes(match))
    return { matches: here, hasMore: here.length < all.length }
  }
  const awaiting = matches.filter(isAwaiting).length
  return {
    sections: Object.fromEntries(sections.map((name) => [name, ofSection(name)])) as MatchDay['sections'],
    counts: { awaiting, coming, played },
    teams,
    hasAny: any?.found ?? false,
    of: shown.of,
  }
}
