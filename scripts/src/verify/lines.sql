-- Every figure of the lines of the given finished matches, one per row, from the raw tables. Null where the sheet
-- has no value, and for players who did not play.
select m.id as match_id, l.side::text as side, l.player_id, l.played,
  case l.side when 'home' then m.home_team_id else m.away_team_id end as team,
  a.name, (case when l.played then a.value end)::float8 as value
from matches m
join lateral (
  select l.*, coalesce(l.points, 2 * l.two_point_made + 3 * l.three_point_made + l.free_throw_made) as pts,
    not coalesce(l.did_not_play, false) and coalesce(l.seconds, 1) > 0 as played
  from matches_lines l where l._parent_id = m.id
) l on true
cross join lateral (values
  ('minute', l.seconds / 60.0), ('points', l.pts),
  ('two_point_made', l.two_point_made), ('two_point_all', l.two_point_all),
  ('three_point_made', l.three_point_made), ('three_point_all', l.three_point_all),
  ('throw_made', l.two_point_made + l.three_point_made), ('throw_all', l.two_point_all + l.three_point_all),
  ('free_throw_made', l.free_throw_made), ('free_throw_all', l.free_throw_all),
  ('offensive_rebound', l.offensive_rebound), ('defensive_rebound', l.defensive_rebound),
  ('total_rebound', l.offensive_rebound + l.defensive_rebound), ('assist', l.assist), ('steal', l.steal),
  ('turnover', l.turnover), ('block', l.block), ('block_against', l.block_against), ('foul', l.foul),
  ('defensive_foul', l.defensive_foul),
  ('value', l.pts + l.offensive_rebound + l.defensive_rebound + l.assist + l.steal + l.block + l.defensive_foul
    - (l.two_point_all - l.two_point_made) - (l.three_point_all - l.three_point_made)
    - (l.free_throw_all - l.free_throw_made) - l.turnover - l.block_against - l.foul)
) as a (name, value)
where m.id = any($1::int[])
