import { single } from '@palank/answer-sql/page'
import { perLanguage } from '@palank/answer-sql/per-language'
import { type Counted, counted, type Line } from '@palank/sport/line'
import { lineStatistics, rowsOf, statisticsOfAll, sumsOf } from '@palank/sport/statistics'
import type { Handlers } from './handler.ts'

/** In the order that `lineOf` reads: field names would be most of the JSON of a long career. */
const figures = ['l.seconds', 'l.starter', 'l.did_not_play', ...counted.map((name) => `l.${name}`)].join(', ')

/**
 * A player's page is below a team that the player is or was in, so a player of no team is not found. Figures come from
 * every line, full games from one season only. Each line's match is looked up on its own (`offset 0` keeps the planner
 * from joining): a join would read every match even for a short career. Each team is sent once.
 */
export const playerSql = perLanguage(
  (lang) => `
  with lines as materialized (
    select m.*, l.side = 'home' as is_home, json_build_array(${figures}) as figures
    from api.match_line l
    cross join lateral (
      select m.id, m.game_time, m.competition_id, m.status = 'finished' as is_finished,
        case l.side when 'home' then m.home_team_id else m.away_team_id end as team_id,
        case l.side when 'home' then m.away_team_id else m.home_team_id end as opponent_id,
        case l.side when 'home' then m.home_score else m.away_score end as own_score,
        case l.side when 'home' then m.away_score else m.home_score end as opponent_score
      from api.match m where m.id = l.match_id offset 0
    ) m
    where l.player_id = $1 and ($2::int = 0 or m.team_id = $2)
  ),
  played as materialized (
    select g.*, k.season
    from (select team_id, json_agg(figures) as lines from lines where is_finished group by team_id) g
    cross join lateral (select season from api.team_key k where k.id = g.team_id offset 0) k
  ),
  memberships as materialized (
    select s.team_id, s.jersey_number, s.position, k.season, k.position as place
    from api.squad_member s
    cross join lateral (select * from api.team_key k where k.id = s.team_id offset 0) k
    where s.player_id = $1 and ($2::int = 0 or k.id = $2)
  ),
  -- A player may have left the squad and still be in its box scores.
  teams as materialized (
    select t.team_id, k.season, k.position as place
    from (
      select team_id from memberships union select team_id from lines union
      select team_id from api.courtside_team where player_id = $1 and ($2::int = 0 or team_id = $2)
    ) t
    cross join lateral (select * from api.team_key k where k.id = t.team_id offset 0) k
  ),
  newest as (select * from memberships order by season desc, place, team_id desc limit 1),
  log as materialized (
    select l.*, p.season from played p join lines l on l.team_id = p.team_id
    where l.is_finished and p.season = case when $3::int > 0 then $3 else (select max(season) from played) end
  ),
  named as (
    select team_id as id from teams union select opponent_id from log
  )
  select json_build_object(
    'player', json_build_object(
      'id', p.id, 'last_name', p.last_name, 'first_name', p.first_name, 'profile_image', p.profile_image,
      'jersey_number', (select jersey_number from newest), 'position', (select position from newest),
      'birth_year', p.birth_year, 'height', p.height, 'noindex', p.noindex),
    'teams_by_id', (select coalesce(json_object_agg(n.id, (select t.team from api.competition_team t
        where t.id = n.id and t.lang = '${lang}')), '{}') from named n),
    'competitions', (select coalesce(json_object_agg(n.id, (select json_build_object('id', c.id, 'name', c.name)
        from api.competition c where c.id = n.id and c.lang = '${lang}')), '{}')
      from (select distinct competition_id as id from log) n),
    'teams', (select coalesce(json_agg(json_build_array(m.season, m.team_id)
        order by m.season desc, m.place, m.team_id desc), '[]')
      from teams m),
    'seasons', (select coalesce(json_agg(json_build_array(s.season, s.team_id, s.lines)
        order by s.season desc, s.team_id desc), '[]') from played s),
    'games', (select coalesce(json_agg(json_build_object('schedule_id', l.id, 'season', l.season,
        'game_time', l.game_time, 'competition_team_id', l.team_id, 'is_home', l.is_home,
        'competition', l.competition_id, 'opponent', l.opponent_id,
        'own_score', l.own_score, 'opponent_score', l.opponent_score, 'statistics', l.figures)
        order by l.game_time desc nulls last, l.id desc), '[]') from log l)
  )::text from api.player p
  where p.id = $1 and p.lang = '${lang}' and not p.without_page and exists (select from teams)`,
)

type Figures = [number | null, boolean | null, boolean, ...(number | null)[]]
type PlayerJson = {
  player: object
  teams_by_id: Record<number, object>
  competitions: Record<number, object>
  teams: [season: number, team: number][]
  seasons: [season: number, team: number, lines: Figures[]][]
  games: { competition: number; opponent: number; statistics: Figures }[]
}

const emptyLine = Object.fromEntries(counted.map((name) => [name, null])) as Record<Counted, number | null>

function lineOf([seconds, starter, did_not_play, ...amounts]: Figures): Line {
  const line = { ...emptyLine, seconds, starter, did_not_play }
  counted.forEach((name, index) => {
    line[name] = amounts[index] ?? null
  })
  return line
}

export const players: Handlers<'player/find'> = {
  'player/find': async ({ db }, { params, query, lang }) => {
    const values = [params.id, query.competitionTeamId ?? 0, query.season ?? 0]
    const json = await db.json(playerSql[lang], values)
    if (!json) return undefined
    const { player, teams_by_id, competitions, teams, seasons, games } = JSON.parse(
      json.toString(),
    ) as PlayerJson
    const seasonSums = seasons.map(([season, team, lines]) => ({
      season,
      team,
      sums: sumsOf(lines.map(lineOf)),
    }))
    const data = {
      ...player,
      teams: teams.map(([season, team]) => ({ ...teams_by_id[team], season })),
      seasons: seasonSums.map(({ season, team, sums }) => ({
        season,
        competition_team: teams_by_id[team],
        ...rowsOf(sums),
      })),
      career: statisticsOfAll(seasonSums.map(({ sums }) => sums)),
      games: games.map(({ competition, opponent, statistics, ...game }) => ({
        ...game,
        competition: competitions[competition],
        opponent: teams_by_id[opponent],
        statistics: lineStatistics(lineOf(statistics)),
      })),
    }
    return single(Buffer.from(JSON.stringify(data)))
  },
}
