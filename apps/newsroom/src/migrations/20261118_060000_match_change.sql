-- What visitors are told of a match: that it was moved, postponed, called off, put back on, or is played elsewhere.
-- A trigger of sport-views.sql writes it together with feed.match_revision; `sequence` is the one that it began with.
-- `before` and `after` hold time, status and arena.
create table feed.match_change (
  match_id integer not null references public.matches (id) on delete cascade,
  sequence integer not null,
  changed_at timestamptz(3) not null,
  kinds text[] not null,
  before jsonb not null,
  after jsonb not null,
  primary key (match_id, sequence)
);
