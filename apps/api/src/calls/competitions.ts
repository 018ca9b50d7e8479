import { perLanguage } from '@palank/answer-sql/per-language'
import type { Entry, Game, TieCriterion } from '@palank/sport/game'
import { standings } from '@palank/sport/standings'
import type { Handlers } from './handler.ts'
import { list } from './paged.ts'

type Names = 'competition/season/list' | 'competition/competition-team/list' | 'standings/competition/all'

/** Numbers of past and coming matches of the given teams. */
const matchCounts = (teams: string) => `
  'prev_match_count', (select count(*) from api.match m where m.competition_id = c.id and m.type = 'prev'
    and (m.home_team_id = any(${teams}) or m.away_team_id = any(${teams}))),
  'next_match_count', (select count(*) from api.match m where m.competition_id = c.id and m.type = 'next'
    and (m.home_team_id = any(${teams}) or m.away_team_id = any(${teams})))`

const item = (
  teams: string,
) => `json_build_object('id', c.id, 'season', c.season, 'name', c.name, 'logo', c.logo,
  'ticket_url', c.ticket_url, 'standings_visible', c.standings_visible, ${matchCounts(teams)})`

const clubTeams = 'array(select id from api.team_key where club_id = $1::int and season = $2::int)'

const competitionsOf = (teams: string, paging: string, lang: string) => ({
  data: `select json_agg(item order by position, id)::text from (
    select c.id, c.position, ${item(teams)} as item from api.competition c
    where c.lang = '${lang}' and c.id = any(array(
      select competition_id from api.competition_entry where team_id = any(${teams})))
    order by c.position, c.id ${paging}) items`,
  total: `select count(distinct competition_id)::text from api.competition_entry where team_id = any(${teams})`,
})

/** Games as arrays: field names would be most of the JSON. */
const sql = perLanguage((lang) => ({
  ofClub: competitionsOf(clubTeams, 'limit $3 offset $4', lang),
  ofTeam: competitionsOf('array[$1::int]', 'limit $2 offset $3', lang),
  table: `select json_build_object(
      'criteria', c.tie_rules,
      'entries', (select coalesce(json_agg(json_build_object('team', e.team_id, 'deduction', e.deduction,
          'official_position', e.official_position, 'team_json', (select t.team from api.competition_team t
            where t.id = e.team_id and t.lang = '${lang}'))), '[]')
        from api.competition_entry e where e.competition_id = c.id),
      'games', (select coalesce(json_agg(json_build_array(g.id, g.home, g.away, g.home_score, g.away_score,
          g.game_time, g.forfeit, g.carried)), '[]')
        from api.table_game g where g.competition_id = c.id)
    )::text
    from api.competition c where c.id = $1 and c.lang = '${lang}' and c.standings_visible`,
}))

export const standingsSql = perLanguage((lang) => sql[lang].table)

type GameRow = [
  number,
  number,
  number,
  number,
  number,
  string | null,
  Game['forfeit'],
  'all' | 'among_entries' | null,
]
type TableData = { criteria: TieCriterion[]; entries: (Entry & { team_json: object })[]; games: GameRow[] }

const gameOf = ([id, home, away, home_score, away_score, time, forfeit]: GameRow): Game => ({
  id,
  home,
  away,
  home_score,
  away_score,
  time,
  forfeit,
})

function standingRows({ criteria, entries, games }: TableData) {
  const teams = new Map(entries.map((entry) => [entry.team, entry.team_json]))
  const carried = games.filter((row) => row[7] !== null)
  const table = standings({
    entries,
    games: games.filter((row) => row[7] === null).map(gameOf),
    criteria,
    carried: { games: carried.map(gameOf), scope: carried[0]?.[7] ?? 'among_entries' },
  })
  return table.map((row) => ({ ...row, team: teams.get(row.team) }))
}

export const competitions: Handlers<Names> = {
  'competition/season/list': (context, { params, query, lang }) =>
    list(context, query, sql[lang].ofClub, [query['clubs[0]'], params.season]),

  'competition/competition-team/list': (context, { params, query, lang }) =>
    list(context, query, sql[lang].ofTeam, [params.id]),

  'standings/competition/all': async ({ db }, { params, lang }) => {
    const json = await db.json(sql[lang].table, [params.id])
    const data = json ? standingRows(JSON.parse(json.toString()) as TableData) : []
    const meta = { current_page: 1, per_page: Math.max(1, data.length), last_page: 1, total: data.length }
    return Buffer.from(JSON.stringify({ data, meta }))
  },
}
