import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import type { Language } from '@palank/contract/language'
import { counted, type Line } from '@palank/sport/line'
import { lineStatistics, teamStatistics } from '@palank/sport/statistics'
import type { Value } from '../db.ts'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

type Names = 'schedule/highlighted' | 'schedule/list' | 'schedule/find'

const team = (side: 'home' | 'away', lang: Language) => `json_build_object(
  'side', ${side === 'home' ? 1 : 2}, 'finalScore', m.${side}_score,
  'competition_team', (select t.team from api.competition_team t where t.id = m.${side}_team_id and t.lang = '${lang}'))`

/** Expects the match under the alias `m`. */
const matchFields = (lang: Language) => `
  'id', m.id,
  'competition', (select json_build_object('id', c.id, 'season', c.season, 'name', c.name, 'logo', c.logo,
      'ticket_url', c.ticket_url) from api.competition c where c.id = m.competition_id and c.lang = '${lang}'),
  'competitors', json_build_array(${team('home', lang)}, ${team('away', lang)}),
  'arena', m.arena, 'game_time', m.game_time, 'status', m.status,
  'round', coalesce(m.rounds ->> '${lang}', m.rounds ->> 'hu'), 'ticket_url', m.ticket_url,
  'forfeit', case m.forfeit when 'home' then 1 when 'away' then 2 end,
  'sequence', m.sequence, 'updated_at', m.updated_at,
  'change', (select c.change from api.match_change c where c.match_id = m.id)`

const selectMatches = (keys: string, order: string, lang: Language) => `
  select json_agg((select json_build_object(${matchFields(lang)}) from api.match m where m.id = k.id) order by ${order})::text
  from (${keys}) k`

/** An array, computed once: a join would scan every match of every season. */
const teamsOf = {
  team: 'array[$1::int]',
  club: 'array(select id from api.team_key where club_id = $1::int)',
  season: 'array(select id from api.team_key where club_id = $1::int and season = $2::int)',
} as const
type Scope = keyof typeof teamsOf

const involves = (scope: Scope) =>
  `(m.home_team_id = any(${teamsOf[scope]}) or m.away_team_id = any(${teamsOf[scope]}))`

const orders = {
  prev: 'game_time desc nulls last, id desc',
  // Postponed matches come after all that have a date, as in byComing of packages/sport.
  next: 'put_off, game_time, id',
  all: 'game_time nulls last, id',
  changed: 'changed_at desc, id desc',
} as const
type Type = keyof typeof orders

/** Parameters: `$1` for the scope, then the season and the competition where given, then limit and offset. */
function listOf(lang: Language, scope: Scope, inCompetition: boolean, type: Type) {
  const values = 1 + (scope === 'season' ? 1 : 0)
  const where = [
    involves(scope),
    inCompetition ? `m.competition_id = $${values + 1}::int` : '',
    type === 'prev' || type === 'next' ? `m.type = '${type}'` : '',
  ]
  const changes = type === 'changed' ? 'join api.match_change c on c.match_id = m.id' : ''
  const from = `from api.match m ${changes} where ${where.filter(Boolean).join(' and ')}`
  const after = values + (inCompetition ? 1 : 0)
  const sorted = type === 'changed' ? 'c.changed_at' : 'm.game_time, m.put_off'
  const keys = `select m.id, ${sorted} ${from} order by ${orders[type]} limit $${after + 1} offset $${after + 2}`
  return { data: selectMatches(keys, orders[type], lang), total: `select count(*)::text ${from}` }
}

const listSqlCache = new Map<string, ReturnType<typeof listOf>>()
function listSql(...args: Parameters<typeof listOf>) {
  const key = args.join()
  const statement = listSqlCache.get(key) ?? listOf(...args)
  listSqlCache.set(key, statement)
  return statement
}

const nearestKeys = (type: 'prev' | 'next') =>
  `(select m.id, m.game_time, m.put_off from api.match m where ${involves('club')} and m.type = '${type}'
    order by ${orders[type]} limit $2)`

const lineFields = `${counted.map((name) => `'${name}', l.${name}`).join(', ')}, 'seconds', l.seconds, 'starter', l.starter,
  'did_not_play', l.did_not_play`

const sql = perLanguage((lang) => ({
  highlighted: selectMatches(`${nearestKeys('prev')} union all ${nearestKeys('next')}`, orders.all, lang),
  find: `select json_build_object(${matchFields(lang)},
    'periods', (select coalesce(json_agg(json_build_object('number', p.number, 'home', p.home, 'away', p.away)
        order by p.number), '[]') from api.match_period p where p.match_id = m.id),
    'attendance', m.attendance, 'referees', m.referees,
    'report', (select json_build_object('id', a.id, 'title', a.title, 'slug', a.slug, 'slugs', a.slugs)
      from api.article a where a.id = m.report_id and a.lang = '${lang}'),
    'gallery', (select json_build_object('id', g.id, 'name', g.name)
      from api.gallery g where g.id = m.gallery_id and g.lang = '${lang}'),
    'teams', json_build_array(m.home_team_id, m.away_team_id),
    'lines', (select coalesce(json_agg(json_build_object('side', l.side, 'jersey_number', l.jersey_number,
        'player', json_build_object('id', p.id, 'last_name', p.last_name, 'first_name', p.first_name,
          'masked', p.masked, 'without_page', p.without_page),
        ${lineFields}) order by l.place), '[]')
      from api.match_line l
      cross join lateral (select * from api.player p where p.id = l.player_id and p.lang = '${lang}' offset 0) p
      where l.match_id = m.id)
    )::text from api.match m where m.id = $1`,
}))

type LineRow = Line & { side: 'home' | 'away'; jersey_number: string | null; player: object }
type MatchJson = { lines: LineRow[]; teams: [number, number] }

function boxScore(side: 'home' | 'away', lines: LineRow[], competition_team_id: number) {
  const sideLines = lines.filter((row) => row.side === side)
  return {
    side: side === 'home' ? 1 : 2,
    competition_team_id,
    players: sideLines.map((row) => ({
      player: row.player,
      jersey_number: row.jersey_number,
      is_starter: row.starter,
      did_not_play: row.did_not_play,
      statistics: lineStatistics(row),
    })),
    total: sideLines.length > 0 ? teamStatistics(sideLines) : null,
  }
}

export const matches: Handlers<Names> = {
  'schedule/highlighted': async ({ db }, { query, lang }) => {
    const rows = await db.json(sql[lang].highlighted, [query['clubs[0]'], query.limit])
    const data = rows ? (JSON.parse(rows.toString()) as unknown[]) : []
    const meta = { current_page: 1, per_page: 2 * query.limit, last_page: 1, total: data.length }
    return Buffer.from(JSON.stringify({ data, meta }))
  },

  'schedule/list': async (context, { query, lang }) => {
    const { competitionId, competitionTeamId, type = 'all' } = query
    // A competition and a team belong to one season already; changes are told of the next one's matches too.
    const isOfSeason = !(competitionId || competitionTeamId || type === 'changed')
    const season = query.season ?? (isOfSeason ? context.season : undefined)
    const scope = competitionTeamId ? 'team' : season ? 'season' : 'club'
    const values: Value[] = [competitionTeamId ?? query['clubs[0]']]
    if (scope === 'season' && season) values.push(season)
    if (competitionId) values.push(competitionId)
    const page = { page: query.page, per_page: query.limit }
    return list(context, page, listSql(lang, scope, competitionId !== undefined, type), values)
  },

  'schedule/find': async ({ db }, { params, lang }) => {
    const json = await db.json(sql[lang].find, [params.id])
    if (!json) return undefined
    const { lines, teams, ...match } = JSON.parse(json.toString()) as MatchJson
    const box_scores =
      lines.length === 0 ? [] : [boxScore('home', lines, teams[0]), boxScore('away', lines, teams[1])]
    return single(Buffer.from(JSON.stringify({ ...match, box_scores })))
  },
}
