-- Every table from the raw results, independent of the api's code. Two points for a win, one for a loss, none for
-- a forfeit; ties by FIBA's order, restarted for those still tied whenever a team separates.
with recursive
game as (
  select m.id, m.competition_id as comp, m.game_time, m.home_team_id as h, m.away_team_id as a, m.forfeit,
    case when m.forfeit = 'home' and coalesce(m.home_score, 0) >= coalesce(m.away_score, 0) then 0
         when m.forfeit = 'away' and coalesce(m.away_score, 0) >= coalesce(m.home_score, 0) then 20
         else m.home_score end::int as hs,
    case when m.forfeit = 'home' and coalesce(m.home_score, 0) >= coalesce(m.away_score, 0) then 20
         when m.forfeit = 'away' and coalesce(m.away_score, 0) >= coalesce(m.home_score, 0) then 0
         else m.away_score end::int as aws
  from matches m
  where m.status = 'finished' and (m.forfeit is not null or m.home_score <> m.away_score)
),
played as (
  select comp, id, game_time, h as team, a as other, true as at_home, hs as f, aws as c, forfeit = 'home' as gave_up from game
  union all
  select comp, id, game_time, a, h, false, aws, hs, forfeit = 'away' from game
),
result as (select *, f > c as won, coalesce(gave_up, false) as forfeited from played),
summary as (
  select e._parent_id as comp, e.team_id as team, coalesce(e.deduction, 0)::int as deduction,
    count(r.id)::int as played,
    (count(*) filter (where r.won))::int as win,
    (count(*) filter (where not r.won))::int as loss,
    coalesce(sum(case when r.won then 2 when r.forfeited then 0 when r.id is null then 0 else 1 end), 0)::int
      - coalesce(e.deduction, 0)::int as point,
    coalesce(sum(r.f), 0)::int as score, coalesce(sum(r.c), 0)::int as against,
    (count(*) filter (where r.at_home))::int as home, (count(*) filter (where not r.at_home))::int as away,
    (count(*) filter (where r.at_home and r.won))::int as home_win,
    (count(*) filter (where r.at_home and not r.won))::int as home_loss,
    (count(*) filter (where not r.at_home and r.won))::int as away_win,
    (count(*) filter (where not r.at_home and not r.won))::int as away_loss
  from competitions_entries e
  left join result r on r.comp = e._parent_id and r.team = e.team_id
  group by 1, 2, 3
),
latest as (
  select *, row_number() over (partition by comp, team order by game_time desc nulls last, id desc) as back from result
),
form as (
  select l.comp, l.team,
    (select won from latest x where x.comp = l.comp and x.team = l.team and x.back = 1) as streak_win,
    (min(l.back) filter (where l.won is distinct from
      (select won from latest x where x.comp = l.comp and x.team = l.team and x.back = 1)))::int as ended,
    max(l.back)::int as games,
    (count(*) filter (where l.back <= 5 and l.won))::int as last5_win,
    (count(*) filter (where l.back <= 5 and not l.won))::int as last5_loss
  from latest l group by l.comp, l.team
),
-- One row holds the whole state: which rank each team has so far. A step splits every group that its first
-- criterion with different values can split.
state (step, teams) as (
  select 0, (
    select jsonb_agg(jsonb_build_object('comp', s.comp, 'team', s.team, 'place',
      (select count(*) from summary b where b.comp = s.comp and b.point > s.point)))
    from summary s)
  union all
  select step + 1, (
    with t as (select * from jsonb_to_recordset(teams) as x (comp int, team int, place int)),
    among as (
      select t.comp, t.team, t.place,
        coalesce(sum(case when r.won then 1 else 0 end), 0) as wins,
        coalesce(sum(r.f - r.c), 0) as difference,
        coalesce(sum(r.f), 0) as scored
      from t
      left join t o on o.comp = t.comp and o.place = t.place and o.team <> t.team
      left join result r on r.comp = t.comp and r.team = t.team and r.other = o.team
      group by 1, 2, 3
    ),
    figure as (
      select a.comp, a.team, a.place, f.nr, f.value
      from among a
      join summary s on s.comp = a.comp and s.team = a.team
      cross join lateral (values (1, a.wins), (2, a.difference), (3, a.scored),
        (4, s.score - s.against), (5, s.score)) as f (nr, value)
    ),
    deciding as (
      select comp, place, min(nr) as nr from (
        select comp, place, nr from figure group by 1, 2, 3 having count(distinct value) > 1
      ) split group by 1, 2
    )
    select jsonb_agg(jsonb_build_object('comp', t.comp, 'team', t.team, 'place', t.place + (
      select count(*) from figure mine
      join deciding d on d.comp = mine.comp and d.place = mine.place and d.nr = mine.nr
      join figure better on better.comp = mine.comp and better.place = mine.place and better.nr = mine.nr
        and better.value > mine.value
      where mine.comp = t.comp and mine.team = t.team)))
    from t)
  from state where step < 20
),
final as (
  select x.* from state, jsonb_to_recordset(teams) as x (comp int, team int, place int) where step = 20
)
select s.*, f.place + 1 as position,
  fo.streak_win, coalesce(fo.ended - 1, fo.games) as streak_count, fo.last5_win, fo.last5_loss
from summary s
join final f on f.comp = s.comp and f.team = s.team
left join form fo on fo.comp = s.comp and fo.team = s.team
join competitions c on c.id = s.comp and c.standings_visible
order by s.comp, position, s.team
