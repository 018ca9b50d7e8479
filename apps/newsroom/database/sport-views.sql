-- Competitions, teams, players and matches as the api reads them. Everything derived from these rows (tables,
-- streaks, statistics) is calculated by packages/sport on each request and never stored.

create view content.competition as
select
  c.id,
  l.lang,
  s.year::int as season,
  coalesce(own.name, hu.name) as name,
  coalesce(c."order", 0)::int as position,
  (select p.picture from content.picture p where p.id = c.logo_id and p.lang = l.lang) as logo,
  nullif(c.ticket_url, '') as ticket_url,
  coalesce(c.standings_visible, false) as standings_visible,
  (
    select coalesce(json_agg(r.value order by r."order"), '[]'::json)
    from public.competitions_tie_rules r where r.parent_id = c.id
  ) as tie_rules
from public.competitions c
cross join content.language l
join public.seasons s on s.id = c.season_id
left join public.competitions_locales own on own._locale = l.lang::public._locales and own._parent_id = c.id and own.name <> ''
left join public.competitions_locales hu on hu._locale = 'hu' and hu._parent_id = c.id
where coalesce(own.name, hu.name) <> '';

create view content.competition_entry as
select
  _parent_id as competition_id, team_id, _order as position, coalesce(deduction, 0)::int as deduction,
  official_position::int as official_position
from public.competitions_entries;

-- For lists that need only the id, club and season of a team.
create view content.team_key as
select t.id, t.club_id, s.year::int as season, coalesce(t."order", 0)::int as position
from public.competition_teams t
join public.seasons s on s.id = t.season_id;

-- A team with the same name as its club also uses the club's English name, unless it has its own.
create view content.competition_team as
select
  t.id, l.lang, n.name, t.club_id, s.year::int as season,
  json_build_object(
    'id', t.id, 'name', n.name, 'club_id', t.club_id,
    'team_logo', (select p.picture from content.picture p where p.id = coalesce(t.logo_id, c.logo_id) and p.lang = l.lang)
  ) as team
from public.competition_teams t
cross join content.language l
join public.seasons s on s.id = t.season_id
left join public.clubs c on c.id = t.club_id
cross join lateral (
  select case when l.lang = 'en'
    then coalesce(nullif(t.name_en, ''), case when t.name = c.name then nullif(c.name_en, '') end, t.name)
    else t.name
  end as name
) n;

-- A minor without consent has initials for a name; without consent for a page, player/find does not find them.
create view content.player as
select
  d.id, l.lang,
  case when c.full_name then d.last_name else children.initial(d.last_name) end as last_name,
  case when c.full_name then coalesce(d.first_name, '') else children.initial(d.first_name) end as first_name,
  case when c.physical then d.birth_year::int end as birth_year,
  case when c.physical then d.height::int end as height,
  case when c.pictures then
    (select p.picture from content.picture p where p.id = d.profile_image_id and p.lang = l.lang)
  end as profile_image,
  not c.full_name as masked, not c.own_page as without_page, c.noindex
from public.players d
join children.player c on c.id = d.id
cross join content.language l;

-- For searching: lower case without accents, a space before each part of the name. Nobody finds a masked player.
create view content.player_name as
select
  p.id,
  regexp_replace(' ' || lower(extensions.unaccent(last_name || ' ' || coalesce(first_name, ''))), '[^[:alnum:]]+', ' ', 'g')
    as plain
from public.players p
join children.player c on c.id = p.id
where c.full_name;

create view content.squad_member as
select
  _parent_id as team_id, player_id, _order as place, nullif(jersey_number, '') as jersey_number, position,
  "from" as joined, "to" as left_on
from public.competition_teams_squad;

-- A player whom live scoring names belongs to that team, in its squad or not.
create view content.courtside_team as select player_id, team_id from children.courtside_team;

create view content.staff_member as
select
  s._parent_id as team_id, l.lang, s._order as place, s.last_name, coalesce(s.first_name, '') as first_name,
  coalesce(nullif(own.role, ''), hu.role) as role
from public.competition_teams_staff s
cross join content.language l
left join public.competition_teams_staff_locales own on own._locale = l.lang::public._locales and own._parent_id = s.id
left join public.competition_teams_staff_locales hu on hu._locale = 'hu' and hu._parent_id = s.id
where coalesce(nullif(own.role, ''), hu.role) <> '';

-- As boxScore in packages/sport counts it: points and corrections that were not undone.
create view content.running_score as
select
  e.match_id,
  coalesce(sum(p.points) filter (where e.event ->> 'side' = 'home'), 0)::int as home,
  coalesce(sum(p.points) filter (where e.event ->> 'side' = 'away'), 0)::int as away
from courtside.event e
cross join lateral (
  select case
    when e.event ->> 'type' = 'correction' then (e.event ->> 'points')::int
    when e.event ->> 'kind' = 'free_throw' then 1
    when e.event ->> 'kind' = 'three_point' then 3
    else 2
  end as points
) p
where e.event ->> 'type' in ('points', 'correction')
  and not exists (
    select from courtside.event u
    where u.match_id = e.match_id and u.event ->> 'type' = 'undo' and u.event ->> 'undoes' = e.id::text)
group by e.match_id;

create view content.match_event as
select e.match_id, e.seq, e.received_at, e.event
from courtside.event e
join public.matches m on m.id = e.match_id
where m.keeping <> 'sheet';

-- The result of a match that is kept at courtside is stored when it is finished; until then its events are counted, once
-- there is one. A score below 0 is a slip, and no score.
create view content.match as
select
  m.id, m.competition_id, m.home_team_id, m.away_team_id, m.game_time, m.status, nullif(m.ticket_url, '') as ticket_url,
  m.forfeit,
  case when m.status = 'live' and m.keeping <> 'sheet'
    then coalesce(
      (select greatest(0, s.home) from content.running_score s where s.match_id = m.id),
      case when exists (select from courtside.event e where e.match_id = m.id) then 0 else m.home_score::int end)
    else m.home_score::int
  end as home_score,
  case when m.status = 'live' and m.keeping <> 'sheet'
    then coalesce(
      (select greatest(0, s.away) from content.running_score s where s.match_id = m.id),
      case when exists (select from courtside.event e where e.match_id = m.id) then 0 else m.away_score::int end)
    else m.away_score::int
  end as away_score,
  m.attendance::int as attendance,
  m.report_id, m.gallery_id,
  (
    select json_build_object('name', a.name, 'city', nullif(a.city, '')) from public.arenas a where a.id = m.arena_id
  ) as arena,
  (
    select coalesce(json_agg(json_build_object('last_name', r.last_name, 'first_name', coalesce(r.first_name, ''))
      order by r._order), '[]'::json)
    from public.matches_referees r where r._parent_id = m.id
  ) as referees,
  (select jsonb_object_agg(r._locale, r.round) from public.matches_locales r where r._parent_id = m.id and r.round <> '')
    as rounds,
  -- As phaseOf in packages/sport: a match that started a while ago is past, even if nobody finished it.
  case
    when m.status = 'finished' then 'prev'
    when m.status = 'postponed' then 'next'
    when m.status = 'cancelled' or m.game_time is null then null
    when m.game_time > now() - interval '4 hours' then 'next'
    else 'prev'
  end as type,
  -- As isPutOff in packages/sport: postponed without a new date.
  m.status = 'postponed' and coalesce(m.game_time <= now(), true) as put_off,
  coalesce(r.sequence, 0) as sequence,
  coalesce(r.changed_at, m.created_at) as updated_at,
  coalesce(m.keeping, 'sheet') as keeping
from public.matches m
left join feed.match_revision r on r.match_id = m.id;

-- The last change of a match that is still to come; of one that was called off, until its time.
create view content.match_change as
select
  c.match_id, c.changed_at,
  json_build_object(
    'kinds', c.kinds, 'changed_at', c.changed_at, 'sequence', c.sequence,
    'before', json_build_object(
      'game_time', known.game_time,
      'arena', case when c.before ->> 'arena' is not null
        then json_build_object('name', c.before #> '{arena,name}', 'city', c.before #> '{arena,city}') end)
  ) as change
from feed.match_change c
join public.matches m on m.id = c.match_id
-- A match that has lost its time with an earlier change was to be played at the one before: calendars still have it.
cross join lateral (
  select to_timestamp(coalesce(
    c.before ->> 'time',
    case when m.game_time is null then (
      select o.before ->> 'time' from feed.match_change o
      where o.match_id = c.match_id and o.before ->> 'time' is not null order by o.sequence desc limit 1)
    end)::float8) as game_time
) known
where c.changed_at > now() - interval '60 days'
  and c.sequence = (select max(o.sequence) from feed.match_change o where o.match_id = c.match_id)
  and case m.status
    when 'scheduled' then coalesce(m.game_time > now(), true)
    when 'postponed' then true
    when 'cancelled' then now() < coalesce(
      m.game_time, known.game_time, c.changed_at + interval '7 days')
    else false
  end;

-- What a calendar shows of a match; scores are not part of it. The time is a number, since its text would depend on
-- the session's time zone.
create function upkeep.shown_of(match integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'time', extract(epoch from game_time), 'status', status, 'arena', arena_id, 'home', home_team_id, 'away', away_team_id,
    'competition', competition_id, 'rounds', (
      select jsonb_object_agg(r._locale, r.round) from public.matches_locales r
      where r._parent_id = match and r.round <> ''))
  from public.matches where id = match
$$;

-- Of what calendars show, what visitors are told of; the names, since an arena may be renamed or deleted.
create function upkeep.noticed_of(shown jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object('time', shown -> 'time', 'status', shown -> 'status', 'arena', (
    select jsonb_build_object('id', id, 'name', name, 'city', nullif(city, ''))
    from public.arenas where id = (shown ->> 'arena')::int))
$$;

-- Not for a match that was never announced, has started or is finished. Four hours is the same limit as in content.match.
create function upkeep.change_kinds(before jsonb, after jsonb) returns text[] language sql stable as $$
  select case when is_announced and is_to_come then array_remove(array[
    case when after ->> 'status' = 'cancelled' and before ->> 'status' <> 'cancelled' then 'cancelled' end,
    case when after ->> 'status' = 'postponed' and before ->> 'status' <> 'postponed' then 'postponed' end,
    case when after ->> 'status' = 'scheduled' and before ->> 'status' in ('postponed', 'cancelled') then 'restored' end,
    -- A postponed match may lose its time: that is no new one.
    case when before -> 'time' <> after -> 'time' and after ->> 'status' <> 'cancelled'
      and (after ->> 'status' <> 'postponed' or after ->> 'time' is not null) then 'moved' end,
    case when before #> '{arena,id}' <> after #> '{arena,id}' and after ->> 'status' <> 'cancelled' then 'arena' end
  ], null) else '{}' end
  from (select
    before ->> 'time' is not null or before ->> 'status' in ('postponed', 'cancelled') as is_announced,
    before ->> 'status' <> 'finished' and after ->> 'status' in ('scheduled', 'postponed', 'cancelled')
      and coalesce(greatest((before ->> 'time')::numeric, (after ->> 'time')::numeric), 'infinity')
        > extract(epoch from now() - interval '4 hours') as is_to_come
  ) match
$$;

-- What is corrected within ten minutes is one change, from what was there before it; none if that is there again. A match
-- that begins or is finished changes nothing that visitors were told; whatever becomes of one that is on, courtside.begun
-- or the last notice says what it was.
create function upkeep.note_change(match integer, revision integer, before jsonb, after jsonb) returns void
language plpgsql as $$
declare
  corrected feed.match_change;
  kinds text[];
begin
  if after ->> 'status' in ('live', 'finished') or before ->> 'status' = 'finished' then return; end if;
  if before ->> 'status' = 'live' then
    before := before || coalesce((
      select jsonb_build_object('status', b.status, 'time', extract(epoch from b.game_time))
      from courtside.begun b where b.match_id = match
        -- The start of one that was put off has moved it, which is no news if it is put off again.
        and (b.status = 'scheduled' or extract(epoch from b.game_time) is not distinct from (after ->> 'time')::numeric)),
      jsonb_build_object('status', coalesce((
        select c.after ->> 'status' from feed.match_change c where c.match_id = match order by c.sequence desc limit 1),
        'scheduled')));
  end if;
  if before = after then return; end if;
  delete from feed.match_change c where c.match_id = match and c.changed_at > now() - interval '10 minutes'
  returning * into corrected;
  before := coalesce(corrected.before, before);
  kinds := upkeep.change_kinds(before, after);
  -- The new date that visitors were told does not hold either, and there is no other.
  if before ->> 'status' = 'postponed' and after ->> 'status' = 'postponed' and after ->> 'time' is null
    and (before ->> 'time')::numeric > extract(epoch from now() - interval '4 hours')
    and (select 'moved' = any(c.kinds) from feed.match_change c where c.match_id = match order by c.sequence desc limit 1)
  then kinds := array_prepend('postponed', kinds); end if;
  if cardinality(kinds) > 0 then
    insert into feed.match_change (match_id, sequence, changed_at, kinds, before, after)
    values (match, coalesce(corrected.sequence, revision), now(), kinds, before, after);
  end if;
end
$$;

create function upkeep.count_change(match integer) returns void language plpgsql as $$
declare
  before jsonb;
  after constant jsonb := upkeep.shown_of(match);
  revision integer;
begin
  insert into feed.match_revision (match_id, shown) select match, after where after is not null
  on conflict (match_id) do nothing;
  select r.shown into before from feed.match_revision r where r.match_id = match for update;
  update feed.match_revision r set shown = after, sequence = r.sequence + 1, changed_at = now()
  where r.match_id = match and r.shown is distinct from after returning r.sequence into revision;
  if revision is not null and before is not null then
    perform upkeep.note_change(match, revision, upkeep.noticed_of(before), upkeep.noticed_of(after));
  end if;
end
$$;

create function upkeep.match_saved() returns trigger language plpgsql as $$
begin
  perform upkeep.count_change(new.id);
  return null;
end
$$;

create function upkeep.match_text_saved() returns trigger language plpgsql as $$
begin
  perform upkeep.count_change(coalesce(new._parent_id, old._parent_id));
  return null;
end
$$;

-- Deferred, since Payload deletes and reinserts the translations during a save.
create constraint trigger feed_match after insert or update on public.matches
deferrable initially deferred for each row execute function upkeep.match_saved();
create constraint trigger feed_match after insert or update or delete on public.matches_locales
deferrable initially deferred for each row execute function upkeep.match_text_saved();

insert into feed.match_revision as known (match_id, shown) select id, upkeep.shown_of(id) from public.matches m
where not exists (select from feed.match_revision r where r.match_id = m.id and r.shown is not null)
on conflict (match_id) do update set shown = excluded.shown where known.shown is null;

create view content.match_period as
select _parent_id as match_id, _order as number, home::int as home, away::int as away from public.matches_periods;

create view content.match_line as
select
  _parent_id as match_id, _order as place, side, player_id, nullif(jersey_number, '') as jersey_number, starter,
  coalesce(did_not_play, false) as did_not_play, seconds::int as seconds, points::int as points,
  dunk_made::int as dunk_made, dunk_all::int as dunk_all, two_point_made::int as two_point_made,
  two_point_all::int as two_point_all, three_point_made::int as three_point_made,
  three_point_all::int as three_point_all, free_throw_made::int as free_throw_made,
  free_throw_all::int as free_throw_all, defensive_rebound::int as defensive_rebound,
  offensive_rebound::int as offensive_rebound, assist::int as assist, steal::int as steal, turnover::int as turnover,
  block::int as block, block_against::int as block_against, foul::int as foul, defensive_foul::int as defensive_foul
from public.matches_lines;

-- The games that count in a table: its own and those carried over from earlier phases. `offset 0` makes the planner
-- look these up phase by phase: as a join, tables that carry nothing over would read every match.
create view content.table_game as
select
  competition_id, id, home_team_id as home, away_team_id as away, coalesce(home_score, 0)::int as home_score,
  coalesce(away_score, 0)::int as away_score, game_time, forfeit, null as carried
from public.matches
where status = 'finished' and (forfeit is not null or (home_score is not null and away_score is not null))
union all
select
  r.parent_id, m.id, m.home_team_id, m.away_team_id, coalesce(m.home_score, 0)::int, coalesce(m.away_score, 0)::int,
  m.game_time, m.forfeit, coalesce(c.carry_over::text, 'among_entries')
from public.competitions_rels r
join public.competitions c on c.id = r.parent_id
cross join lateral (
  select * from public.matches where competition_id = r.competitions_id and status = 'finished' offset 0
) m
where r.path = 'carries_over_from' and (m.forfeit is not null or (m.home_score is not null and m.away_score is not null));
