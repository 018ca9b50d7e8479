-- The events of matches that are kept at courtside, see docs/decisions/058. Rows are only added, which the grants of
-- rights.sql hold; `seq` tells a device what it has not seen yet.
create schema courtside;

create table courtside.event (
  match_id integer not null references public.matches (id) on delete cascade,
  id uuid not null,
  seq bigint generated always as identity,
  event jsonb not null,
  user_id integer references public.users (id) on delete set null,
  received_at timestamptz(3) not null default clock_timestamp(),
  primary key (match_id, id)
);
create unique index event_seq on courtside.event (match_id, seq);
create index event_user on courtside.event (user_id);
