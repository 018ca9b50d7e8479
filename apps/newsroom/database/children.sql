-- What may be shown of a minor. This is the only place of the rule: views.sql and sport-views.sql read their players and
-- pictures through it, so what has no consent is not in the views that the api can read.
-- Only years of birth are stored, so all ages are counted by year.

create schema if not exists children;

-- The api's role may not use this schema: the bodies are bound here and not when it reads a view.
create function children.day_of(moment timestamptz) returns date language sql stable parallel safe
return (moment at time zone 'Europe/Budapest')::date;

-- A player is a minor until the end of the year of turning 18. Without a year of birth, the teams decide; a team of
-- unknown age counts as a youth team.
create function children.is_minor(birth_year numeric, in_youth_team boolean, today date)
returns boolean language sql immutable parallel safe
return case when birth_year is null then in_youth_team else extract(year from today) <= birth_year + 18 end;

-- From the year of turning 14 the player signs as well as the guardian; without a year of birth, always.
create function children.is_enough(given_by public.enum_consents_given_by, birth_year numeric, given_on date)
returns boolean language sql immutable parallel safe
return given_by = 'guardian_and_player' or coalesce(extract(year from given_on) < birth_year + 14, false);

-- A withdrawal ends a consent at once, whatever its date.
create function children.counts(consent public.consents, birth_year numeric, today date)
returns boolean language sql stable parallel safe
return consent.withdrawn_at is null
  and children.day_of(consent.given_at) <= today
  and coalesce(children.day_of(consent.valid_until) >= today, true)
  and children.is_enough(consent.given_by, birth_year, children.day_of(consent.given_at));

-- Hungarian initials keep letters of several characters: Sz., Gy., Dzs.
create function children.initial(name text) returns text language sql immutable parallel safe
return coalesce(
  initcap((regexp_match(trim(name), '^(dzs|cs|dz|gy|ly|ny|sz|ty|zs|.)', 'i'))[1]) || '.', '');

-- Whom an event of a match names. Who drew a foul or was blocked is of the other side.
create function children.named_in(event jsonb) returns table (player_id integer, side text)
language sql immutable parallel safe as $$
  select named.player::int, named.side
  from (select event ->> 'side' as own, case event ->> 'side' when 'home' then 'away' when 'away' then 'home' end as other) s
  cross join lateral (
    select jsonb_array_elements_text(event -> 'players') as player, s.own as side
    union all values
      (event ->> 'player', s.own), (event ->> 'out', s.own), (event ->> 'in', s.own),
      (event ->> 'drawn_by', s.other), (event ->> 'blocked', s.other)
  ) named
  where named.player is not null and named.side is not null
$$;

-- Rows are only ever added, as the events are.
create function children.note_named() returns trigger language plpgsql as $$
begin
  insert into courtside.named (match_id, player_id, side)
  select e.match_id, n.player_id, n.side from added e cross join lateral children.named_in(e.event) n
  on conflict do nothing;
  return null;
end
$$;
create trigger note_named after insert on courtside.event referencing new table as added
  for each statement execute function children.note_named();

insert into courtside.named (match_id, player_id, side)
select e.match_id, n.player_id, n.side from courtside.event e cross join lateral children.named_in(e.event) n
where not exists (select from courtside.named known where known.match_id = e.match_id)
on conflict do nothing;

-- A subquery, because a join would read every match; the same below.
create view children.courtside_team as
select n.player_id, (
  select case n.side when 'home' then m.home_team_id else m.away_team_id end
  from public.matches m where m.id = n.match_id) as team_id
from courtside.named n;

-- The teams that each player is or was in, with the dates of a place in the squad. A squad row is deleted when somebody
-- leaves, but box scores and live scoring still name the player.
create view children.player_team as
select player_id, _parent_id as team_id, true as in_squad,
  children.day_of("from") as joined, children.day_of("to") as left_on
from public.competition_teams_squad
union all
select l.player_id, (
  select case l.side when 'home' then m.home_team_id else m.away_team_id end
  from public.matches m where m.id = l._parent_id), false, null, null
from public.matches_lines l
union all
select player_id, team_id, false, null, null from children.courtside_team;

-- What may be shown of each player: everything of an adult, without a look at consents. `offset 0` has an answer that
-- is used several times worked out once.
create view children.player as
select
  p.id,
  age.is_minor,
  not age.is_minor or coalesce(consent.full_name, false) or opponent.is_shown as full_name,
  not age.is_minor or coalesce(consent.pictures, false) as pictures,
  not age.is_minor or coalesce(consent.physical, false) as physical,
  not age.is_minor or coalesce(consent.full_name and consent.own_page, false) or opponent.is_shown as own_page,
  -- Whoever may still be under 16.
  age.is_minor and coalesce(extract(year from age.today) <= p.birth_year + 16, true) as noindex
from public.players p
cross join lateral (
  select today, children.is_minor(
    p.birth_year,
    -- An adult: every team is marked adult and the player is in the squad of one of them today. Unknown means a minor.
    p.birth_year is null and not coalesce((
      select bool_and(adult) and bool_or(
        s.in_squad and coalesce(s.joined <= today, true) and coalesce(s.left_on >= today, true))
      from children.player_team s
      left join public.competition_teams t on t.id = s.team_id
      cross join lateral coalesce(t.age_group in ('u20', 'u23', 'senior'), false) adult
      where s.player_id = p.id
    ), false),
    today
  ) as is_minor
  from (select children.day_of(now()) as today) clock
  offset 0
) age
left join lateral (
  select bool_or(c.full_name) as full_name, bool_or(c.pictures) as pictures, bool_or(c.physical) as physical,
    bool_or(c.own_page) as own_page
  from public.consents c
  where age.is_minor and c.player_id = p.id and children.counts(c, p.birth_year, age.today)
) consent on true
-- We never have the consent of opponents' minors; a club may show their names for a reason that it has written down.
-- Whoever has no team may be about to join ours, a team without a club may be ours, and a club that has not said which
-- one is its own has no opponents.
cross join lateral (
  select age.is_minor
    and exists (
      select from public.settings where children_show_opponents and trim(children_show_opponents_reason) <> '')
    and exists (select from public.clubs where own)
    and coalesce((
      select bool_and(coalesce(not c.own, false))
      from children.player_team s
      left join public.competition_teams t on t.id = s.team_id
      left join public.clubs c on c.id = t.club_id
      where s.player_id = p.id
    ), false) as is_shown
  offset 0
) opponent;

-- Pictures that are not cleared, or that show a minor without consent for pictures.
create view children.held_media as
select m.id from public.media m
where m.children = 'not_cleared'
  or exists (
    select from public.media_rels r join children.player c on c.id = r.players_id
    where r.parent_id = m.id and r.path = 'players' and not c.pictures)
  or exists (
    select from public.players d join children.player c on c.id = d.id
    where d.profile_image_id = m.id and not c.pictures);

create view children.held_gallery_file as
select m.id from public.gallery_files m
where m.children = 'not_cleared'
  or exists (
    select from public.gallery_files_rels r join children.player c on c.id = r.players_id
    where r.parent_id = m.id and r.path = 'players' and not c.pictures);

-- A picture that loses its player would lose what holds it back: it is held until somebody clears it.
create function children.keep_held() returns trigger language plpgsql as $$
begin
  update public.media m set children = 'not_cleared'
  where m.id in (select id from children.held_media) and (
    m.id = old.profile_image_id
    or tg_op = 'DELETE' and m.id in (
      select parent_id from public.media_rels where path = 'players' and players_id = old.id));
  if tg_op = 'DELETE' then
    update public.gallery_files m set children = 'not_cleared'
    where m.id in (select id from children.held_gallery_file) and m.id in (
      select parent_id from public.gallery_files_rels where path = 'players' and players_id = old.id);
  end if;
  return coalesce(new, old);
end
$$;
create trigger keep_held before update on public.players
  for each row when (old.profile_image_id is distinct from new.profile_image_id)
  execute function children.keep_held();
create trigger keep_held_deleted before delete on public.players
  for each row execute function children.keep_held();
