-- Every player's sums of a season from the raw lines, independent of the api's code. Null where no line has a
-- value; `known` counts the lines with one, `clocked` sums those whose minutes are known too.
with line as (
  select l.*, coalesce(l.points, 2 * l.two_point_made + 3 * l.three_point_made + l.free_throw_made) as pts,
    case l.side when 'home' then m.home_team_id else m.away_team_id end as team,
    not coalesce(l.did_not_play, false) and coalesce(l.seconds, 1) > 0 as played
  from matches_lines l join matches m on m.id = l._parent_id
  where m.status = 'finished'
),
amount as (
  select l.player_id, l.team, l.seconds, a.name,
    case when l.played or a.name = 'played_games' then a.value end as value
  from line l
  cross join lateral (values
    ('points', l.pts), ('dunk_made', l.dunk_made), ('dunk_all', l.dunk_all),
    ('two_point_made', l.two_point_made), ('two_point_all', l.two_point_all),
    ('three_point_made', l.three_point_made), ('three_point_all', l.three_point_all),
    ('throw_made', l.two_point_made + l.three_point_made), ('throw_all', l.two_point_all + l.three_point_all),
    ('free_throw_made', l.free_throw_made), ('free_throw_all', l.free_throw_all),
    ('defensive_rebound', l.defensive_rebound), ('offensive_rebound', l.offensive_rebound),
    ('total_rebound', l.defensive_rebound + l.offensive_rebound),
    ('steal', l.steal), ('turnover', l.turnover), ('foul', l.foul), ('defensive_foul', l.defensive_foul),
    ('assist', l.assist), ('block', l.block), ('block_against', l.block_against),
    ('value', l.pts + l.defensive_rebound + l.offensive_rebound + l.assist + l.steal + l.block + l.defensive_foul
      - (l.two_point_all - l.two_point_made) - (l.three_point_all - l.three_point_made)
      - (l.free_throw_all - l.free_throw_made) - l.turnover - l.block_against - l.foul),
    ('minute', l.seconds / 60.0), ('starter', l.starter::int), ('played_games', l.played::int)
  ) as a (name, value)
)
select a.player_id, a.team, s.year::int as season, a.name,
  sum(a.value)::float8 as total, count(a.value)::int as known,
  (sum(a.value) filter (where a.seconds is not null))::float8 as clocked,
  (sum(a.seconds) filter (where a.value is not null) / 60.0)::float8 as minutes
from amount a
join competition_teams t on t.id = a.team
join seasons s on s.id = t.season_id
group by a.player_id, a.team, s.year, a.name
