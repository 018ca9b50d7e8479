-- How often the data of a match in calendars has changed: its SEQUENCE there. A trigger of sport-views.sql counts;
-- a match that never changed has no row.
create table feed.match_revision (
  match_id integer primary key references public.matches (id) on delete cascade,
  sequence integer not null,
  changed_at timestamptz(3) not null
);
